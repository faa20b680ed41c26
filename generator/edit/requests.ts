import { setTimeout } from "node:timers/promises";
import type { Built } from "../build-types.ts";
import { createMemo } from "../cache/memo.ts";
import { errorsAfter, type FileChange } from "../changed-files.ts";
import { collectionNamed } from "../definition.ts";
import { errorAt, fileStart, type Wording } from "../diagnostics/diagnostic.ts";
import { isWithin, type Path, valueAt } from "../diagnostics/places.ts";
import type { Locale } from "../i18n/languages.ts";
import { importPicture } from "../images/import-picture.ts";
import { contentFiles } from "../link/entries.ts";
import { begin } from "../new/index.ts";
import type { ContentFile, SiteFile } from "../types.ts";
import { changeRequests } from "./changes/change-requests.ts";
import { contextOf } from "./context.ts";
import type { Drafts } from "./drafts.ts";
import {
	createEditedSite,
	type RequestContext,
	unmarked,
} from "./edited-site.ts";
import { copyEntry, copyItem } from "./fields/copy-entry.ts";
import { factChoices } from "./fields/facts.ts";
import { panelOf } from "./fields/fields.ts";
import { changeAt, itemAfter, itemOf } from "./fields/list-change.ts";
import {
	whyNotAdd,
	whyNotCount,
	whyNotRemove,
	whyNotSetItem,
} from "./fields/list-size.ts";
import { fileNameAt } from "./fields/names.ts";
import { nodesTo } from "./fields/nodes.ts";
import { addressOptions, mediaOptions, pageChoices } from "./fields/options.ts";
import { relatedEntries } from "./fields/related.ts";
import { valuePath } from "./fields/value-path.ts";
import {
	changeListInFile,
	changeTextInFile,
	setInFile,
} from "./file/file-edit.ts";
import { decoded } from "./file/merge.ts";
import { beginInstead, type FullList, fullListOf } from "./full-list.ts";
import { createKeeping } from "./keeping.ts";
import type { KeptRuns } from "./kept-runs.ts";
import { mediaAt } from "./media.ts";
import {
	labelOf,
	notDropped,
	notSavedBefore,
	refusals,
	settling,
	stepLabel,
	unreadable,
} from "./messages.ts";
import { firstShown } from "./origins/first-shown.ts";
import { valuesById } from "./origins/marks.ts";
import { textsByTrial } from "./origins/trial.ts";
import { usageOf } from "./origins/usage.ts";
import {
	createVersions,
	type Since,
	type Versions,
} from "./origins/versions.ts";
import { fixNamed, problemsOf } from "./problems.ts";
import type { Origin, Problem, YamlValue } from "./protocol.ts";
import type { Handlers, Requests } from "./request-schemas.ts";
import { createSaving } from "./saving.ts";

/** Creates the answers to all requests, for the drafts of a project. */
export function createRequests(
	drafts: Drafts,
	context: RequestContext,
	kept: KeptRuns,
): {
	readonly handlers: Handlers;
	/** The picture or film that has an address. */
	media(address: string): SiteFile | undefined;
	/** Ends what is under way beside the site, as publishing. */
	close(): Promise<void>;
	/** Must be called with each site that pages show, and its revision. */
	readonly published: Versions["published"];
} {
	const versions = createVersions();
	const { language, session } = context;
	const edited = createEditedSite(drafts, versions, context, kept);
	const saving = createSaving(drafts, edited, context);
	const keeping = createKeeping(drafts, edited, saving, context);
	const { current, shown, state, edit } = edited;
	/** The files that values are set in, parsed. */
	const typed = createMemo();

	const textOf = (path: string) => decoded(drafts.read(path)) ?? "";

	/** Changes files; undefined files are those that can't hold what was asked. */
	const change = (
		files: readonly FileChange[] | undefined,
		label: Wording,
		step?: string,
	) =>
		files
			? edit(() => drafts.change(files, { label, step }))
			: state(refusals.notHeld);

	/** Whether others have changed the file since a panel showed it. */
	const isStale = ({ file }: Origin, round: number | undefined) =>
		round !== undefined && drafts.isNewer(file, round);

	/** The value of a mark: the same one in the content as it is, and as pages show it. */
	async function originOfMark(mark: string): Promise<Origin | undefined> {
		const { entries } = (await current()).value;
		return (
			valuesById((await shown()).entries).get(mark) ??
			valuesById(entries).get(mark)
		);
	}

	/** Where a value is now that a panel shows; undefined if others have changed the file, or if it is gone. */
	async function placeNow(
		origin: Origin,
		{ round, version }: Since & { readonly round?: number | undefined },
	): Promise<Origin | undefined> {
		if (version === undefined)
			return isStale(origin, round) ? undefined : origin;
		await current();
		return isStale(origin, round)
			? undefined
			: versions.now(origin, { version });
	}

	/** The same for a list, or an item of it, and the number of its items. */
	async function listNow(
		list: Origin,
		index: number | undefined,
		since: Parameters<typeof placeNow>[1],
	) {
		const { file, path } = list;
		const steps = index === undefined ? [] : [index];
		if (path === "markdown") return { list, index: 0, length: 0 };
		const now = await placeNow({ file, path: [...path, ...steps] }, since);
		if (!now || now.path === "markdown") return undefined;
		const own = now.path.slice(0, path.length);
		const items = await valueNow({ file, path: own });
		return {
			list: { file, path: own },
			index: Number(now.path[path.length] ?? 0),
			length: Array.isArray(items) ? items.length : 0,
		};
	}

	/** What a file says as it is being edited. */
	async function rawOf(file: string): Promise<unknown> {
		const { entries } = (await current()).value;
		return contentFiles(entries).find((each) => each.file === file)?.raw;
	}

	/** A value of a file as it is being edited. */
	async function valueNow({ file, path }: Origin): Promise<unknown> {
		if (path === "markdown") return undefined;
		return valueAt(await rawOf(file), path);
	}

	/** Adds the files of something new, and says where it shows. */
	async function beginWith(
		files: readonly FileChange[],
		label: Wording,
		locale: Locale | undefined,
		instead?: FullList["origin"],
	): Promise<Requests["create"]["answer"]> {
		const all = valuesById((await current()).value.entries);
		const goes = ({ file, path }: Origin) =>
			file === instead?.file &&
			path !== "markdown" &&
			isWithin(path, instead.path);
		const before = new Map([...all].filter(([, each]) => !goes(each)));
		const now = await change(files, label);
		const { origin, page } = firstShown(await shown(), before, locale) ?? {};
		return { ...now, origin, page };
	}

	const notBegun = async (
		reason: Pick<Problem, "message" | "hint"> | undefined,
	) => ({
		...(await state()),
		refused: reason && `${reason.message} ${reason.hint}`.trim(),
		origin: undefined,
		page: undefined,
	});

	/** Why a list would have too many items or too few: of other values than lists and their items, nothing is asked. */
	async function whyNotCounted(
		{ file, path }: Origin,
		value: YamlValue | undefined,
	) {
		const step = path.at(-1);
		const isItem = path !== "markdown" && typeof step === "number";
		if (!isItem && !Array.isArray(value)) return undefined;
		const context = contextOf((await current()).value, language);
		const nodeAt = (origin: Origin) => nodesTo(origin, context).at(-1);
		return (
			(Array.isArray(value)
				? whyNotCount(nodeAt({ file, path }), value.length)
				: undefined) ??
			(isItem
				? whyNotSetItem(nodeAt({ file, path: path.slice(0, -1) }), step, value)
				: undefined)
		);
	}

	/** What earlier runs had not saved, of those that are named. */
	async function earlierNamed(names: readonly string[]) {
		await current();
		const { runs } = kept.earlier(drafts.disk());
		return runs.filter(({ name }) => names.includes(name));
	}

	/** What the thing is called that a file belongs to. */
	const nameOf = (file: string, content: Built) =>
		fileNameAt(file, contextOf(content, language));

	/** The last item of a list, as of redirects, which no page shows. */
	async function lastItem(file: string, list: Path): Promise<Origin> {
		const raw = await rawOf(file);
		const path = valuePath(list, raw);
		const items = valueAt(raw, path);
		const last = Array.isArray(items) ? items.length - 1 : 0;
		return { file, path: [...path, last] };
	}

	const handlers: Handlers = {
		...changeRequests(drafts, edited, context),
		async begin() {
			const { value } = await current();
			const { collections, languages } = value.site;
			const earlier = kept.earlier(drafts.disk());
			const files = earlier.runs.flatMap((run) => run.files);
			const called = files.map(({ path }) => nameOf(path, value));
			return {
				...(await state()),
				before: {
					runs: earlier.runs.map(({ name }) => name),
					called: [...new Set(called)],
				},
				unreadable: unreadable(earlier.unreadable)?.[language],
				language,
				tags: Object.fromEntries(languages.map(({ code, tag }) => [code, tag])),
				scaffolds: collections.flatMap(({ scaffold }) =>
					scaffold
						? [{ name: scaffold.name, label: scaffold.label[language] }]
						: [],
				),
			};
		},
		state: () => state(),
		async panel(ask) {
			const built = await current();
			const origin = "mark" in ask ? await originOfMark(ask.mark) : ask.origin;
			const now = origin && versions.now(origin, ask);
			const panel = now && panelOf(now, built.value, language);
			const { round } = drafts;
			return panel && { ...panel, round: round(), version: versions.latest() };
		},
		async unmarked({ path, build }) {
			const built = await shown();
			if (build !== undefined && !versions.isPublished(build, built.entries))
				return null;
			const begun = edited.edition();
			const found = await textsByTrial(path, built, async () => {
				// Whatever was asked meanwhile is answered first.
				await setTimeout(0);
				return edited.edition() === begun;
			});
			return found ?? null;
		},
		async set({ origin: asked, value, step, called, ...since }) {
			const { round, version } = since;
			// What was typed for another run, of which nothing here is known, must not be set twice, or elsewhere.
			if (since.session !== undefined && since.session !== session)
				return state();
			const origin = await placeNow(asked, { round, version });
			if (!origin) return state(refusals.changedByOthers);
			const whyNot = await whyNotCounted(origin, value);
			if (whyNot) return state(whyNot);
			const text = textOf(origin.file);
			const earlier = decoded(drafts.unsaved().get(origin.file)?.base);
			const next = setInFile(text, origin, value, earlier, typed);
			typed.dropUnused();
			return change(changed(origin.file, next), labelOf(called), step);
		},
		async correct(ask) {
			const { value, diagnostics } = await current();
			const fix = fixNamed(ask, diagnostics, value, language);
			if (!fix) return state(refusals.meanwhile);
			const { file } = fix;
			const next = changeTextInFile(textOf(file), file, fix.change);
			const context = contextOf(value, language);
			return change(changed(file, next), labelOf(fileNameAt(file, context)));
		},
		async list({ origin: asked, change: wanted, round, version, called }) {
			const at = await listNow(asked, itemOf(wanted), { round, version });
			if (!at) {
				const now = await state(refusals.changedByOthers);
				return { ...now, item: undefined };
			}
			const { list } = at;
			const { path } = list;
			const text = textOf(list.file);
			const built = await current();
			const now = changeAt(wanted, at.index);
			const node = nodesTo(list, contextOf(built.value, language)).at(-1);
			const whyNot = {
				add: whyNotAdd,
				copy: whyNotAdd,
				remove: whyNotRemove,
				move: () => undefined,
			}[wanted.kind](node);
			if (whyNot) return { ...(await state(whyNot)), item: undefined };
			const next =
				now.kind === "copy" && path !== "markdown"
					? await edited.withMemo((memo) =>
							copyItem(text, { ...list, path }, now.index, built, memo),
						)
					: changeListInFile(text, list, now);
			const done = await change(
				changed(list.file, next),
				stepLabel(wanted.kind, called),
			);
			return {
				...done,
				item:
					done.refused === undefined
						? itemAfter(list, now, at.length)
						: undefined,
			};
		},
		async referrers({ origin, index, version }) {
			const built = await current();
			const at =
				index === undefined
					? undefined
					: await listNow(origin, index, { version });
			// What is gone is refused when it is to be taken out.
			if (index !== undefined && !at) return [];
			const without =
				at === undefined
					? relatedEntries(origin.file, built.value).map(taken)
					: changed(
							origin.file,
							changeListInFile(textOf(origin.file), at.list, {
								kind: "remove",
								index: at.index,
							}),
						);
			// What refers to it shows only where all files are sound.
			const sound = built.sound?.site ?? built;
			return edited.withMemo((memo) =>
				problemsOf(...errorsAfter(without ?? [], sound, memo), language),
			);
		},
		async scaffold({ name }) {
			const built = await shown();
			const scaffold = scaffoldNamed(name, built);
			if (!scaffold) return undefined;
			const full = fullListOf(scaffold, (await current()).value, language);
			return {
				full: full && { reason: full.reason[language], items: full.items },
				questions: scaffold
					.questions()
					.map(({ prompt, choices, isPage, ...question }) => ({
						name: question.name,
						otherwise: question.otherwise,
						prompt: prompt[language],
						options: isPage
							? addressOptions(contextOf(built, language))
							: choices &&
								Object.entries(choices).map(
									([value, { [language]: label }]) => ({
										value,
										label,
									}),
								),
					})),
			};
		},
		async create({ name, answers, instead, locale }) {
			const built = await current();
			const scaffold = scaffoldNamed(name, built.value);
			if (!scaffold) return undefined;
			const given = Object.fromEntries(
				scaffold
					.questions()
					.map((each) => [
						each.name,
						answers[each.name]?.trim() || (each.otherwise ?? ""),
					]),
			);
			const full = fullListOf(scaffold, built.value, language, given);
			if (full && instead === undefined)
				return notBegun({ message: full.reason[language], hint: "" });
			const begun = await edited.withMemo((memo) =>
				full && instead !== undefined
					? beginInstead(scaffold, given, full, instead, built, memo)
					: begin(scaffold, given, built, memo),
			);
			if (begun.kind === "refused") {
				const reason = errorAt("", fileStart, "missing-field", begun.reason);
				return notBegun(problemsOf([reason], built.value, language)[0]);
			}
			if (begun.kind === "mistakes")
				return notBegun(problemsOf(begun.mistakes, begun.built, language)[0]);
			const item = full && {
				...full.origin,
				path: [...full.origin.path, instead ?? 0],
			};
			const added = await beginWith(
				begun.files,
				stepLabel("add", given[language] ?? scaffold.label),
				locale,
				item,
			);
			const [{ path, list } = {}] = begun.files;
			return path && list && !added.origin
				? { ...added, origin: item ?? (await lastItem(path, list)) }
				: added;
		},
		async copyEntry({ file, locale }) {
			const built = await current();
			const entries = relatedEntries(file, built.value).filter((each) =>
				isOneOfSeveral(each, built.value),
			);
			if (entries.length === 0) return undefined;
			const copy = await edited.withMemo((memo) =>
				copyEntry(entries, built, memo),
			);
			if ("en" in copy) return notBegun({ message: copy[language], hint: "" });
			const begun = await beginWith(
				copy.files,
				stepLabel("copy", nameOf(file, built.value)),
				locale,
			);
			return { ...begun, origin: copy.title ?? begun.origin };
		},
		async removeEntry({ file }) {
			const { value } = await current();
			const entries = relatedEntries(file, value);
			const files = entries.map(taken);
			return files.length === 0
				? undefined
				: change(files, stepLabel("remove", nameOf(file, value)));
		},
		undo: () => edit(drafts.undo),
		redo: () => edit(drafts.redo),
		save: saving.save,
		async restore({ runs }) {
			const before = await earlierNamed(runs);
			return edit(() => {
				for (const { name, files } of before) {
					drafts.restore(files, notSavedBefore);
					kept.taken(name);
				}
			});
		},
		async drop({ runs }) {
			const before = await earlierNamed(runs);
			const [whyNot] = before.flatMap(({ name }) => kept.drop(name) ?? []);
			return state(whyNot && notDropped(whyNot));
		},
		settle: ({ file, keep }) =>
			edit(() => drafts.settle(file, keep, settling[keep])),
		async facts() {
			return factChoices(await shown(), language);
		},
		async pictures() {
			return mediaOptions(
				"picture",
				contextOf((await current()).value, language),
			);
		},
		async pages({ locale }) {
			return pageChoices(await shown(), locale);
		},
		async usage({ origin }) {
			const built = await shown();
			return edited.withMemo((memo) =>
				usageOf(origin, unmarked(built, memo), memo, language),
			);
		},
		commit: keeping.commit,
		publish: keeping.publish,
		async stopPublishing() {
			await keeping.stop();
			return {};
		},
		async picture({ name, bytes }) {
			const built = await current();
			const taken = await importPicture(
				Buffer.from(bytes, "base64"),
				name,
				built.value.sources,
			);
			if ("refused" in taken)
				return { ...(await state(taken.refused)), src: undefined };
			const files = [{ path: taken.path, bytes: taken.bytes }];
			const now = await change(files, stepLabel("add", taken.src));
			return { ...now, src: taken.src };
		},
	};
	return {
		handlers,
		media: (address) => mediaAt(address, edited.latest()?.value),
		close: keeping.stop,
		published: versions.published,
	};
}

/** A file with a new text; undefined if it can't hold what was asked. */
function changed(
	path: string,
	text: string | undefined,
): readonly FileChange[] | undefined {
	return text === undefined
		? undefined
		: [{ path, bytes: new TextEncoder().encode(text) }];
}

/** A file that is taken away. */
function taken({ file }: ContentFile): FileChange {
	return { path: file, bytes: undefined };
}

/** Whether there may be another file of its kind: of the prices there is one. */
function isOneOfSeveral({ collection }: ContentEntry, { site }: Built) {
	return collectionNamed(site, collection)?.files.includes("{");
}

function scaffoldNamed(name: string, { site }: Built) {
	return site.collections
		.flatMap(({ scaffold }) => scaffold ?? [])
		.find((each) => each.name === name);
}
