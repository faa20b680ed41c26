import type { Wording } from "../diagnostics/diagnostic.ts";
import { groupBy } from "../diagnostics/group-by.ts";
import { type MessageLanguage, messageTags } from "../diagnostics/language.ts";
import { count } from "../diagnostics/report.ts";
import type { Difference } from "../diff/index.ts";
import type { Section } from "../diff/sections.ts";
import type { Commit } from "../git/revisions.ts";
import type { Mismatch, Verification } from "./index.ts";
import type { LiveSite } from "./live-site.ts";

/** A comparison of a site with its address, and what is needed to put it in words. */
export type VerifiedSite = Verification &
	Omit<LiveSite, "site"> & {
		readonly address: string;
		/** The commit that the site was made from. */
		readonly commit: Commit;
		/** The changes that visitors don't see yet. */
		readonly difference: Difference;
		readonly timeZone: string;
		readonly now: Date;
	};

/** Whether visitors get exactly the site of the commit. */
export function isLive({ unreachable, mismatches }: Verification): boolean {
	return unreachable === undefined && mismatches.length === 0;
}

/** The first sentence of a report, and the certificate's. */
export function summaryOf(
	site: VerifiedSite,
	language: MessageLanguage,
): string[] {
	const { address, commit, asked, unreachable } = site;
	const made = momentOf(commit, site, language);
	const files = count(asked.files, "file", language);
	const redirects = count(asked.redirects, "redirect", language);
	const sentence: Wording =
		unreachable ??
		(isLive(site)
			? {
					en: `${address} is the site of the last commit (${made}): ${files} and ${redirects} compared.`,
					da: `${address} er hjemmesiden fra det seneste commit (${made}): ${files} og ${redirects} er sammenlignet.`,
				}
			: {
					en: `${address} is not the site of the last commit (${made}).`,
					da: `${address} er ikke hjemmesiden fra det seneste commit (${made}).`,
				});
	return [sentence[language], ...certificateSentence(site, language)];
}

/** Days of a certificate's validity from which on its end is a warning: Let's Encrypt renews with thirty left. */
const fewDays = 14;

/** Returns the days that a certificate is still valid; undefined without one. */
export function daysLeft({
	certificate,
	now,
}: VerifiedSite): number | undefined {
	if (!certificate) return undefined;
	const milliseconds = certificate.until.getTime() - now.getTime();
	return Math.floor(milliseconds / 86_400_000);
}

function certificateSentence(
	site: VerifiedSite,
	language: MessageLanguage,
): string[] {
	const days = daysLeft(site);
	if (days === undefined || days < 0) return [];
	const left = count(days, "day", language);
	const sentence: Wording = {
		en: `Its certificate is valid for ${left}.`,
		da: `Certifikatet gælder i ${left} endnu.`,
	};
	const renew: Wording = {
		en: " It should have been renewed by now: look at certbot, or at the settings of the host.",
		da: " Det burde være fornyet nu: Se efter i certbot eller under webhotellets indstillinger.",
	};
	return [`${sentence[language]}${days < fewDays ? renew[language] : ""}`];
}

type MismatchSection = {
	readonly heading: Wording;
	readonly advice: Wording;
	readonly lines: readonly string[];
};

/** Puts what differs in words; sections with nothing in them are left out. */
export function mismatchSections(
	site: VerifiedSite,
	language: MessageLanguage,
): Section[] {
	const others = ofKind("content", site);
	const older = others.filter(({ path }) => site.versions.has(path));
	const foreign = others.filter(({ path }) => !site.versions.has(path));
	const sections: readonly MismatchSection[] = [
		{
			heading: { en: "Older files", da: "Ældre filer" },
			advice: site.isPartial ? halfUploaded : notUploaded,
			lines: oldVersions(older, site, language),
		},
		{
			heading: {
				en: "Files that no commit has",
				da: "Filer, som ikke er fra noget commit",
			},
			advice: changedThere,
			lines: paths(foreign),
		},
		{
			heading: {
				en: "Wrong or missing answers",
				da: "Forkerte eller manglende svar",
			},
			advice: halfUploaded,
			lines: answerLines(site, language),
		},
		{
			heading: { en: "Redirects", da: "Viderestillinger" },
			advice: configured,
			lines: redirectLines(site, language),
		},
		{
			heading: { en: "Headers", da: "Headere" },
			advice: configured,
			lines: headerLines(ofKind("header", site), language),
		},
	];
	return sections
		.filter(({ lines }) => lines.length > 0)
		.map(({ heading, advice, lines }) => ({
			heading: heading[language],
			isForMachines: false,
			items: [...lines, `→ ${advice[language]}`].map((line) => ({
				line: [line],
				details: [],
			})),
		}));
}

/** The mismatches of one kind. */
function ofKind<K extends Mismatch["kind"]>(
	kind: K,
	{ mismatches }: Verification,
): Extract<Mismatch, { kind: K }>[] {
	return mismatches.filter(
		(each): each is Extract<Mismatch, { kind: K }> => each.kind === kind,
	);
}

function answerLines(site: Verification, language: MessageLanguage): string[] {
	return [
		...ofKind("status", site).map(
			({ path, expected, found }) =>
				`${path}: ${found}, ${expected} ${expectedWord[language]}`,
		),
		...ofKind("unanswered", site).map(
			({ path, reason }) => `${path}: ${reason[language]}`,
		),
	];
}

function redirectLines(
	site: Verification,
	language: MessageLanguage,
): string[] {
	return ofKind("redirect", site).map(
		({ path, expected, found }) =>
			`${path}: ${found}, 301 ${expected} ${expectedWord[language]}`,
	);
}

const expectedWord: Wording = { en: "expected", da: "ventet" };

const notUploaded: Wording = {
	en: "The last commit is not there yet: push it, and see whether the deployment succeeded.",
	da: "Det seneste commit er der ikke endnu: Skub det op (git push), og se, om udgivelsen lykkedes.",
};

const halfUploaded: Wording = {
	en: "Upload the whole output folder again: some of its files are missing or old.",
	da: "Læg hele mappen med den byggede hjemmeside op igen: Nogle af filerne mangler eller er gamle.",
};

const changedThere: Wording = {
	en: "They were changed on the server, or the host changes them on their way (minifying, hidden e-mail addresses). Upload the site again, and turn such changes off.",
	da: "De er rettet på serveren, eller også ændrer webhotellet dem undervejs (minificering, skjulte mailadresser). Læg hjemmesiden op igen, og slå den slags fra.",
};

const configured: Wording = {
	en: "Configure the server with kilde hosting nginx or kilde hosting caddy, or upload _headers and _redirects to the host.",
	da: "Sæt serveren op med kilde hosting nginx eller kilde hosting caddy, eller læg _headers og _redirects op på webhotellet.",
};

/** How many paths are listed. */
const mostPaths = 8;

function paths(mismatches: readonly Mismatch[]): string[] {
	return mismatches.length === 0
		? []
		: [listed(mismatches.map(({ path }) => path))];
}

function listed(paths: readonly string[]): string {
	const rest = paths.length - mostPaths;
	return [
		...paths.slice(0, mostPaths),
		...(rest > 0 ? [`… (+${rest})`] : []),
	].join(", ");
}

/** /, /en: of 24 November 2026 at 09:10 (8f3c2a1) */
function oldVersions(
	older: readonly Mismatch[],
	site: VerifiedSite,
	language: MessageLanguage,
): string[] {
	const groups = groupBy(older, ({ path }) => site.versions.get(path));
	return [...groups].flatMap(([commit, group]) =>
		commit
			? [
					`${momentOf(commit, site, language)}: ${listed(group.map(({ path }) => path))}`,
				]
			: [],
	);
}

/** The moment and the id of a commit: 24 November 2026 at 09:10, 8f3c2a1 */
function momentOf(
	{ id, moment }: Commit,
	{ timeZone }: VerifiedSite,
	language: MessageLanguage,
): string {
	const format = new Intl.DateTimeFormat(messageTags[language], {
		dateStyle: "long",
		timeStyle: "short",
		timeZone,
	});
	return `${format.format(moment)}, ${id.slice(0, 7)}`;
}

/** Content-Security-Policy is missing: /, /en … */
function headerLines(
	mismatches: readonly Extract<Mismatch, { kind: "header" }>[],
	language: MessageLanguage,
): string[] {
	const groups = groupBy(mismatches, ({ name, expected, found }) =>
		[name, expected, found].join("\n"),
	);
	return [...groups.values()].flatMap((group) => {
		const [first] = group;
		if (!first) return [];
		const { name, expected, found } = first;
		const where = listed(group.map(({ path }) => path));
		if (found === undefined) {
			const missing: Wording = {
				en: `${name} is missing on ${where}; ${expected} expected`,
				da: `${name} mangler på ${where}; ${expected} ventet`,
			};
			return [missing[language]];
		}
		const has = withoutParts(found, expected);
		const lacks = withoutParts(expected, found);
		const different: Wording = {
			en: `${name} on ${where}: ${has || "–"}; ${lacks || "nothing of it"} expected`,
			da: `${name} på ${where}: ${has || "–"}; ${lacks || "intet af det"} ventet`,
		};
		return [different[language]];
	});
}

/** The parts of a header's value that another value doesn't have, as the directives of a policy. */
function withoutParts(value: string, other: string): string {
	const parts = (text: string) => text.split(/\s*;\s*/);
	const known = parts(other);
	return parts(value)
		.filter((part) => !known.includes(part))
		.join(";");
}
