import { type Bundle, keptBundle } from "./bundle/index.ts";
import { keyOf } from "./cache/digest.ts";
import type { Memo } from "./cache/memo.ts";
import { cacheFolder } from "./cache/project-memo.ts";
import { shownOn } from "./cache/shown.ts";
import type { SiteDefinition } from "./definition.ts";
import {
	type Checked,
	isError,
	sortDiagnostics,
	type Wording,
} from "./diagnostics/diagnostic.ts";
import { readCommitted } from "./git/committed.ts";
import { hostFiles } from "./host/files.ts";
import { type Hosting, hosting } from "./host/index.ts";
import { checkPictures, encodePictures } from "./images/encode.ts";
import { link } from "./link/index.ts";
import type { Model } from "./link/model.ts";
import { parse } from "./parse/index.ts";
import { plan } from "./plan/index.ts";
import { redirectPolicy } from "./plan/redirects.ts";
import { read } from "./read/index.ts";
import { render } from "./render/index.ts";
import type { Artifact, Entry, Page, SiteFile, Source } from "./types.ts";
import { outputFile } from "./url.ts";
import { compress } from "./write/compress.ts";
import { contentOf } from "./write/content.ts";
import { recover, write } from "./write/index.ts";
import { type Ledger, openLedger, type Receipt } from "./write/ledger.ts";
import { tallyOf } from "./write/tally.ts";

/** Everything a site is made from: its definition, its content and its code. `date` is the day it is built for, yyyy-mm-dd. */
export type Inputs = {
	readonly site: SiteDefinition;
	readonly sources: readonly Source[];
	readonly bundle: Bundle;
	readonly date: string;
	/** Facts as the last commit has them, where they have changed since; only warnings follow from them. */
	readonly committed?: readonly Source[];
};

/**
 * Where a build happens: the project's folder, the folder for the site, the day it is built for; and the digest of
 * the generator's code, without which nothing is kept for the next one.
 */
export type Project = {
	readonly site: SiteDefinition;
	readonly root: string;
	readonly output: string;
	readonly date: string;
	readonly code?: string | undefined;
	/** What was read already. */
	readonly sources?: Checked<Source[]>;
	/** Texts lie there compressed too, for hosts that send them so. */
	readonly compressed?: true;
	/** What becomes of pictures of pixels; by default they are encoded. */
	readonly pictures?: "encoded" | "checked";
};

/** Every page of a site, and the files that show them. */
export type Made = {
	readonly pages: readonly Page[];
	readonly artifacts: readonly Artifact[];
};

/** What came of the content: no model, and so no pages, while there is an error. */
export type Compiled = Made & {
	readonly entries: readonly Entry[];
	readonly model: Model | undefined;
};

/** What a build made, and what from. */
export type Built = Compiled & Inputs;

/** Hears what each step does as it begins. */
export type Progress = (step: Wording) => void;

/**
 * Everything but the two ends, and the pixels of pictures. Pure: the same inputs give the same bytes, whatever
 * the memo holds.
 */
export function compile(
	inputs: Inputs,
	memo: Memo,
	progress: Progress = () => {},
): Checked<Compiled> {
	const { site, sources, date, committed = [] } = inputs;
	const parsed = sources.map((source) =>
		memo.once("parse", `${source.digest} ${source.path}`, () =>
			parse(source, site),
		),
	);
	const entries = parsed.map((result) => result.value);
	const before = committed.map((source) => parse(source, site).value);
	const linked = link(entries, site, date, memo, before);
	const diagnostics = sortDiagnostics(
		[...parsed, linked].flatMap((result) => result.diagnostics),
	);
	const isWhole = !sources.some(({ isUnread }) => isUnread);
	if (!linked.value || !isWhole || diagnostics.some(isError))
		return {
			value: { artifacts: [], pages: [], entries, model: undefined },
			diagnostics,
		};

	progress({ en: "Making the pages", da: "Laver siderne" });
	const model = linked.value;
	return {
		value: { ...assemble(model, inputs, memo), entries, model },
		diagnostics,
	};
}

/** The half of `compile` behind the model: the list of pages, and their files. */
export function assemble(
	model: Model,
	{ site, sources, bundle, date }: Inputs,
	memo: Memo,
): Made {
	const pages = plan(model, site, { date, assets: bundle.assets }, memo);
	const means = {
		sources: new Map(sources.map((source) => [source.path, source])),
		bundle,
	};
	const rendered = pages
		.filter((page) => page.kind !== "picture")
		.map((page): Artifact => {
			const key = keyOf(`${bundle.digest} ${shownOn(page, memo).digest}`);
			return {
				path: outputFile(page.path),
				key,
				render: () => render(page, means),
			};
		});
	const files = bundle.policy ? hostFiles(hostingOf(model, pages, bundle)) : [];
	return { pages, artifacts: [...bundle.files, ...rendered, ...files] };
}

/** How a host must serve a site. */
export function hostingOf(
	model: Model,
	pages: readonly Page[],
	bundle: Bundle,
): Hosting {
	return hosting({
		pages,
		redirects: model.redirects,
		stubPolicy: redirectPolicy,
		policy: (page) => bundle.policy?.(page) ?? {},
	});
}

/** The content of a project file by file: what each is, and not yet how they go together. */
export function readEntries(root: string, site: SiteDefinition): Entry[] {
	return read(root).value.map((source) => parse(source, site).value);
}

/** From the disk's content to everything the site consists of; writes nothing. */
export async function make(
	project: Omit<Project, "output">,
	memo: Memo,
	progress: Progress,
): Promise<Checked<Built>> {
	progress({ en: "Bundling the site's code", da: "Samler webstedets kode" });
	const bundle = await keptBundle(project.site, project.code);
	progress({ en: "Reading the content", da: "Læser indholdet" });
	return makeWith({ ...project, bundle }, memo, progress);
}

/** The same with code that is bundled already, and sources that may be read. */
export async function makeWith(
	{
		site,
		root,
		date,
		bundle,
		sources: found = read(root),
		pictures: wish = "encoded",
	}: Pick<Project, "site" | "root" | "date" | "sources" | "pictures"> &
		Pick<Inputs, "bundle">,
	memo: Memo,
	progress: Progress = () => {},
): Promise<Checked<Built>> {
	const { value: sources, diagnostics: unread } = found;
	const committed = readCommitted(root, sources, site);
	const inputs = { site, sources, bundle, date, committed };
	const { value, diagnostics: told } = compile(inputs, memo, progress);
	progress(pictureSteps[wish]);
	const pictures = await pictureWork[wish](
		value.pages.filter((page) => page.kind === "picture"),
		{ sources, cache: cacheFolder(root) },
		memo,
	);
	const diagnostics = [...told, ...pictures.diagnostics];
	const failed = diagnostics.some(isError);
	// A build that fails asks for no page, and the next one will want them again.
	if (!failed) memo.forgetUnused();
	const artifacts = failed ? [] : [...value.artifacts, ...pictures.value];
	return {
		value: { ...value, ...inputs, artifacts },
		diagnostics: sortDiagnostics([...unread, ...diagnostics]),
	};
}

const pictureSteps: Readonly<
	Record<NonNullable<Project["pictures"]>, Wording>
> = {
	encoded: { en: "Encoding the pictures", da: "Omsætter billederne" },
	checked: { en: "Checking the pictures", da: "Kontrollerer billederne" },
};

const pictureWork: Readonly<
	Record<NonNullable<Project["pictures"]>, typeof encodePictures>
> = {
	encoded: encodePictures,
	checked: async (...pictures) => ({
		value: [],
		diagnostics: await checkPictures(...pictures),
	}),
};

/** What a build made, and what kept it from being written although nothing is wrong with the content. */
export type Written = Checked<Built> & {
	readonly unwritten: Wording | undefined;
	/** Of a site that was written, or would have been. */
	readonly receipt: Receipt;
};

/** What is known of the files that the last build wrote, and the key that stands for all that this one is made from. */
export type Records = { readonly ledger: Ledger; readonly key: string };

/** From the disk's content to the finished site in the output folder, which stays as it is while there is an error. */
export async function build(
	project: Project,
	memo: Memo,
	progress: Progress,
	{ ledger, key }: Records = { ledger: openLedger(), key: "" },
): Promise<Written> {
	recover(project.output);
	const made = await make(project, memo, progress);
	const { diagnostics } = made;
	const receipt = { key, ...tallyOf(made.value.pages), diagnostics };
	if (diagnostics.some(isError))
		return { ...made, unwritten: undefined, receipt };
	// Both who compresses and who writes asks for the bytes.
	const artifacts = project.compressed
		? made.value.artifacts.map(
				(artifact): SiteFile => ({
					path: artifact.path,
					key: artifact.key,
					bytes: contentOf(artifact),
				}),
			)
		: made.value.artifacts;
	if (project.compressed)
		progress({ en: "Compressing the texts", da: "Komprimerer teksterne" });
	const forms = project.compressed ? await compress(artifacts, memo) : [];
	progress({ en: "Writing the site", da: "Skriver webstedet" });
	const all = [...artifacts, ...forms];
	const unwritten = write(all, project.output, ledger, receipt);
	return { ...made, unwritten, receipt };
}
