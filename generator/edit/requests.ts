import { setTimeout } from "node:timers/promises";
import { type Built, compile } from "../build.ts";
import { createMemo, type Memo } from "../cache/memo.ts";
import { surroundings } from "../compare/changes.ts";
import {
	compareSites,
	extractSite,
	languagesOf,
	type PlacedChange,
} from "../compare/index.ts";
import { isGood, type Outcome } from "../dev/builder.ts";
import { isError, newErrors, type Wording } from "../diagnostics/diagnostic.ts";
import {
	languageName,
	type MessageLanguage,
	messageTags,
} from "../diagnostics/language.ts";
import { count } from "../diagnostics/report.ts";
import { keep } from "../git/keep.ts";
import { publish } from "../git/publish.ts";
import { readLastCommit } from "../git/revision.ts";
import { formatList } from "../i18n/format.ts";
import { takeIn } from "../images/intake.ts";
import { sanitizeMedia } from "../images/published/index.ts";
import { begin } from "../new/index.ts";
import { read } from "../read/index.ts";
import type { ContentEntry, Entry, SiteFile } from "../types.ts";
import { mediaAddress, outputFile } from "../url.ts";
import { contentOf, renderedOnce } from "../write/content.ts";
import { saveEdited } from "../write/save-edited.ts";
import { filesToKeep, readChanges } from "./changes.ts";
import { copyEntry } from "./copy-entry.ts";
import type { Drafts, FileChange } from "./drafts.ts";
import { factChoices } from "./facts.ts";
import { panelOf } from "./fields.ts";
import { changeListInFile, setInFile } from "./file-edit.ts";
import { markOf } from "./mark-form.ts";
import { valuesById } from "./marks.ts";
import { pageChoices } from "./options.ts";
import { takeBack, withChanges } from "./pieces.ts";
import { problemsOf } from "./problems.ts";
import type { EditState, Origin, Requests, Usage } from "./protocol.ts";
import { builtWithOther, siteOf, textsByTrial } from "./trial.ts";

/** What requests work on. */
export type RequestContext = {
	readonly root: string;
	readonly language: MessageLanguage;
	/** The environment in which git runs. */
	readonly environment: NodeJS.ProcessEnv;
	/** Builds the site again, given the files that were written, and shows it. */
	rebuild(written: readonly string[]): Promise<Outcome>;
	/** Whether the site was built since `rebuild` was called last, as after a change on the disk. */
	isChanged(): boolean;
};

/** A site without exceptions: what was built, or what is wrong with the content. */
type Site = Exclude<Outcome, Error>;

/** The answers to the requests of the editor. */
export type Handlers = {
	readonly [N in keyof Requests]: (
		ask: Requests[N]["ask"],
	) => Promise<Requests[N]["answer"] | undefined>;
};

/** Creates the answers to all requests, for the drafts of a project. */
export function createRequests(
	drafts: Drafts,
	context: RequestContext,
): {
	readonly handlers: Handlers;
	/** The picture or film that has an address. */
	media(address: string): SiteFile | undefined;
} {
	const { root, language, environment } = context;
	/** Kept apart from that of the builds, which drops what a build doesn't use. */
	const memo = createMemo();
	/** The files that values are set in, parsed. */
	const typed = createMemo();
	/** Grows with each change: a search that began before it ends. */
	let edition = 0;
	let latest: Site | undefined;
	/** The last site without errors, which is served. */
	let good: Site | undefined;

	/** Throws what the site's code throws. */
	async function build(written: readonly string[] = []): Promise<Site> {
		const outcome = await context.rebuild(written);
		if (outcome instanceof Error) throw outcome;
		latest = outcome;
		if (isGood(outcome)) good = outcome;
		return outcome;
	}

	async function built(): Promise<Site> {
		return latest && !context.isChanged() ? latest : build();
	}

	/** The site that is served; its pages have marks. */
	async function shown(): Promise<Built> {
		const now = await built();
		return (good ?? now).value;
	}

	/** A site as visitors will see it, without marks. */
	function unmarked(site: Built): Built {
		return site.model
			? { ...siteOf(site.entries, site, memo), mark: undefined }
			: site;
	}

	async function state(refused?: Wording): Promise<EditState> {
		const { diagnostics, value } = await built();
		const { undo, redo } = drafts.labels();
		return {
			unsaved: [...drafts.unsaved().keys()],
			undo: undo?.[language],
			redo: redo?.[language],
			problems: problemsOf(diagnostics, value, language),
			conflicts: conflictsOf(drafts),
			refused: refused?.[language],
		};
	}

	/** Changes files, builds the site, and says how it stands. */
	async function change(
		files: readonly FileChange[] | undefined,
		label: Wording,
		step?: string,
	): Promise<EditState> {
		if (!files) return state(notHeld);
		edition++;
		drafts.change(files, { label, step });
		await build();
		return state();
	}

	const textOf = (path: string) => decoded(drafts.read(path));

	/** Changes the text of a file; undefined if the file can't hold what was asked. */
	const changeText = (
		path: string,
		text: string | undefined,
		label: Wording,
		step?: string,
	) =>
		change(
			text === undefined ? undefined : [{ path, bytes: encoded(text) }],
			label,
			step,
		);

	/** Adds the files of something new, and says where it shows. */
	async function beginWith(
		files: readonly FileChange[],
		label: Wording,
	): Promise<Requests["create"]["answer"]> {
		const before = valuesById((await built()).value.entries);
		const now = await change(files, label);
		const { origin, page } = firstShown(await shown(), before) ?? {};
		return { ...now, origin, page };
	}

	const notBegun = async (reason: Wording | undefined) => ({
		...(await state(reason)),
		...{ origin: undefined, page: undefined },
	});

	const handlers: Handlers = {
		async begin() {
			const { collections } = (await built()).value.site;
			return {
				...(await state()),
				language,
				scaffolds: collections.flatMap(({ scaffold }) =>
					scaffold
						? [{ name: scaffold.name, called: scaffold.called[language] }]
						: [],
				),
			};
		},
		state: () => state(),
		async panel(ask) {
			const site = await built();
			const origin =
				"mark" in ask
					? valuesById(site.value.entries).get(ask.mark)
					: ask.origin;
			return origin && panelOf(origin, site.value, language);
		},
		async unmarked({ path }) {
			const site = await shown();
			const begun = edition;
			const found = await textsByTrial(path, site, createMemo(), async () => {
				// Whatever was asked meanwhile is answered first.
				await setTimeout(0);
				return edition === begun;
			});
			return found ?? [];
		},
		async set({ origin, value, step }) {
			const text = textOf(origin.file) ?? "";
			const earlier = decoded(drafts.unsaved().get(origin.file)?.base);
			const next = setInFile(text, origin, value, earlier, typed);
			typed.dropUnused();
			return changeText(origin.file, next, labelOf(origin), step);
		},
		async list({ origin, change: wanted }) {
			const text = textOf(origin.file) ?? "";
			const next = changeListInFile(text, origin, wanted);
			return changeText(origin.file, next, listLabels[wanted.kind]);
		},
		async referrers({ origin, index }) {
			const site = await built();
			const text = textOf(origin.file);
			const files =
				index === undefined
					? filesOf(origin.file, site.value).map((path) => ({
							path,
							bytes: undefined,
						}))
					: [
							{
								path: origin.file,
								bytes: encoded(
									(text &&
										changeListInFile(text, origin, {
											kind: "remove",
											index,
										})) ??
										"",
								),
							},
						];
			const sources = withChanges(site.value.sources, files);
			const after = compile({ ...site.value, sources }, memo);
			return problemsOf(
				newErrors(site.diagnostics, after.diagnostics),
				{ ...site.value, ...after.value, sources },
				language,
			);
		},
		async scaffold({ name }) {
			const scaffold = scaffoldNamed(name, await shown());
			return (
				scaffold && {
					asks: scaffold.asks.map(({ name: asked, asks, otherwise }) => ({
						name: asked,
						asks: asks[language],
						otherwise,
					})),
				}
			);
		},
		async create({ name, answers }) {
			const site = await built();
			const scaffold = scaffoldNamed(name, site.value);
			if (!scaffold) return undefined;
			const given = Object.fromEntries(
				scaffold.asks.map((each) => [
					each.name,
					answers[each.name]?.trim() || (each.otherwise ?? ""),
				]),
			);
			const begun = begin(scaffold, given, site, memo);
			if (begun.kind === "refused") return notBegun(begun.reason);
			if (begun.kind === "mistakes")
				return notBegun(begun.mistakes[0]?.message);
			const files = begun.files.map(({ path, bytes }) => ({
				path,
				bytes: Buffer.from(bytes),
			}));
			return beginWith(files, {
				en: `add: ${scaffold.called.en}`,
				da: `tilføj: ${scaffold.called.da}`,
			});
		},
		async copyEntry({ file }) {
			const { value, diagnostics } = await built();
			const entries = entriesOf(file, value);
			if (entries.length === 0) return undefined;
			const copy = copyEntry(entries, value, diagnostics, memo);
			if ("en" in copy) return notBegun(copy);
			const begun = await beginWith(copy.files, listLabels.copy);
			return { ...begun, origin: copy.title ?? begun.origin };
		},
		async removeEntry({ file }) {
			const site = await built();
			const files = filesOf(file, site.value);
			return files.length === 0
				? undefined
				: change(
						files.map((path) => ({ path, bytes: undefined })),
						{ en: `take out ${file}`, da: `fjern ${file}` },
					);
		},
		async undo() {
			edition++;
			if (drafts.undo()) await build();
			return state();
		},
		async redo() {
			edition++;
			if (drafts.redo()) await build();
			return state();
		},
		async save() {
			let begun: number;
			let site: Site;
			// What was typed during a build is checked, too.
			do {
				begun = edition;
				site = await build();
			} while (edition !== begun);
			if (drafts.clashes().size > 0) return state(clashing);
			const onDisk = compile(
				{ ...site.value, sources: read(root).value },
				memo,
			);
			if (newErrors(onDisk.diagnostics, site.diagnostics).length > 0)
				return state(withErrors);
			const unsaved = [...drafts.unsaved()];
			const saved = saveEdited(
				root,
				unsaved.map(([path, { base, now }]) => ({ path, base, bytes: now })),
			);
			if ("refused" in saved) return state(saved.refused);
			const paths = unsaved.map(([path]) => path);
			if (saved.changed.length === 0) drafts.saved(paths);
			await build(paths);
			return state(saved.changed.length === 0 ? undefined : clashing);
		},
		async settle({ file, keep: kept }) {
			drafts.settle(file, kept);
			await build();
			return state();
		},
		async facts() {
			return factChoices(await shown());
		},
		async pages({ locale }) {
			return pageChoices(await shown(), locale);
		},
		async usage({ origin }) {
			return usageOf(origin, unmarked(await shown()), memo, language);
		},
		async changes() {
			const site = await built();
			const edited = {
				...{ root, environment, current: unmarked(site.value) },
				saved: read(root).value,
			};
			return readChanges(edited, memo, language);
		},
		async takeBack({ ids }) {
			const site = await built();
			const committed = readLastCommit(root);
			if ("en" in committed) return state(committed);
			const files = takeBack(committed, site.value.sources, ids);
			return files
				? change(files, { en: "take back", da: "tag tilbage" })
				: state(meanwhile);
		},
		async keep({ message }) {
			if (drafts.unsaved().size > 0) return report(saveFirst, language);
			const files = filesToKeep(root, read(root).value);
			if ("en" in files) return report(files, language);
			const { isDone, message: said } = await keep(
				root,
				message,
				files,
				environment,
			);
			return { isDone, message: said[language] };
		},
		async publish() {
			const { isDone, message } = await publish(root, environment, async () => {
				const site = await build();
				return site.diagnostics.some(isError) ? merged : undefined;
			});
			await build();
			return { isDone, message: message[language] };
		},
		async picture({ name, bytes }) {
			const site = await built();
			const taken = await takeIn(
				Buffer.from(bytes, "base64"),
				name,
				site.value.sources,
			);
			if ("refused" in taken)
				return { ...(await state(taken.refused)), src: undefined };
			const label = { en: `add ${taken.src}`, da: `tilføj ${taken.src}` };
			const files = [{ path: taken.path, bytes: taken.bytes }];
			return { ...(await change(files, label)), src: taken.src };
		},
	};
	return {
		handlers,
		media(address) {
			const { entries = [], sources = [] } = latest?.value ?? {};
			const entry = entries.find(
				(each) => each.kind === "media" && mediaAddress(each) === address,
			);
			const source = sources.find(({ path }) => path === entry?.file);
			return (
				source && {
					path: source.path,
					bytes: sanitizeMedia(source.path, source.bytes).bytes,
				}
			);
		},
	};
}

function report(wording: Wording, language: MessageLanguage) {
	return { isDone: false, message: wording[language] };
}

const notHeld: Wording = {
	en: "The file can't hold this; nothing was changed.",
	da: "Det kan ikke stå i filen; der er ikke ændret noget.",
};

const withErrors: Wording = {
	en: "Nothing was saved yet: correct the errors first.",
	da: "Der er ikke gemt noget endnu: Ret fejlene først.",
};

const clashing: Wording = {
	en: "Nothing was saved: the file has been changed on the disk meanwhile. Choose which version to keep.",
	da: "Der er ikke gemt noget: Filen er imens blevet ændret på disken. Vælg, hvilken udgave der skal gælde.",
};

const meanwhile: Wording = {
	en: "This has changed meanwhile. Look at the list again.",
	da: "Det er blevet ændret imens. Se listen igen.",
};

const saveFirst: Wording = {
	en: "Save first: only what is saved can be kept.",
	da: "Gem først: Kun det, der er gemt, kan lægges i historikken.",
};

const merged: Wording = {
	en: "Others' changes and yours together have errors. Correct them, then publish again.",
	da: "De andres ændringer og dine har fejl, når de kommer sammen. Ret dem, og udgiv så igen.",
};

const listLabels = {
	copy: { en: "copy", da: "kopiér" },
	move: { en: "move", da: "flyt" },
	remove: { en: "take out", da: "fjern" },
} satisfies Readonly<Record<string, Wording>>;

function labelOf({ path }: Origin): Wording {
	const name =
		path === "markdown"
			? undefined
			: path.findLast((step) => typeof step === "string" && step.length > 2);
	return name === undefined
		? { en: "change the text", da: "ret teksten" }
		: { en: `change ${name}`, da: `ret ${name}` };
}

/** The text of a file with its byte order mark. */
function decoded(bytes: Uint8Array | undefined): string | undefined {
	return bytes && new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
}

function encoded(text: string): Uint8Array {
	return new TextEncoder().encode(text);
}

function conflictsOf(drafts: Drafts): EditState["conflicts"] {
	return [...drafts.clashes()].map(([file, { now, disk }]) => ({
		file,
		here: decoded(now) ?? "",
		disk: decoded(disk) ?? "",
	}));
}

function scaffoldNamed(name: string, { site }: Built) {
	return site.collections
		.flatMap(({ scaffold }) => scaffold ?? [])
		.find((each) => each.name === name);
}

/** The entries of the thing that a file belongs to: itself, and its texts in every language. */
function entriesOf(
	file: string,
	{ entries, site }: Pick<Built, "entries" | "site">,
): ContentEntry[] {
	const content = entries.filter(isContent);
	const entry = content.find((each) => each.file === file);
	if (!entry) return [];
	const owner =
		site.collections.find(({ name }) => name === entry.collection)?.textOf ??
		entry.collection;
	const texts = site.collections
		.filter(({ textOf }) => textOf === owner)
		.map(({ name }) => name);
	return content.filter(
		({ id, collection }) =>
			id === entry.id && [owner, ...texts].includes(collection),
	);
}

function isContent(entry: Entry): entry is ContentEntry {
	return entry.kind === "content";
}

function filesOf(file: string, site: Built): string[] {
	return entriesOf(file, site).map((each) => each.file);
}

/** The page that shows the most of what is new, and the first text of that. */
function firstShown(
	{ entries, pages, artifacts }: Built,
	before: ReadonlyMap<string, Origin>,
): { readonly origin: Origin; readonly page: string } | undefined {
	const files = new Map(artifacts.map((each) => [each.path, each]));
	const fresh = [...valuesById(entries)].filter(([id]) => !before.has(id));
	const showing = pages.flatMap(({ kind, path }) => {
		const artifact = kind === "view" && files.get(outputFile(path));
		const html = artifact ? String(contentOf(artifact)) : "";
		const shown = fresh.filter(([id]) => html.includes(markOf(id)));
		return shown.length > 0 ? [{ path, shown }] : [];
	});
	const most = Math.max(0, ...showing.map(({ shown }) => shown.length));
	const candidates = showing.filter(({ shown }) => shown.length === most);
	// Its own page shows as much of it as the list that it is below.
	const best =
		candidates.find(({ path }) =>
			showing.some((list) => path.startsWith(`${list.path}/`)),
		) ?? candidates[0];
	const [first] = best?.shown ?? [];
	return best && first && { origin: first[1], page: best.path };
}

/** Where a value shows: what changes on the pages when it changes. */
function usageOf(
	origin: Origin,
	site: Built,
	memo: Memo,
	language: MessageLanguage,
): Usage {
	const { model } = site;
	const other = builtWithOther(origin, site, memo);
	if (!model || !other) return { summary: nowhere[language], uses: [] };
	const [now, then] = [{ ...site, model }, other].map((version) =>
		extractSite({
			...version,
			artifacts: renderedOnce(version.artifacts, memo),
		}),
	);
	const changes =
		now && then
			? compareSites(now, then).filter(({ part }) => part !== "machine")
			: [];
	return {
		summary: summaryOf(changes, site, language),
		uses: changes.map((change) => {
			const [before, after] = surroundings(change);
			const { page, language: locale, from } = change;
			return { where: page, locale, before, words: from, after };
		}),
	};
}

const nowhere: Wording = {
	en: "No page shows it.",
	da: "Ingen side viser det.",
};

/** As “22 places on 14 pages, in both languages”. */
function summaryOf(
	changes: readonly PlacedChange[],
	{ site }: Built,
	language: MessageLanguage,
): string {
	if (changes.length === 0) return nowhere[language];
	const pages = new Set(changes.map(({ page }) => page)).size;
	const locales = languagesOf(changes);
	const words = formatList(
		locales.map((locale) => languageName(locale)[language]),
		messageTags[language],
	);
	const all = locales.length === site.languages.length;
	const sentence: Wording = {
		en: `${count(changes.length, "place", "en")} on ${count(pages, "page", "en")}, in ${all && locales.length === 2 ? "both languages" : words}`,
		da: `${count(changes.length, "place", "da")} på ${count(pages, "page", "da")}, på ${all && locales.length === 2 ? "begge sprog" : words}`,
	};
	return sentence[language];
}
