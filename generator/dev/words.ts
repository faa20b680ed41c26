import { isError, type Wording, worded } from "../diagnostics/diagnostic.ts";
import {
	count,
	countProblems,
	plain,
	report,
	type Style,
	textsAbout,
} from "../diagnostics/report.ts";
import type { Told } from "./index.ts";
import type { Outcome } from "./maker.ts";
import { toProblem } from "./problem.ts";

/** How outcomes are told: the look of the terminal's report, and the project's folder, for links into the editor. */
export type Manner = Style & { readonly root: string };

/** What became of a build, in the same words for the terminal and for the browser. */
export function describe(outcome: Outcome, manner: Manner): Told {
	const { root, language } = manner;
	const notice = { language, dismiss: dismiss[language] };
	if (outcome instanceof Error) {
		const text = outcome.stack ?? outcome.message;
		const problems = [{ place: "", link: "", text }];
		const heading = notMade[language];
		return { report: `${text}\n`, notice: { ...notice, heading, problems } };
	}
	const { diagnostics, value } = outcome;
	const texts = textsAbout(diagnostics, value.sources);
	const inBrowser = { format: "pretty", language, colour: plain } as const;
	const problems = diagnostics.map((each) =>
		toProblem(each, root, report([each], texts, inBrowser)),
	);
	const heading = countProblems(diagnostics, language);
	return {
		report: report(diagnostics, texts, manner),
		notice: diagnostics.some(isError)
			? { ...notice, heading, problems }
			: undefined,
	};
}

const dismiss: Wording = { en: "Close", da: "Luk" };

const notMade: Wording = {
	en: "Kilde could not make the site",
	da: "Kilde kunne ikke lave webstedet",
};

/** »3 filer lavet på 12 ms.« / “3 files made in 12 ms.” */
export function progressLine(changed: number, milliseconds: number): Wording {
	const time = `${Math.ceil(milliseconds)} ms`;
	return {
		en: `${count(changed, "file", "en")} made in ${time}.\n`,
		da: `${count(changed, "file", "da")} lavet på ${time}.\n`,
	};
}

/** Where something can be seen, and how to end it. */
export function invitation(
	what: Wording,
	{
		port,
		wanted,
		network = [],
	}: {
		readonly port: number;
		readonly wanted: number;
		readonly network?: readonly string[];
	},
): Wording {
	const lines: readonly Wording[] = [
		...(port === wanted ? [] : [taken(wanted, port)]),
		{
			en: `${what.en} is shown at http://localhost:${port}`,
			da: `${what.da} vises på http://localhost:${port}`,
		},
		...network.map((address) => ({
			en: `and on this network at http://${address}:${port}`,
			da: `og på dette netværk på http://${address}:${port}`,
		})),
		{ en: "Ctrl+C ends it.", da: "Ctrl+C afslutter." },
	];
	return worded((language) =>
		lines.map((line) => `${line[language]}\n`).join(""),
	);
}

function taken(wanted: number, port: number): Wording {
	return {
		en: `The port ${wanted} is taken; ${port} is the next free one.`,
		da: `Porten ${wanted} er optaget; ${port} er den næste ledige.`,
	};
}
