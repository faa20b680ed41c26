import { createMemo, parseMemoized, type Source } from "kilde/tools";
import { createContext } from "../context.ts";
import type { EditorContent } from "../editor.ts";
import { createLabels, type Labels } from "../fields/labels.ts";
import type { Change } from "../protocol.ts";
import {
	describeFileChange,
	describeValueChange,
	type FileChangeKind,
} from "./describe.ts";
import {
	type FileDifference,
	listFileDifferences,
	listValueDifferences,
	type ValueDifference,
} from "./diff.ts";

/**
 * A change of the content: one value, or whole files. The files of a new or removed entry are one change. `id` identifies
 * it as long as the place of the change stays.
 */
export type ContentChange = { readonly id: string } & (
	| { readonly kind: "value"; readonly value: ValueDifference }
	| {
			readonly kind: FileChangeKind;
			/** The first is the main file of an entry. */
			readonly files: readonly FileDifference[];
	  }
);

/** Lists the changes between two versions of the content; `labels` tell which files belong to an entry. */
export function listContentChanges(
	before: readonly Source[],
	after: readonly Source[],
	labels: Labels,
): ContentChange[] {
	const differences = listFileDifferences(before, after).filter(({ path }) =>
		path.startsWith("content/"),
	);
	const isNew = (path: string) =>
		differences.some((each) => each.path === path && !each.before);
	const groups = new Map<string, FileDifference[]>();
	const changes: ContentChange[] = [];
	for (const difference of differences) {
		const { path } = difference;
		const values = listValueDifferences(difference);
		if (difference.before && difference.after) {
			if (values && values.length > 0)
				changes.push(...values.map(toValueChange));
			else changes.push(toFileChange(values ? "layout" : "file", [difference]));
			continue;
		}
		const main = difference.after
			? (labels.getForm(path)?.file ?? path)
			: findMainFile(path, differences);
		const key = difference.after && !isNew(main) ? path : main;
		groups.set(key, [...(groups.get(key) ?? []), difference]);
	}
	for (const [main, files] of groups) {
		const ordered = files.toSorted(
			(a, b) => Number(b.path === main) - Number(a.path === main),
		);
		changes.push(toFileChange(files[0]?.after ? "new" : "removed", ordered));
	}
	return changes;
}

function toValueChange(value: ValueDifference): ContentChange {
	const { file, path } = value;
	return { id: JSON.stringify([file, path]), kind: "value", value };
}

function toFileChange(
	kind: FileChangeKind,
	files: readonly FileDifference[],
): ContentChange {
	return { id: JSON.stringify([files[0]?.path]), kind, files };
}

/** Finds the main file of a removed one: content/events/a.yaml for content/events/a.da.md and content/events/a/text.da.md. */
function findMainFile(
	path: string,
	differences: readonly FileDifference[],
): string {
	const main = differences.find(
		(each) =>
			!each.after &&
			each.path.endsWith(".yaml") &&
			/^[./]/.test(path.slice(each.path.length - ".yaml".length)) &&
			path.startsWith(each.path.slice(0, -".yaml".length)),
	);
	return main?.path ?? path;
}

/** Describes changes since a version of the content, in the language of the editor. */
export function describeChanges(
	changes: readonly ContentChange[],
	before: readonly Source[],
	content: EditorContent,
): Change[] {
	let earlier: Labels | undefined;
	const getEarlierLabels = () => {
		earlier ??= createEarlierLabels(before, content);
		return earlier;
	};
	return changes.map((change): Change => {
		const { id, kind } = change;
		if (kind === "value") {
			const { file, path } = change.value;
			const summary = describeValueChange(change.value, content);
			return { id, summary, address: { file, path } };
		}
		const [main] = change.files;
		const labels = kind === "removed" ? getEarlierLabels() : content.labels;
		return {
			id,
			summary: describeFileChange(kind, main?.path ?? "", labels, content),
			address:
				kind === "removed" || !main ? undefined : { file: main.path, path: [] },
		};
	});
}

/** Lists and describes the changes of the content since a version of it. */
export function listChanges(
	before: readonly Source[],
	content: EditorContent,
	after: readonly Source[] = content.built.value.sources,
): Change[] {
	const changes = listContentChanges(before, after, content.labels);
	return describeChanges(changes, before, content);
}

/** Creates the labels of an earlier version of the content, for what is removed since. */
function createEarlierLabels(
	sources: readonly Source[],
	{ built: { value }, context: { language } }: EditorContent,
): Labels {
	const memo = createMemo();
	const entries = sources.map(
		(source) => parseMemoized(source, value.site, memo).value,
	);
	const earlier = { ...value, sources, entries, lastValid: undefined };
	return createLabels(createContext(earlier, language));
}
