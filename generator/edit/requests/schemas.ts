import * as z from "zod";
import type {
	Answers,
	ListChange,
	ValueAddress,
	YamlValue,
} from "../protocol.ts";

// The schemas of requests. The browser is ours, but whoever has the key can send anything.

/** The most levels of a value within others; no schema has half as many. */
const deepest = 64;

const file = z
	.string()
	.max(1000)
	.regex(/^content(?:\/[^./\\\0][^/\\\0]*)+$/);
const origin: z.ZodType<ValueAddress> = z.union([
	z.strictObject({
		file: file.regex(/\.md$/),
		path: z.literal("markdown"),
	}),
	z.strictObject({
		file: file.regex(/\.(?:yaml|md)$/),
		path: z.array(z.union([z.string().max(1000), z.int().min(0)])).max(deepest),
	}),
]);
// Depth is measured before anything that recurses.
const value = z.custom(isShallow).pipe(z.json()) as z.ZodType<YamlValue>;
const index = z.int().min(0);
const change: z.ZodType<ListChange> = z.union([
	z.strictObject({ kind: z.literal("add"), value }),
	z.strictObject({ kind: z.literal(["copy", "remove"]), index }),
	z.strictObject({ kind: z.literal("move"), index, to: index }),
]);
/** Where places are meant: in a version of the content, or in what a page shows; in the content as it is without either. */
const version = index.optional();
const build = z.string().max(100).optional();
/** That of a panel: refused if others have changed the file since, and the panel has another value, or its item another place. */
const diskVersion = index.optional();
/** The name of the value or the item in the panel, for the name of the step. */
const called = z.string().max(200).optional();
/** The names of runs that `begin` offered. */
const runs = z.array(z.string().max(300)).readonly();
/** Of a conflict: what was made here, or what is on the disk. */
const side = z.literal(["here", "disk"]);
/** The id of a commit (SHA-1 or SHA-256). */
const commit = z.string().regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/);
const locale = z.string();
const day = z.iso.date();
const none = z.strictObject({});

/** The schema of what each request asks, by its name. */
export const requestSchemas = {
	begin: none,
	state: none,
	pageName: z.strictObject({ path: z.string().max(2000) }),
	/** `mark` is the id of a mark on the page. */
	panel: z.union([
		z.strictObject({ origin, version, build }),
		z.strictObject({ mark: z.string().max(100), build }),
	]),
	findUnmarked: z.strictObject({
		path: z.string().max(2000),
		build,
	}),
	/** Without `value` its line is taken away. What has the same `step` is taken back together. */
	set: z.strictObject({
		origin,
		diskVersion,
		version,
		called,
		value: value.optional(),
		step: z.string(),
		/** Of the run that answered last: another one sets nothing. */
		session: z.string().max(100).optional(),
	}),
	correct: z.strictObject({ problem: z.string(), fix: index }),
	corrections: none,
	/** The id that `corrections` answered: others are not made. */
	correctAll: z.strictObject({ id: z.string().max(100) }),
	list: z.strictObject({ origin, diskVersion, version, called, change }),
	referrers: z.strictObject({ origin, version, index: index.optional() }),
	scaffold: z.strictObject({ name: z.string() }),
	create: z.strictObject({
		name: z.string(),
		answers: z.record(z.string(), z.string()),
		locale: locale.optional(),
	}),
	copyEntry: z.strictObject({ file, locale: locale.optional() }),
	removeEntry: z.strictObject({ file }),
	setPeriod: z.strictObject({
		file,
		period: z.union([
			z.literal(["hide", "show"]),
			z.strictObject({ from: day.optional(), until: day.optional() }),
		]),
	}),
	undo: none,
	redo: none,
	save: none,
	restore: z.strictObject({ runs }),
	drop: z.strictObject({ runs }),
	settle: z.strictObject({
		file,
		keep: z.union([side, z.record(z.string().max(100), side)]),
	}),
	facts: none,
	pictures: none,
	pages: z.strictObject({ locale }),
	usage: z.strictObject({ origin }),
	contents: z.strictObject({ wanted: z.string().max(200) }),
	shownAt: z.strictObject({ origin, version, locale }),
	changes: none,
	effect: z.strictObject({ id: z.string() }),
	takeBack: z.strictObject({ ids: z.array(z.string()).readonly() }),
	/** The commits after one, the last that was listed. */
	earlier: z.strictObject({ after: commit.optional() }),
	earlierVersions: z.strictObject({ origin, version }),
	/** `isForced`: also where the same value has changed since. */
	takeBackEarlier: z.strictObject({
		chosen: z.array(
			z.strictObject({ commit, ids: z.array(z.string()).readonly() }),
		),
		isForced: z.boolean(),
	}),
	standing: none,
	ownChange: none,
	publish: none,
	fetchOthers: none,
	live: none,
	stopPublishing: none,
	picture: z.strictObject({ name: z.string(), bytes: z.base64() }),
	video: z.strictObject({ name: z.string(), bytes: z.base64() }),
} satisfies { readonly [N in keyof Answers]: z.ZodType };

/** The bytes of a file as base64; null where there is no file. */
const bytes = z.base64().nullable();

/** A file left on the disk by a run of the editor: anybody may have written it. */
export const keptFiles = z.array(
	z.strictObject({ path: file, base: bytes, now: bytes }),
);

/** Whether a value has no more levels than a path may have steps. */
function isShallow(value: unknown): boolean {
	let level = [value];
	for (let depth = 0; depth <= deepest; depth++) {
		level = level.flatMap((each) =>
			typeof each === "object" && each !== null ? Object.values(each) : [],
		);
		if (level.length === 0) return true;
	}
	return false;
}

/** Every request by its name: what is asked, and what is answered. */
export type Requests = {
	readonly [N in keyof Answers]: {
		readonly ask: z.infer<(typeof requestSchemas)[N]>;
		readonly answer: Answers[N];
	};
};
