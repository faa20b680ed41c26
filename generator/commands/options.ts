import type { Answers, SiteDefinition } from "../definition.ts";
import type { MessageLanguage } from "../diagnostics/language.ts";
import type { Format } from "../diagnostics/report.ts";
import type { servers } from "../host/configuration.ts";

/** What a command runs for: the definition of the site, and the digest of the code, where that is known not to change while it runs. */
export type Program = {
	readonly site: SiteDefinition;
	readonly code?: string | undefined;
};

/** The same before the definition is loaded, which some runs don't need; the time zone is the definition's. */
export type UnloadedProgram = Omit<Program, "site"> & {
	readonly timeZone: string;
	loadSite(): Promise<SiteDefinition>;
};

/** What every command that makes a site is told: the project's folder, the day (yyyy-mm-dd), the language to answer in. */
export type ProjectOptions = Program & {
	readonly root: string;
	readonly date: string;
	readonly lang: MessageLanguage;
};

/** What the commands are told that print problems. */
export type Options = ProjectOptions & { readonly format: Format };

/** What `kilde build` is told; `output` is a folder within the project. */
export type BuildOptions = Omit<Options, "site"> &
	Pick<UnloadedProgram, "loadSite"> & {
		readonly output: string;
		readonly launch?: true;
		readonly compress?: true;
	};

/** What `kilde check` is told. */
export type CheckOptions = Options & { readonly launch?: true };

/** What `kilde dev` is told; `host` shows the site to the whole network. */
export type DevOptions = Options & {
	readonly port: number;
	readonly host?: true;
};

/** What `kilde preview` is told. */
export type PreviewOptions = Pick<BuildOptions, "root" | "lang" | "output"> & {
	readonly port: number;
};

/** What `kilde new` is told: some of the answers that it would ask for. */
export type NewOptions = Omit<ProjectOptions, keyof Program> & Answers;

/** The options of `kilde schema`; `explained` is the language in which editors explain the fields. */
export type SchemaOptions = ProjectOptions & {
	readonly explained: MessageLanguage;
};

/** What `kilde translations` is told. */
export type TranslationsOptions = Pick<Options, "site" | "root" | "lang"> & {
	readonly check?: true;
	readonly json?: true;
};

/** What `kilde hosting` is told, besides the server; `folder` is where the site lies on it. */
export type HostingOptions = ProjectOptions & {
	readonly folder: string;
	readonly address?: string;
};

/** The servers that `kilde hosting` knows. */
export type ServerName = (typeof servers)[number];

/** How `kilde where` can answer. */
export const whereFormats = ["text", "json"] as const;

/** What `kilde where` is told, besides the fact. */
export type WhereOptions = ProjectOptions & {
	readonly format: (typeof whereFormats)[number];
};

/** How `kilde diff` can answer. */
export const diffFormats = ["text", "markdown", "json"] as const;

/** What `kilde diff` is told, besides the revision. */
export type DiffOptions = ProjectOptions & {
	readonly format: (typeof diffFormats)[number];
};
