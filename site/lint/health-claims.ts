import type { LintRule } from "kilde";
import { letter } from "./letter.ts";

/**
 * Warns of words that the authority for health claims (Styrelsen for Patientsikkerhed) would object to: promises of cure, and
 * names of illnesses. A sentence that denies treatment or promises, or refers to a doctor, is no claim. A language without
 * lists has no claims.
 */
export const healthClaims: LintRule = {
	words(text, locale) {
		const list = lists[locale];
		// Most texts have no claim: one search is cheaper than splitting into sentences.
		if (!list?.either.test(text)) return [];
		return [...text.matchAll(sentence)]
			.filter(([words]) => !list.disclaims.test(words))
			.flatMap(({ 0: words, index: from }) =>
				(["cure", "illness"] as const).flatMap((kind) =>
					[...words.matchAll(list[kind])].map(({ 0: said, index }) => ({
						index: from + index,
						length: said.length,
						severity: "warning",
						code: "health-claim",
						message: `»${said}« ${meanings[kind]}`,
						hint: `${hint}, så tillad det med <!-- kilde-tillad: grunden -->, i YAML # kilde-tillad: grunden.`,
						pageHint: `${hint}, skal der ikke gøres noget.`,
					})),
				),
			);
	},
};

const meanings = {
	cure: "kan læses som et løfte om helbredelse.",
	illness: "nævner en sygdom, som om den blev behandlet her.",
};

const hint =
	"Skriv, hvad gæster fortæller, og hvad centret tilbyder. Er det rigtigt, som det står";

const sentence = /(?:[^.!?\n]|\n(?!\s*\n)|[.!?](?!\s))+/g;

/** The words of each kind, separated by commas and line breaks, and the pattern of sentences without claims. */
type Lists = {
	readonly cure: string;
	readonly illness: string;
	readonly disclaims: RegExp;
};

function compiled({ cure, illness, disclaims }: Lists) {
	return {
		cure: new RegExp(words(cure), "giu"),
		illness: new RegExp(words(illness), "giu"),
		either: new RegExp(words(`${cure},${illness}`), "iu"),
		disclaims,
	};
}

/** Returns a pattern of whole words; after a stem that ends in * any letters follow, as in Danish compounds and inflections. */
function words(list: string): string {
	const forms = list.trim().split(/\s*[,\n]\s*/);
	const stems = forms.filter((form) => form.endsWith("*"));
	const wholes = forms.filter((form) => !form.endsWith("*"));
	// All stems share one class of letters, which is slow to compile.
	const stem = stems.map((form) => form.slice(0, -1)).join("|");
	const either = `(?:${stem})[${letter}]*|${wholes.join("|")}`;
	return `(?<![${letter}])(?:${either.replaceAll(" ", "\\s+")})(?![${letter}])`;
}

const lists: Readonly<Record<string, ReturnType<typeof compiled>>> = {
	da: compiled({
		// »Helbred« and »helbredet« are health itself, »selvhelbredelse« is the body's own.
		cure: `
			helbrede, helbreder, helbredes, helbredt, helbredte, helbredelse*, helbredende, kurere*
			heler, helede, helet, gør dig rask, gør jer rask, gør dem rask, bliver rask, blev rask
			bliver raske, blev raske, blevet rask, blevet raske, lindre*, smertelindr*, smertefri*
			sygdomsfri*, mirakel*, mirakuløs*, garanteret, garanterer
		`,
		// »Kræfter« are forces, »kræft« is the illness.
		illness: `
			kræft, kræften, kræftsyg*, kræftramt*, kræftpatient*, kræftform*, brystkræft*, lungekræft*, cancer*, tumor*, svulst*, leukæmi*
			diabet*, sukkersyge*, depression*, depressiv*, angst, angsten, angstanfald*, angstlidelse*
			migræne*, gigt, gigten, gigtpatient*, slidgigt*, leddegigt*, artrose*, artritis, astma*
			eksem, eksemet, eksemer, eksempatient*, psoriasis*, blodtryk*, demens*, alzheimer*, parkinson*, sclerose*, sklerose*
			epilepsi*, fibromyalgi*, autisme*, borrelia*, søvnløs*, slagtilfælde*, blodprop*
			hjertesygdom*, hjertekar*, lungesygdom*, tinnitus, infektion*, betændelse*, inflammation*
			ADHD, PTSD, posttraumatisk*, skizofreni*, spiseforstyrrelse*, osteoporose*, kronisk syg*
		`,
		disclaims: new RegExp(
			String.raw`\b(?:spørg|tal|talt|kontakt|rådfør|søg)[^.!?]*(?<![${letter}])læge|(?:erstatter|behandler|helbreder|kurerer|lindrer|lover|garanterer|kan|må|vil)(?:\s+\S+){0,3}?\s+(?:ikke|ingen|hverken|aldrig)(?![${letter}])|(?<![${letter}])(?:ikke|ingen|hverken|aldrig)(?:\s+\S+){0,4}?\s+(?:erstat|behandl|helbred|kurer|lindr|lov|garant|mirak)`,
			"iu",
		),
	}),
	en: compiled({
		// “Healing” is not listed: guests and the centre use it for rest.
		cure: `
			cure, cures, cured, curing, curative, heals, healed, makes you well, made me well
			relieve, relieves, relieved, pain-free, pain relief, painkilling, free of pain, symptom-free
			miracle*, miraculous*, guaranteed, guarantees, remission
		`,
		illness: `
			cancer*, tumour*, tumor*, leukaemia, leukemia, diabet*, depression, depressive, anxiety
			migraine*, arthritis, arthritic, osteoarthritis, rheumat*, gout, asthma*, eczema, psoriasis
			blood pressure, hypertension, dementia, alzheimer*, parkinson*, sclerosis, epilep*
			fibromyalgia, autism, autistic, lyme disease, insomnia, stroke patients, heart disease
			lung disease, tinnitus, infection*, inflammation*, ADHD, PTSD, post-traumatic*
			schizophreni*, eating disorder*, osteoporosis, chronic illness*, chronic disease*
		`,
		disclaims:
			/\b(?:ask|talk|speak|see|consult|contact)\b[^.!?]*\b(?:doctor|physician|GP)\b|(?:\b(?:not|never|no|cannot|nor|neither)|n[’']t)\b(?:\s+\S+){0,4}?\s+(?:replac|treat|cur|heal|reliev|promis|claim|guarant|miracl)/iu,
	}),
};
