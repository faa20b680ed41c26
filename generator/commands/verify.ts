import { Argument } from "commander";
import { make } from "../build.ts";
import { openProjectMemo } from "../cache/project-memo.ts";
import { isError, ok } from "../diagnostics/diagnostic.ts";
import type { MessageLanguage } from "../diagnostics/language.ts";
import { differenceOf } from "../diff/index.ts";
import { sectionsOf } from "../diff/sections.ts";
import { readRevision } from "../git/revision.ts";
import { createRevisions } from "../git/revisions.ts";
import { hostingOf } from "../host/index.ts";
import {
	currentProcess,
	ownFormat,
	withProgress,
} from "../terminal/terminal.ts";
import { verify } from "../verify/index.ts";
import { liveSite } from "../verify/live-site.ts";
import {
	daysLeft,
	isLive,
	mismatchSections,
	summaryOf,
	type VerifiedSite,
} from "../verify/report.ts";
import { asText, textOf } from "./diff.ts";
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

/** `kilde verify`: compares the site of the last commit with what its address answers. */
export const command = defineSiteCommand<VerifyOptions>(
	"see whether the address shows the site of the last commit",
	[
		...project,
		new Argument("[address]", "an address other than the site's own"),
		answerFormat(formats),
	],
	async (options) => {
		const { root, lang, address } = options;
		const wanted = address === undefined ? undefined : originOf(address);
		if (address !== undefined && wanted === undefined)
			return refusal(originWanted);
		const revisions = createRevisions(root);
		const [commit, ...earlier] = await revisions.commits(mostCommits);
		const sources = await readRevision(root, "HEAD");
		if ("failure" in sources) return refusal(sources.failure);
		if (!commit) return refusal(noContent);
		const memo = openProjectMemo(root, options.code);
		const built = await withProgress((progress) =>
			make({ ...options, sources: ok(sources) }, memo, progress),
		);
		const { model } = built.value;
		if (!model || built.diagnostics.some(isError)) {
			printDiagnostics(built, { lang, format: ownFormat() });
			return failed(built);
		}
		const site = { ...built.value, model };
		const origin = wanted ?? model.origin;
		const hosting = hostingOf(model, site.pages, site.bundle);
		const verification = await withProgress((progress) =>
			verify({ hosting, artifacts: site.artifacts }, origin, progress),
		);
		const live = await liveSite(
			verification.mismatches,
			site,
			{ revisions, commits: earlier },
			memo,
		);
		return told(
			{
				...verification,
				...live,
				address: origin,
				commit,
				difference: differenceOf(live.site, site, memo),
				timeZone: options.site.timeZone,
				now: new Date(currentProcess().started),
			},
			options,
		);
	},
);

/** How many commits are looked at for the version that an address shows. */
const mostCommits = 20;

const noContent = "There is no content in the last commit.";

function told(
	site: VerifiedSite,
	{ lang, format }: Pick<VerifyOptions, "lang" | "format">,
): Answer {
	const code = isLive(site) ? 0 : 1;
	const out = format === "json" ? asJson(site, lang) : asWords(site, lang);
	return { code, out };
}

function asWords(site: VerifiedSite, lang: MessageLanguage): string {
	const unseen = "What visitors don't see yet";
	const sections = mismatchSections(site, lang);
	const changes = sectionsOf(site.difference, lang);
	return [
		...summaryOf(site, lang).map((sentence) => `${sentence}\n`),
		...(sections.length > 0 ? [textOf(sections)] : []),
		...(changes.length > 0 ? [`\n${asText(unseen, changes)}`] : []),
	].join("");
}

function asJson(site: VerifiedSite, lang: MessageLanguage): string {
	const { address, commit, certificate, mismatches, unreachable } = site;
	const answer = {
		address,
		commit: commit.id,
		isLive: isLive(site),
		unreachable: (unreachable ?? certificate?.refused)?.[lang],
		certificateDays: daysLeft(site),
		mismatches: mismatches.map(({ ...each }) => ({
			...each,
			...(each.kind === "content" && {
				found: site.versions.get(each.path)?.id ?? null,
			}),
			...(each.kind === "unanswered" && { reason: each.reason[lang] }),
		})),
		difference: site.difference,
	};
	return `${JSON.stringify(answer, undefined, 2)}\n`;
}
