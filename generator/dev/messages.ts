import { pathToFileURL } from "node:url";
import { isError } from "../diagnostics/diagnostic.ts";
import {
	formatCount,
	formatDiagnostics,
	formatPlace,
	formatProblemCounts,
	groupEqualProblems,
	leaveUncoloured,
	type ReportStyle,
} from "../diagnostics/report.ts";
import type { MessageText } from "../messages/format.ts";
import { describeSystemError, isSystemError } from "../write/system-errors.ts";
import type { BuildOutcome, FinishedBuild } from "./builder.ts";
import type { OverlayContent, OverlayItem } from "./serving/snapshot.ts";

/** The style of the terminal's report, and the project's folder, for links into the editor. */
export type ReportOptions = ReportStyle & { readonly root: string };

/** The messages about a build: for the terminal, and for the overlay if there are errors. */
export type BuildReport = {
	readonly text: string;
	readonly overlay: OverlayContent | undefined;
};

/** Formats the result of a build for the terminal and the overlay. */
export function formatReport(
	outcome: BuildOutcome,
	options: ReportOptions,
): BuildReport {
	const { language } = options;
	const common = { language, dismiss: dismiss[language] };
	if (outcome instanceof Error) {
		const text = isSystemError(outcome)
			? describeSystemError(outcome)[language]
			: (outcome.stack ?? outcome.message);
		const items = [{ place: "", link: "", text }];
		const heading = failed[language];
		return { text: `${text}\n`, overlay: { ...common, heading, items } };
	}
	const { diagnostics, value } = outcome;
	const isFailed = diagnostics.some(isError);
	const ofCode = diagnostics.filter(({ code }) => code === "code-warning");
	const shown = isFailed ? diagnostics : ofCode;
	const items = listOverlayItems({ value, diagnostics: shown }, options);
	const heading = formatProblemCounts(shown, language);
	return {
		text: formatDiagnostics(diagnostics, value.sources, options),
		overlay:
			shown.length > 0
				? { ...common, heading, items, isWarning: !isFailed }
				: undefined,
	};
}

/** The problems as the overlay lists them, each with a link that opens its place in an editor. */
function listOverlayItems(
	{ value, diagnostics }: FinishedBuild,
	{ root, language }: ReportOptions,
): OverlayItem[] {
	const style = {
		format: "pretty",
		language,
		colour: leaveUncoloured,
	} as const;
	return groupEqualProblems(diagnostics).map(({ first, others }) => {
		const place = formatPlace(first);
		const { pathname } = pathToFileURL(`${root}/${first.file}`);
		return {
			place,
			link: `vscode://file${pathname}:${first.line}:${first.column}`,
			text: formatDiagnostics([first, ...others], value.sources, style)
				.replace(place, "")
				.trim(),
		};
	});
}

const dismiss: MessageText = { en: "Close", da: "Luk" };

const failed: MessageText = {
	en: "Kilde could not make the site",
	da: "Kilde kunne ikke lave hjemmesiden",
};

/** Formats the duration of a build: “3 files made in 12 ms.” */
export function formatChangeCount(
	changed: number,
	milliseconds: number,
): string {
	return `${formatCount(changed, "file", "en")} made in ${Math.ceil(milliseconds)} ms.\n`;
}

/** Formats the addresses of a server that is ready, and how to stop it. */
export function formatAddresses(
	subject: string,
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
): string {
	const lines = [
		...(port === wanted
			? []
			: [`Port ${wanted} is in use; ${port} is the next free one.`]),
		`${subject} is shown at http://localhost:${port}${path}`,
		...network.map(
			(address) => `and on this network at http://${address}:${port}${path}`,
		),
		"Press Ctrl+C to stop.",
	];
	return lines.map((line) => `${line}\n`).join("");
}
