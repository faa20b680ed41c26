import { pathToFileURL } from "node:url";
import { isError, type Wording, worded } from "../diagnostics/diagnostic.ts";
import {
	count,
	countProblems,
	plain,
	report,
	type Style,
	textsAbout,
} from "../diagnostics/report.ts";
import type { BuildOutcome, Finished } from "./builder.ts";
import type { OverlayContent, OverlayItem } from "./serving/snapshot.ts";

/** The style of the terminal's report, and the project's folder, for links into the editor. */
export type ReportOptions = Style & { readonly root: string };

/** The messages about a build: for the terminal, and for the overlay if there are errors. */
export type BuildReport = {
	readonly text: string;
	readonly overlay: OverlayContent | undefined;
};

/** Formats the result of a build, in the same words for the terminal and the overlay. */
export function reportOf(
	outcome: BuildOutcome,
	options: ReportOptions,
): BuildReport {
	const { language } = options;
	const common = { language, dismiss: dismiss[language] };
	if (outcome instanceof Error) {
		const text = outcome.stack ?? outcome.message;
		const items = [{ place: "", link: "", text }];
		const heading = failed[language];
		return { text: `${text}\n`, overlay: { ...common, heading, items } };
	}
	const { diagnostics, value } = outcome;
	const texts = textsAbout(diagnostics, value.sources);
	const isFailed = diagnostics.some(isError);
	const ofCode = diagnostics.filter(({ code }) => code === "code-warning");
	const shown = isFailed ? diagnostics : ofCode;
	const items = itemsOf({ value, diagnostics: shown }, options);
	const heading = countProblems(shown, language);
	return {
		text: report(diagnostics, texts, options),
		overlay:
			shown.length > 0
				? { ...common, heading, items, isWarning: !isFailed }
				: undefined,
	};
}

/** The problems as the overlay lists them, each with a link that opens its place in an editor. */
function itemsOf(
	{ value, diagnostics }: Finished,
	{ root, language }: ReportOptions,
): OverlayItem[] {
	const texts = textsAbout(diagnostics, value.sources);
	const style = { format: "pretty", language, colour: plain } as const;
	return diagnostics.map((each) => {
		const { file, line, column } = each;
		const place = `${file}:${line}:${column}`;
		const { pathname } = pathToFileURL(`${root}/${file}`);
		return {
			place,
			link: `vscode://file${pathname}:${line}:${column}`,
			text: report([each], texts, style).replace(place, "").trim(),
		};
	});
}

const dismiss: Wording = { en: "Close", da: "Luk" };

const failed: Wording = {
	en: "Kilde could not make the site",
	da: "Kilde kunne ikke lave hjemmesiden",
};

/** »3 filer lavet på 12 ms.« / “3 files made in 12 ms.” */
export function progressLine(changed: number, milliseconds: number): Wording {
	const time = `${Math.ceil(milliseconds)} ms`;
	return {
		en: `${count(changed, "file", "en")} made in ${time}.\n`,
		da: `${count(changed, "file", "da")} lavet på ${time}.\n`,
	};
}

/** The message of a server that is ready: its addresses, and how to stop it. */
export function servingMessage(
	what: Wording,
	{
		port,
		wanted,
		network = [],
		path = "",
	}: {
		/** The end of the printed addresses. */
		readonly path?: string;
		readonly port: number;
		readonly wanted: number;
		readonly network?: readonly string[];
	},
): Wording {
	const lines: readonly Wording[] = [
		...(port === wanted ? [] : [portTaken(wanted, port)]),
		{
			en: `${what.en} is shown at http://localhost:${port}${path}`,
			da: `${what.da} vises på http://localhost:${port}${path}`,
		},
		...network.map((address) => ({
			en: `and on this network at http://${address}:${port}${path}`,
			da: `og på dette netværk på http://${address}:${port}${path}`,
		})),
		{ en: "Press Ctrl+C to stop.", da: "Tryk Ctrl+C for at stoppe." },
	];
	return worded((language) =>
		lines.map((line) => `${line[language]}\n`).join(""),
	);
}

function portTaken(wanted: number, port: number): Wording {
	return {
		en: `Port ${wanted} is in use; ${port} is the next free one.`,
		da: `Port ${wanted} er optaget; ${port} er den næste ledige.`,
	};
}
