import type { Diagnostic, Place } from "../diagnostics/diagnostic.ts";
import { groupBy } from "../group-by.ts";

/** A place in the facts that a problem elsewhere may follow from; problems of one cause have the same key. */
export type Cause = {
	readonly key: string;
	readonly file: string;
	readonly place: Place;
	/** What is said there of so many places, the first of which is given as file:line. */
	tell(count: number, first: string): Pick<Diagnostic, "message" | "hint">;
};

/** A problem, and perhaps what it follows from. */
export type Finding = Diagnostic & { readonly cause?: Cause | undefined };

/** From how many places on, what they have in common is the likelier mistake. */
const many = 3;

/** Reports what many problems follow from, once and there, instead of each of them. */
export function gather(findings: readonly Finding[]): Diagnostic[] {
	const groups = groupBy(findings, ({ cause }) => cause?.key ?? "");
	const causes = [...groups.values()].flatMap((group) => {
		const [first] = group;
		return group.length < many || !first?.cause
			? []
			: [{ first, group, cause: first.cause }];
	});
	const gathered = new Set(causes.flatMap(({ group }) => group));
	return [
		...findings
			.filter((finding) => !gathered.has(finding))
			.map(({ cause: _, ...diagnostic }) => diagnostic),
		...causes.map(({ first, group, cause: { file, place, tell } }) => {
			const { severity, code } = first;
			const where = `${first.file}:${first.line}`;
			const { line, column, length } = place;
			return {
				...{ severity, code, file, line, column, length },
				...tell(group.length, where),
			};
		}),
	];
}

/** A problem with what it may follow from. */
export function causedBy(
	diagnostic: Diagnostic,
	cause: Cause | undefined,
): Finding {
	return cause ? { ...diagnostic, cause } : diagnostic;
}
