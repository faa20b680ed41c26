import { isError } from "../diagnostic.ts";
import {
	count,
	countProblems,
	type Format,
	type Paint,
	plain,
	report,
	textsAbout,
} from "../report.ts";
import type { Outcome, Told } from "./index.ts";
import { toProblem } from "./problem.ts";

/** How outcomes are told: the project's folder, for links into the editor, and the look of the terminal's report. */
export type Manner = {
	readonly root: string;
	readonly format: Format;
	readonly paint: Paint;
};

/** What became of a build, in the same words for the terminal and for the browser. */
export function describe(outcome: Outcome, manner: Manner): Told {
	const notice = { language: "en", dismiss: "Close" } as const;
	if (outcome instanceof Error) {
		const text = outcome.stack ?? outcome.message;
		const problems = [{ place: "", link: "", text }];
		const heading = "Kilde could not make the site";
		return { report: `${text}\n`, notice: { ...notice, heading, problems } };
	}
	const { root, format, paint } = manner;
	const { diagnostics, value } = outcome;
	const texts = textsAbout(diagnostics, value.sources);
	const problems = diagnostics.map((each) =>
		toProblem(each, root, report([each], "pretty", texts, plain)),
	);
	return {
		report: report(diagnostics, format, texts, paint),
		notice: diagnostics.some(isError)
			? { ...notice, heading: countProblems(diagnostics), problems }
			: undefined,
	};
}

/** “3 files made in 12 ms.” */
export function progressLine(changed: number, milliseconds: number): string {
	return `${count(changed, "file")} made in ${Math.ceil(milliseconds)} ms.\n`;
}

/** Where something can be seen, and how to end it. */
export function invitation(
	what: string,
	{
		port,
		wanted,
		network = [],
	}: {
		readonly port: number;
		readonly wanted: number;
		readonly network?: readonly string[];
	},
): string {
	return [
		...(port === wanted
			? []
			: [`The port ${wanted} is taken; ${port} is the next free one.`]),
		`${what} is shown at http://localhost:${port}`,
		...network.map(
			(address) => `and on this network at http://${address}:${port}`,
		),
		"Ctrl+C ends it.",
		"",
	].join("\n");
}
