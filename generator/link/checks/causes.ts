import {
	type Diagnostic,
	errorAt,
	type Place,
} from "../../diagnostics/diagnostic.ts";
import { groupBy } from "../../diagnostics/group-by.ts";
import {
	type SiteProblem,
	toExplanation,
} from "../../diagnostics/site-problem.ts";

/** The place of a likely common cause of problems elsewhere; problems with one cause have the same key. */
export type Cause = {
	readonly key: string;
	/** From how many problems on their cause is reported instead (default 3). */
	readonly many?: number;
	readonly file: string;
	readonly place: Place;
	/** The message at that place, for a number of problems, the first of which is at `first`, as file:line. */
	describe(count: number, first: string): SiteProblem;
};

/** A problem, with its likely cause if it has one. */
export type Finding = Diagnostic & { readonly cause?: Cause | undefined };

/** Replaces many problems of one cause by one problem at the cause. */
export function groupByCause(findings: readonly Finding[]): Diagnostic[] {
	const groups = groupBy(findings, ({ cause }) => cause?.key ?? "");
	const causes = [...groups.values()].flatMap((group) => {
		const [first] = group;
		return !first?.cause || group.length < (first.cause.many ?? 3)
			? []
			: [{ first, group, cause: first.cause }];
	});
	const gathered = new Set(causes.flatMap(({ group }) => group));
	return [
		...findings
			.filter((finding) => !gathered.has(finding))
			.map(({ cause: _, ...diagnostic }) => diagnostic),
		...causes.map(({ first, group, cause: { file, place, describe } }) => {
			const { severity, code } = first;
			const at = `${first.file}:${first.line}`;
			const problem = toExplanation(describe(group.length, at));
			return { ...errorAt(file, place, code, problem), severity };
		}),
	];
}
