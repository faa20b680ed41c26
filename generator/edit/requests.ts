import { setTimeout } from "node:timers/promises";
import { compile } from "../build.ts";
import type { Built } from "../build-types.ts";
import { digestOf } from "../cache/digest.ts";
import { createMemo } from "../cache/memo.ts";
import { errorsAfter, type FileChange } from "../changed-files.ts";
import { collectionNamed } from "../definition.ts";
import {
	errorAt,
	fileStart,
	isError,
	newErrors,
	type Wording,
} from "../diagnostics/diagnostic.ts";
import { type Path, valueAt } from "../diagnostics/places.ts";
import { commitFiles } from "../git/commit.ts";
import { publish } from "../git/publish.ts";
import { readLastCommit } from "../git/revision.ts";
import type { Locale } from "../i18n/languages.ts";
import { importPicture } from "../images/import-picture.ts";
import { begin } from "../new/index.ts";
import type { ContentEntry, SiteFile } from "../types.ts";
import { saveEdited } from "../write/save-edited.ts";
import { filesToCommit, readChanges, sentenceOf } from "./changes/changes.ts";
import { takeBack } from "./changes/pieces.ts";
import { contextOf } from "./context.ts";
import { type Drafts, decoded } from "./drafts.ts";
import {
	createEditedSite,
	type FinishedBuild,
	type RequestContext,
	unmarked,
} from "./edited-site.ts";
import { copyEntry, copyItem } from "./fields/copy-entry.ts";
import { factChoices } from "./fields/facts.ts";
import { panelOf } from "./fields/fields.ts";
import { fileNameAt } from "./fields/names.ts";
import { addressOptions, mediaOptions, pageChoices } from "./fields/options.ts";
import { relatedEntries } from "./fields/related.ts";
import { valuePath } from "./fields/value-path.ts";
import { changeListInFile, setInFile } from "./file/file-edit.ts";
import type { FileBytes } from "./file/merge.ts";
import { mediaAt } from "./media.ts";
import { labelOf, notSavedBefore, refusals, stepLabel } from "./messages.ts";
import { firstShown } from "./origins/first-shown.ts";
import { valuesById } from "./origins/marks.ts";
import { textsByTrial } from "./origins/trial.ts";
import { usageOf } from "./origins/usage.ts";
import { problemsOf } from "./problems.ts";
import type { Origin, Problem } from "./protocol.ts";
import type { Requests } from "./request-schemas.ts";

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
	const edited = createEditedSite(drafts, context);
	const { build, current, shown, state, edit } = edited;
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

	const notDone = (message: Wording) => ({
		isDone: false,
		...sentenceOf({ message }, language),
	});

	/** Whether others have changed the file since a panel showed it. */
	const isStale = ({ file }: Origin, round: number | undefined) =>
		round !== undefined && drafts.isNewer(file, round);

	/** Whether the drafts have errors that the disk doesn't have. */
	async function bringsErrors({
		value,
		diagnostics,
	}: FinishedBuild): Promise<boolean> {
		if (!diagnostics.some(isError)) return false;
		const onDisk = await edited.withMemo((memo) =>
			compile({ ...value, sources: drafts.disk() }, memo),
		);
		return newErrors(onDisk.diagnostics, diagnostics).length > 0;
	}

	/** Adds the files of something new, and says where it shows. */
	async function beginWith(
		files: readonly FileChange[],
		label: Wording,
		locale: Locale | undefined,
	): Promise<Requests["create"]["answer"]> {
		const before = valuesById((await current()).value.entries);
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

	/** The last item of a list, as of redirects, which no page shows. */
	async function lastItem(file: string, list: Path): Promise<Origin> {
		const { entries } = (await current()).value;
		const entry = entries.find((each) => each.file === file);
		const raw: unknown = entry?.kind === "content" ? entry.raw : undefined;
		const path = valuePath(list, raw);
		const items = valueAt(raw, path);
		const last = Array.isArray(items) ? items.length - 1 : 0;
		return { file, path: [...path, last] };
	}

	const handlers: Handlers = {
		async begin() {
			const { collections } = (await current()).value.site;
			return {
				...(await state()),
				project: digestOf(root),
				language,
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
			const origin =
				"mark" in ask
					? valuesById(built.value.entries).get(ask.mark)
					: ask.origin;
			const panel = origin && panelOf(origin, built.value, language);
			return panel && { ...panel, round: drafts.round() };
		},
		async unmarked({ path }) {
			const built = await shown();
			const begun = edited.edition();
			const found = await textsByTrial(path, built, createMemo(), async () => {
				// Whatever was asked meanwhile is answered first.
				await setTimeout(0);
				return edited.edition() === begun;
			});
			return found ?? null;
		},
		async set({ origin, value, step, round, called }) {
			if (isStale(origin, round)) return state(refusals.changedByOthers);
			const text = textOf(origin.file);
			const earlier = decoded(drafts.unsaved().get(origin.file)?.base);
			const next = setInFile(text, origin, value, earlier, typed);
			typed.dropUnused();
			return change(changed(origin.file, next), labelOf(called), step);
		},
		async list({ origin, change: wanted, round, called }) {
			if (isStale(origin, round)) return state(refusals.changedByOthers);
			const text = textOf(origin.file);
			const { path } = origin;
			const built = await current();
			const next =
				wanted.kind === "copy" && path !== "markdown"
					? await edited.withMemo((memo) =>
							copyItem(text, { ...origin, path }, wanted.index, built, memo),
						)
					: changeListInFile(text, origin, wanted);
			return change(changed(origin.file, next), stepLabel(wanted.kind, called));
		},
		async referrers({ origin, index }) {
			const built = await current();
			const without =
				index === undefined
					? relatedEntries(origin.file, built.value).map(taken)
					: changed(
							origin.file,
							changeListInFile(textOf(origin.file), origin, {
								kind: "remove",
								index,
							}),
						);
			return edited.withMemo((memo) =>
				problemsOf(...errorsAfter(without ?? [], built, memo), language),
			);
		},
		async scaffold({ name }) {
			const built = await shown();
			const scaffold = scaffoldNamed(name, built);
			return (
				scaffold && {
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
				}
			);
		},
		async create({ name, answers, locale }) {
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
			const begun = await edited.withMemo((memo) =>
				begin(scaffold, given, built, memo),
			);
			if (begun.kind === "refused") {
				const reason = errorAt("", fileStart, "missing-field", begun.reason);
				return notBegun(problemsOf([reason], built.value, language)[0]);
			}
			if (begun.kind === "mistakes")
				return notBegun(problemsOf(begun.mistakes, begun.built, language)[0]);
			const added = await beginWith(
				begun.files,
				stepLabel("add", given[language] ?? scaffold.label),
				locale,
			);
			const [{ path, list } = {}] = begun.files;
			return path && list && !added.origin
				? { ...added, origin: await lastItem(path, list) }
				: added;
		},
		async copyEntry({ file, locale }) {
			const built = await current();
			const entries = relatedEntries(file, built.value);
			if (entries.length === 0) return undefined;
			const copy = await edited.withMemo((memo) =>
				copyEntry(entries, built, memo),
			);
			if ("en" in copy) return notBegun({ message: copy[language], hint: "" });
			const begun = await beginWith(
				copy.files,
				stepLabel("copy", kindOf(entries, built.value)),
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
				: change(files, stepLabel("remove", kindOf(entries, value)));
		},
		undo: () => edit(drafts.undo),
		redo: () => edit(drafts.redo),
		async save() {
			let begun: number;
			let built: FinishedBuild;
			// What was typed during a build is checked, too.
			do {
				begun = edited.edition();
				built = await build();
			} while (edited.edition() !== begun);
			if (drafts.clashes().size > 0) return state(refusals.clashing);
			if (await bringsErrors(built)) return state(refusals.withErrors);
			const unsaved = [...drafts.unsaved()];
			// It compares the files with those of the disk: the site may be older.
			const saved = saveEdited(
				root,
				unsaved.map(([path, { base, now }]) => ({ path, base, bytes: now })),
			);
			if ("refused" in saved) return state(saved.refused);
			const paths = unsaved.map(([path]) => path);
			if (saved.changed.length === 0) drafts.saved(paths);
			await build(paths);
			return state(saved.changed.length === 0 ? undefined : refusals.clashing);
		},
		async unsaved() {
			const context = contextOf((await current()).value, language);
			return [...drafts.unsaved()].map(([path, { base, now }]) => ({
				path,
				called: fileNameAt(path, context),
				base: base64Of(base),
				now: base64Of(now),
			}));
		},
		async restore({ files }) {
			const before = files.map(({ path, base, now }) => ({
				path,
				base: bytesIn(base),
				now: bytesIn(now),
			}));
			return edit(() => drafts.restore(before, notSavedBefore));
		},
		settle: ({ file, keep }) => edit(() => drafts.settle(file, keep)),
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
		async changes() {
			const { value } = await edited.buildAnew();
			return edited.withMemo((memo) => {
				const current = unmarked(value, memo);
				const project = { root, environment, current, saved: drafts.disk() };
				return readChanges(project, memo, language);
			});
		},
		async takeBack({ ids }) {
			const built = await current();
			const committed = readLastCommit(root);
			if ("en" in committed) return state(committed);
			const files = takeBack(committed, built.value.sources, ids);
			return files
				? change(files, { en: "take back", da: "tag tilbage" })
				: state(refusals.meanwhile);
		},
		async commit({ message }) {
			await edited.buildAnew();
			if (drafts.unsaved().size > 0) return notDone(refusals.saveFirst);
			const files = filesToCommit(root, drafts.disk());
			if ("en" in files) return notDone(files);
			const committed = await commitFiles(root, message, files, environment);
			return { isDone: committed.isDone, ...sentenceOf(committed, language) };
		},
		async publish() {
			const context = contextOf((await current()).value, language);
			const published = await publish(
				root,
				environment,
				// A merge has changed files.
				async () => (await edited.buildAnew()).diagnostics.some(isError),
				(file) => fileNameAt(file, context),
			);
			await edited.buildAnew();
			return { isDone: published.isDone, ...sentenceOf(published, language) };
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

/** What people call such a thing, as an event. */
function kindOf(entries: readonly ContentEntry[], { site }: Built) {
	return entries
		.map(({ collection }) => collectionNamed(site, collection)?.scaffold)
		.find(Boolean)?.label;
}

function base64Of(bytes: FileBytes): string | null {
	return bytes ? Buffer.from(bytes).toString("base64") : null;
}

function bytesIn(base64: string | null): FileBytes {
	return base64 === null ? undefined : Buffer.from(base64, "base64");
}

/** A file that is taken away. */
function taken({ file }: ContentEntry): FileChange {
	return { path: file, bytes: undefined };
}

function scaffoldNamed(name: string, { site }: Built) {
	return site.collections
		.flatMap(({ scaffold }) => scaffold ?? [])
		.find((each) => each.name === name);
}
