import type { Answers, SiteDefinition } from "../definition.ts";
import type { MessageLanguage } from "../diagnostics/language.ts";
import type { Format } from "../diagnostics/report.ts";
import type { servers } from "../host/configuration.ts";

/** The definition of the site, and the digest of the code; without that, as when the code may change during the run, nothing is cached. */
export type Program = {
	readonly site: SiteDefinition;
	readonly code?: string | undefined;
};

/** The same before the definition is loaded, which some runs don't need. The time zone is that of the definition. */
export type UnloadedProgram = Omit<Program, "site"> & {
	readonly timeZone: string;
	loadSite(): Promise<SiteDefinition>;
};

/** The options of every command that makes a site: the project's folder, the day (yyyy-mm-dd), the language of messages. */
export type ProjectOptions = Program & {
	readonly root: string;
	readonly date: string;
	readonly lang: MessageLanguage;
};

/** The options of the commands that print diagnostics. */
export type Options = ProjectOptions & { readonly format: Format };

/** The options of `kilde build`; `output` is a folder within the project. */
export type BuildOptions = Omit<Options, "site"> &
	Pick<UnloadedProgram, "loadSite"> & {
		readonly output: string;
		readonly launch?: true;
		readonly compress?: true;
	};

/** The options of `kilde check`. */
export type CheckOptions = Options & { readonly launch?: true };

/** The options of `kilde dev`; `host` serves the site to the whole network. */
export type DevOptions = Options & {
	readonly port: number;
	readonly host?: true;
};

/** The options of `kilde edit`; `open` opens the browser. */
export type EditOptions = DevOptions & { readonly open: boolean };

/** The options of `kilde preview`. */
export type PreviewOptions = Pick<BuildOptions, "root" | "lang" | "output"> & {
	readonly port: number;
};

/** The options of `kilde new`, among them the answers to some of its questions. */
export type NewOptions = Omit<ProjectOptions, keyof Program> & Answers;

/** The options of `kilde schema`; `explained` is the language in which editors explain the fields. */
export type SchemaOptions = ProjectOptions & {
	readonly explained: MessageLanguage;
};

/** The options of `kilde translations`. */
export type TranslationsOptions = Pick<Options, "site" | "root" | "lang"> & {
	readonly check?: true;
	readonly json?: true;
};

/** The options of `kilde hosting`; `folder` is the path of the site on the server. */
export type HostingOptions = ProjectOptions & {
	readonly folder: string;
	readonly address?: string;
};

/** The servers that `kilde hosting` supports. */
export type ServerName = (typeof servers)[number];

/** The output formats of `kilde where`. */
export const whereFormats = ["text", "json"] as const;

/** The options of `kilde where`. */
export type WhereOptions = ProjectOptions & {
	readonly format: (typeof whereFormats)[number];
};

/** The output formats of `kilde diff`. */
export const diffFormats = ["text", "markdown", "json"] as const;

/** The options of `kilde diff`. */
export type DiffOptions = ProjectOptions & {
	readonly format: (typeof diffFormats)[number];
};
