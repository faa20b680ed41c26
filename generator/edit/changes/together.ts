import { setImmediate } from "node:timers/promises";
import type { BuiltSite } from "../../build-types.ts";
import type { Memo } from "../../cache/memo.ts";
import {
	type Checked,
	type Diagnostic,
	getProblemKey,
	selectNewErrors,
} from "../../diagnostics/diagnostic.ts";
import type { FileChange as NewFile } from "../../read/changes.ts";
import { originOf } from "../problems/problems.ts";
import {
	type ContentChange,
	type ContentVersions,
	changesOfContent,
	withoutChangesOfContent,
} from "./content-changes.ts";

/** The outcome of taking back some changes. */
export type TakingBack =
	/** The changes that are taken back, those asked for first, the files that change by it, and the site then. */
	| {
			readonly kind: "possible";
			readonly ids: readonly string[];
			readonly files: readonly NewFile[];
			readonly site: Checked<BuiltSite>;
	  }
	/** The error that it would cause, and the site with it. */
	| {
			readonly kind: "wrong";
			readonly error: Diagnostic;
			readonly site: BuiltSite;
	  }
	/** Something was edited meanwhile. */
	| { readonly kind: "gone" };

/** How changes are taken back on trial. */
export type Trial = {
	/** Makes the site with these files changed. */
	make(
		files: readonly NewFile[],
	): Promise<Checked<BuiltSite>> | Checked<BuiltSite>;
	/** The diagnostics that the site may have afterwards. */
	readonly allowed: readonly Diagnostic[];
	/** How often the site is made at most to find out what belongs together. */
	readonly tries: number;
};

/**
 * Takes changes back on trial. Where there are errors then, finds the changes without which there are none, as of a text
 * that cites a new fact.
 */
export async function takingBack(
	versions: ContentVersions,
	ids: readonly string[],
	{ make, allowed, tries }: Trial,
	memo: Memo,
): Promise<TakingBack> {
	type Made = {
		readonly files: readonly NewFile[];
		readonly site: Checked<BuiltSite>;
		readonly left: readonly Diagnostic[];
	};
	const after = async (some: readonly string[]): Promise<Made | undefined> => {
		const files = withoutChangesOfContent(versions, some, memo);
		if (!files) return undefined;
		const site = await make(files);
		return { files, site, left: selectNewErrors(allowed, site.diagnostics) };
	};
	const first = await after(ids);
	if (!first) return { kind: "gone" };
	let made = first;
	const taken = [...ids];
	let tried = 0;
	for (let [one] = made.left; one; [one] = made.left) {
		const others = nearestFirst(
			changesOfContent(versions, memo).filter(({ id }) => !taken.includes(id)),
			one,
			made.site.value,
		);
		let better: Made | undefined;
		for (const { id } of others) {
			if (tried++ >= tries) break;
			// Other requests are answered before.
			await setImmediate();
			const next = await after([...taken, id]);
			if (!next || countOf(one, next.left) >= countOf(one, made.left)) continue;
			better = next;
			taken.push(id);
			break;
		}
		if (!better) {
			const [error = one] = first.left;
			return { kind: "wrong", error, site: first.site.value };
		}
		made = better;
	}
	return { kind: "possible", ids: taken, files: made.files, site: made.site };
}

/** First the changes of the value that an error is in, then those of its file. */
function nearestFirst(
	changes: readonly ContentChange[],
	error: Diagnostic,
	site: BuiltSite,
): readonly ContentChange[] {
	const { file } = error;
	const path = originOf(error, site)?.path ?? [];
	const steps = path === "markdown" ? [path] : ["yaml", ...path];
	const nearness = ({ parts }: ContentChange) =>
		Math.max(
			...parts.map((part) => {
				if (part.file !== file) return 0;
				const other = part.path.findIndex((step, at) => step !== steps[at]);
				return 1 + (other < 0 ? part.path.length : other);
			}),
		);
	return changes.toSorted((a, b) => nearness(b) - nearness(a));
}

/** How many of some errors are like one, perhaps on another line. */
function countOf(error: Diagnostic, errors: readonly Diagnostic[]): number {
	return errors.filter(
		(each) =>
			each.file === error.file && getProblemKey(each) === getProblemKey(error),
	).length;
}
