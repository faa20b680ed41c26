import { listContentFiles } from "../../link/entries.ts";
import type { Entry } from "../../types.ts";
import type { ValueAddress, ValuePath } from "../protocol.ts";
import { isSameShape, pathAfter } from "./same-value.ts";

// A page or a panel may show the content as it was: before the last letter, before an error, before somebody else moved an
// item of a list. What is clicked there is found again in the content as it is, step by step, or not at all.

/** The versions of the content that has been edited. */
export type Versions = ReturnType<typeof createVersions>;

/** The build that a page shows, or a version of the content; neither if a place is one in the content as it is. */
export type Since = {
	readonly build?: string | undefined;
	readonly version?: number | undefined;
};

/** A file between two changes that may have moved a value of it: since which version, and as it was first and last, parsed. */
type Stage = { readonly since: number; readonly first: unknown; last: unknown };

/** A build that pages show: its version, and the files that are shown as they are not, as before an error. */
type Build = {
	readonly version: number;
	readonly others: ReadonlyMap<
		string,
		{ readonly shown: unknown; readonly newest: unknown }
	>;
};

/** The most stages of a file, and the most builds, that are remembered: a page that is older can't be clicked. */
const most = 200;

/** Creates the versions of a project, of which there are none yet. */
export function createVersions() {
	const stages = createStages();
	const builds = new Map<string, Build>();
	let current: ReadonlyMap<string, unknown> = new Map();
	let shown: { readonly build: string; readonly entries: readonly Entry[] } = {
		build: "",
		entries: [],
	};

	/** Takes in the content as it is. */
	function record(entries: readonly Entry[]): void {
		current = filesIn(entries);
		for (const [file, raw] of current) stages.record(file, raw);
	}

	return {
		/** Grows whenever a value may have come to another place. */
		latest: stages.latest,
		record,
		/** Takes in the content that pages show from now on, as the build of that name, and the content as it is. */
		published(
			build: string,
			entries: readonly Entry[],
			newest: readonly Entry[],
		): void {
			record(newest);
			shown = { build, entries };
			const others = [...filesIn(entries)].flatMap(([file, raw]) => {
				const now = current.get(file);
				return now === raw
					? []
					: [[file, { shown: raw, newest: now }] as const];
			});
			builds.set(build, { version: stages.latest(), others: new Map(others) });
			const [oldest = ""] = builds.keys();
			if (builds.size > most) builds.delete(oldest);
		},
		/** Whether pages show this content as the build of that name. */
		isPublished: (build: string, entries: readonly Entry[]) =>
			shown.build === build && shown.entries === entries,
		/** Finds the present place of a value, given its place in a version or a build; undefined if that is not certain. */
		now(
			origin: ValueAddress,
			{ build, version }: Since,
		): ValueAddress | undefined {
			const { file, path } = origin;
			const of = build === undefined ? undefined : builds.get(build);
			const from = of?.version ?? version;
			if (build === undefined && from === undefined) return origin;
			if (from === undefined || !current.has(file)) return undefined;
			if (path === "markdown") return origin;
			const other = of?.others.get(file);
			const then = other ? pathAfter(path, other.shown, other.newest) : path;
			const now = then && stages.pathSince(from, file, then);
			return now && { file, path: now };
		},
	};
}

/** The stages of all files. */
function createStages() {
	let latest = 0;
	const files = new Map<string, Stage[]>();
	return {
		latest: () => latest,
		record(file: string, raw: unknown): void {
			const stages = files.get(file);
			const stage = stages?.at(-1);
			if (!stages || !stage) {
				files.set(file, [{ since: 0, first: raw, last: raw }]);
				return;
			}
			if (isSameShape(stage.last, raw)) stage.last = raw;
			else stages.push({ since: ++latest, first: raw, last: raw });
			if (stages.length > most) stages.shift();
		},
		/** The path of a value that was at a path in a version. */
		pathSince(
			version: number,
			file: string,
			path: ValuePath,
		): ValuePath | undefined {
			const stages = files.get(file) ?? [];
			const first = stages.findLastIndex((stage) => stage.since <= version);
			if (first < 0) return undefined;
			return stages
				.slice(first + 1)
				.reduce<ValuePath | undefined>((at, { first: next }, index) => {
					const before = stages[first + index]?.last;
					return at && pathAfter(at, before, next);
				}, path);
		},
	};
}

/** The content of each file, parsed. */
function filesIn(entries: readonly Entry[]): ReadonlyMap<string, unknown> {
	return new Map(listContentFiles(entries).map(({ file, raw }) => [file, raw]));
}
