import {
	type Diagnostic,
	errorAt,
	type Hint,
	type Wording,
	warningAt,
	worded,
} from "../diagnostics/diagnostic.ts";
import { messageTags } from "../diagnostics/language.ts";
import { hintToWrite } from "../diagnostics/nearest.ts";
import { count } from "../diagnostics/report.ts";
import { formatDate, formatList } from "../i18n/format.ts";
import type { Outcome } from "./ask-links.ts";
import { type Failure, type Failures, isDead } from "./kept.ts";
import type { OutgoingLink } from "./outgoing.ts";

/** Links to other sites, what came of asking for each, and what has failed; `madeUp` is the number that weren't asked. */
export type AskedLinks = {
	readonly links: readonly OutgoingLink[];
	readonly outcomes: ReadonlyMap<string, Outcome>;
	readonly failures: Failures;
	readonly madeUp: number;
};

/** Reports the links that failed on two days, and those that have moved for good: the new address has been asked, too. */
export function linkProblems(asked: AskedLinks): Diagnostic[] {
	return asked.links.flatMap((link) => {
		const { address, places } = link;
		const outcome = asked.outcomes.get(address);
		const failure = asked.failures.get(address);
		const hint = whereInWords(link);
		if (outcome?.kind === "failed" && failure && isDead(failure)) {
			const { en, da } = deadInWords(failure);
			const message = { en: `${address} ${en}`, da: `${address} ${da}` };
			return places.map(({ file, place }) =>
				errorAt(file, place, "dead-link", { message, hint }),
			);
		}
		if (outcome?.kind !== "works" || !outcome.movedTo) return [];
		const { movedTo } = outcome;
		const message = {
			en: `${address} has moved to ${movedTo} for good.`,
			da: `${address} er flyttet permanent til ${movedTo}.`,
		};
		// Not within a pattern, nor where a fragment would be lost, nor to what pages can't link to.
		const isWhole = (written: string) =>
			written === address && movedTo.startsWith("https:");
		return places.map(({ file, place, written }) =>
			warningAt(file, place, "moved-link", {
				message,
				hint: isWhole(written) ? hintToWrite(movedTo) : hint,
			}),
		);
	});
}

/** The message about a link that failed on two days, after its address. */
export function deadInWords({ first, last, why }: Failure): Wording {
	const [en, da] = [messageTags.en, messageTags.da].map((tag) =>
		[first, last].map((day) => formatDate(day, tag)),
	);
	return {
		en: `leads nowhere: ${why.en}, on ${en?.join(" and on ")}.`,
		da: `fører ingen steder hen – ${why.da}, både den ${da?.join(" og den ")}.`,
	};
}

/** How many pages are named. */
const mostNamed = 3;

function whereInWords({ pages }: OutgoingLink): Hint {
	const more = pages.size - mostNamed;
	const named = worded((language) => {
		const [open, close, rest] =
			language === "da" ? ["»", "«", "til"] : ["“", "”", "more"];
		const names = [...pages].slice(0, mostNamed);
		return formatList(
			[
				...names.map(([path, title]) => `${open}${title}${close} (${path})`),
				...(more > 0 ? [`${count(more, "page", language)} ${rest}`] : []),
			],
			messageTags[language],
		);
	});
	return {
		en: `Visitors meet it on ${named.en}.`,
		da: `Besøgende møder det på ${named.da}.`,
	};
}

/** The number of links asked, those that failed for the first time and those left undecided: a sentence each, with addresses. */
export function askedInWords(asked: AskedLinks): Wording {
	const { outcomes, failures, madeUp } = asked;
	const again = [...failures].filter(
		([address, each]) =>
			outcomes.get(address)?.kind === "failed" && !isDead(each),
	);
	const undecided = [...outcomes].filter(
		([, { kind }]) => kind === "undecided",
	);
	const except =
		madeUp === 0
			? { en: "", da: "" }
			: {
					en: `, without ${count(madeUp, "sample", "en")}`,
					da: `, uden ${count(madeUp, "sample", "da")}`,
				};
	const sentences: Wording[] = [
		{
			en: `Tried ${count(outcomes.size, "link", "en")} to other sites${except.en}.`,
			da: `Prøvede ${count(outcomes.size, "link", "da")} til andre hjemmesider${except.da}.`,
		},
		...again.map(([address, { why }]) => ({
			en: `Will be tried again on another day: ${address}, ${why.en}.`,
			da: `Bliver prøvet igen en anden dag: ${address}, ${why.da}.`,
		})),
		...undecided.map(([address]) => ({
			en: `Refuses programs and may let people in, so look yourself: ${address}`,
			da: `Afviser programmer, men måske ikke mennesker, så se selv efter: ${address}`,
		})),
	];
	return worded((language) =>
		sentences.map((sentence) => sentence[language]).join("\n"),
	);
}
