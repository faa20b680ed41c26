import type {
	FailedDefinition,
	UnloadedSite,
} from "../../bundle/open-definition.ts";
import type { SiteDefinition } from "../../definition.ts";
import type { MessageLanguage } from "../../diagnostics/language.ts";
import type { Format } from "../../diagnostics/report.ts";

/** The definition of the site, and the digest of the code; without that, as when the code may change during the run, nothing is cached. */
export type Program = {
	readonly site: SiteDefinition;
	readonly code?: string | undefined;
};

/**
 * The program before a project is opened: the digest of its own code, and the function that opens the definition of a
 * project's site.
 */
export type Engine = {
	readonly code: string | undefined;
	open(root: string): Promise<UnloadedSite | FailedDefinition>;
};

/** The options of every command that makes a site: the project's folder, the day (yyyy-mm-dd), the language of messages. */
export type ProjectOptions = Program & {
	readonly root: string;
	readonly date: string;
	readonly lang: MessageLanguage;
	/** The language of messages if it was asked for, whatever the environment says. */
	readonly askedLang?: MessageLanguage | undefined;
};

/** The options of the commands that print diagnostics. */
export type Options = ProjectOptions & { readonly format: Format };

/** The options of `kilde build`; `output` is a folder within the project. */
export type BuildOptions = Omit<Options, "site"> & {
	readonly output: string;
	readonly launch?: true;
	readonly compress?: true;
};
