import { Argument } from "commander";
import { make } from "../build.ts";
import { openProjectMemo } from "../cache/project-memo.ts";
import { isError, ok } from "../diagnostics/diagnostic.ts";
import { groupBy } from "../diagnostics/group-by.ts";
import { count } from "../diagnostics/report.ts";
import { readRevision } from "../git/revision.ts";
import { ownFormat, withProgress } from "../terminal/terminal.ts";
import { fetchUrl } from "../verify/fetch-url.ts";
import { type Mismatch, type Verification, verify } from "../verify/index.ts";
import { type Answer, refusal } from "./shared/answer.ts";
import {
	answerFormat,
	originOf,
	originWanted,
	project,
} from "./shared/arguments.ts";
import { defineSiteCommand } from "./shared/define-command.ts";
import type { ProjectOptions } from "./shared/options.ts";
import { failed, printDiagnostics } from "./shared/project.ts";

const formats = ["text", "json"] as const;

type VerifyOptions = ProjectOptions & {
	readonly address?: string;
	readonly format: (typeof formats)[number];
};

/** `kilde verify`: compares the site of the last commit with what its address serves. */
export const command = defineSiteCommand<VerifyOptions>(
	"check that the address serves the site of the last commit",
	[
		...project,
		new Argument("[address]", "an address other than the site's own"),
		answerFormat(formats),
	],
	async (options) => {
		const { root, lang, address, format } = options;
		const asked = address === undefined ? undefined : originOf(address);
		if (address !== undefined && asked === undefined)
			return refusal(originWanted);
		const sources = await readRevision(root, "HEAD");
		if ("failure" in sources) return refusal(sources.failure);
		const memo = openProjectMemo(root, options.code);
		const built = await withProgress((progress) =>
			make({ ...options, sources: ok(sources) }, memo, progress),
		);
		const { artifacts, model } = built.value;
		if (!model || built.diagnostics.some(isError)) {
			printDiagnostics(built, { lang, format: ownFormat() });
			return failed(built);
		}
		const origin = asked ?? model.origin;
		const first = await fetchUrl(origin);
		if ("failure" in first) return refusal(first.failure.en);
		const { redirects } = model;
		const verification = await withProgress((progress) => {
			progress(`Comparing the site with ${origin}`);
			return verify({ artifacts, redirects }, origin);
		});
		return format === "json"
			? asAnswer(
					verification,
					`${JSON.stringify(verification, undefined, 2)}\n`,
				)
			: asAnswer(verification, asText(verification, origin));
	},
);

function asAnswer({ mismatches }: Verification, out: string): Answer {
	const isLive = mismatches.length === 0;
	return { code: isLive ? 0 : 1, out };
}

function asText(
	{ mismatches, files, redirects }: Verification,
	origin: string,
): string {
	const compared = `${count(files, "file", "en")} and ${count(redirects, "redirect", "en")}`;
	if (mismatches.length === 0)
		return `${origin} serves the site of the last commit: ${compared} compared.\n`;
	const groups = groupBy(mismatches, ({ expected, found }) =>
		[expected, found].join("\n"),
	);
	return `${[
		`${origin} does not serve the site of the last commit (${compared} compared).`,
		...[...groups.values()].flatMap(asLines),
		"",
		"Has the last commit been pushed and deployed? A host changes content if it minifies pages or hides e-mail addresses: turn that off. docs/host.md has the configuration of headers and redirects.",
	].join("\n")}\n`;
}

/** How many paths are listed. */
const mostPaths = 8;

function asLines(group: readonly Mismatch[]): string[] {
	const [{ expected, found } = { expected: "", found: "" }] = group;
	const paths = group.slice(0, mostPaths).map(({ path }) => path);
	const rest = group.length - paths.length;
	return [
		"",
		`Expected ${expected}`,
		`Found    ${withoutControls(found)}`,
		`  ${paths.join(", ")}${rest > 0 ? ` and ${rest} more` : ""}`,
	];
}

/** Nothing that a server sends may control the terminal. */
function withoutControls(text: string): string {
	return text.replaceAll(/\p{Cc}/gu, "\uFFFD");
}
