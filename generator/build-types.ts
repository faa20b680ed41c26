import type { Bundle } from "./bundle/index.ts";
import type { Memo } from "./cache/memo.ts";
import type { SiteDefinition } from "./definition.ts";
import type { Checked } from "./diagnostics/diagnostic.ts";
import type { PreparePictures } from "./images/encode.ts";
import type { Model } from "./link/model.ts";
import type { Artifact, Entry, Page, Source, ValidEntry } from "./types.ts";
import type { BuildRecord, BuildSummary } from "./write/record.ts";

/** All inputs of a build. `date` is the day that the site is built for, yyyy-mm-dd. */
export type BuildInputs = {
	readonly site: SiteDefinition;
	readonly sources: readonly Source[];
	readonly bundle: Bundle;
	readonly date: string;
	/** Editor only: adds marks to the texts that pages are built from. `entries` have no marks. */
	readonly mark?:
		| ((
				entries: readonly ValidEntry[],
				memo: Memo,
				site: SiteDefinition,
		  ) => ValidEntry[])
		| undefined;
	/**
	 * For repeated builds: the entries of the last build without errors. They replace files with errors, so that problems
	 * between all other files are still reported.
	 */
	readonly lastValid?: readonly Entry[] | undefined;
};

/**
 * A project to build: its site, its folder, the day; and the digest of the generator's code, without which nothing is
 * cached. `bundle` and `sources` are loaded unless they are given.
 */
export type Project = Pick<
	BuildInputs,
	"site" | "date" | "mark" | "lastValid"
> & {
	readonly root: string;
	readonly code?: string | undefined;
	readonly bundle?: Bundle;
	readonly sources?: Checked<Source[]>;
	/** Whether pictures are encoded (the default), or only decoded to find damaged ones; or a function that prepares them. */
	readonly pictures?: "encoded" | "checked" | PreparePictures;
};

/** The pages of a site, and its files. */
export type SiteOutput = {
	readonly pages: readonly Page[];
	readonly artifacts: readonly Artifact[];
};

/** The result of `compile`. */
export type CompiledSite = SiteOutput & {
	readonly entries: readonly Entry[];
	readonly model: Model | undefined;
};

/** The result of a build in memory, and its inputs. */
export type BuiltSite = CompiledSite & BuildInputs;

/** The result of a build into a folder; `unwritten` is the reason why it could not be written. */
export type BuildResult = Checked<BuiltSite> & {
	readonly unwritten: string | undefined;
	readonly summary: BuildSummary;
};

/** The record of the last build, and the key of this one's inputs. */
export type LastBuild = {
	readonly record: BuildRecord;
	readonly key: string;
};
