import { Argument, InvalidArgumentError } from "commander";
import { withoutDiagnostics } from "../diagnostics/diagnostic.ts";
import { groupBy } from "../diagnostics/group-by.ts";
import {
	formatCount,
	replaceControlCharacters,
} from "../diagnostics/report.ts";
import { readRevision } from "../git/revisions.ts";
import { fetchUrl } from "../verify/fetch-url.ts";
import {
	type Mismatch,
	type Verification,
	verifySite,
} from "../verify/index.ts";
import {
	createAnswer,
	createJsonAnswer,
	createRefusal,
} from "./shared/answers.ts";
import { buildAndAnswer } from "./shared/build-site.ts";
import { defineSiteCommand } from "./shared/define-command.ts";
import { createFormatOption, project } from "./shared/inputs.ts";

/** `kilde verify`: compares the site of the last commit with what its address serves. */
export const command = defineSiteCommand<{ readonly address?: string }>(
	"check that the address serves the site of the last commit",
	[
		...project,
		new Argument("[address]", "an address other than the site's own").argParser(
			parseOrigin,
		),
		createFormatOption(["text", "json"]),
	],
	async (options) => {
		const sources = await readRevision(options.root, "HEAD");
		if ("failure" in sources) return createRefusal(sources.failure);
		const committed = {
			...options,
			sources: withoutDiagnostics(sources),
			pictures: "encoded" as const,
		};
		return buildAndAnswer(committed, async ({ artifacts, model }) => {
			const origin = options.address ?? model.origin;
			const first = await fetchUrl(origin);
			if ("failure" in first) return createRefusal(first.failure.en);
			const { redirects } = model;
			const verification = await options.terminal.withProgress((progress) => {
				progress(`Comparing the site with ${origin}`);
				return verifySite({ artifacts, redirects }, origin);
			});
			const isLive = verification.mismatches.length === 0;
			const printed =
				options.format === "json"
					? createJsonAnswer(verification)
					: createAnswer(formatVerification(verification, origin));
			return { ...printed, code: isLive ? 0 : 1 };
		});
	},
);

function parseOrigin(text: string): string {
	const url = /^https?:/.test(text) && URL.canParse(text) && new URL(text);
	if (url && url.href === `${url.origin}/`) return url.origin;
	throw new InvalidArgumentError(
		"It must be a scheme and a host, e.g. https://www.example.org.",
	);
}

function formatVerification(
	{ mismatches, files, redirects }: Verification,
	origin: string,
): string {
	const compared = `${formatCount(files, "file", "en")} and ${formatCount(redirects, "redirect", "en")}`;
	if (mismatches.length === 0)
		return `${origin} serves the site of the last commit: ${compared} compared.\n`;
	const groups = groupBy(mismatches, ({ expected, found }) =>
		[expected, found].join("\n"),
	);
	return `${[
		`${origin} does not serve the site of the last commit (${compared} compared).`,
		...[...groups.values()].flatMap(formatMismatches),
		"",
		"Has the last commit been pushed and deployed? A host changes content if it minifies pages or hides e-mail addresses: turn that off. docs/host.md has the configuration of headers and redirects.",
	].join("\n")}\n`;
}

/** How many paths are listed. */
const mostPaths = 8;

function formatMismatches(group: readonly Mismatch[]): string[] {
	const [{ expected, found } = { expected: "", found: "" }] = group;
	const paths = group.slice(0, mostPaths).map(({ path }) => path);
	const rest = group.length - paths.length;
	return [
		"",
		`Expected ${expected}`,
		`Found    ${replaceControlCharacters(found)}`,
		`  ${paths.join(", ")}${rest > 0 ? ` and ${rest} more` : ""}`,
	];
}
