import { collectionNamed, type SiteDefinition } from "../definition.ts";
import {
	type Diagnostic,
	fileStart,
	type Wording,
	warningAt,
	worded,
} from "../diagnostics/diagnostic.ts";
import {
	isWithin,
	nearestPlace,
	type Path,
	pathKey,
	placeNamed,
	valuesWithin,
} from "../diagnostics/places.ts";
import { count } from "../diagnostics/report.ts";
import { isReservedHost } from "../text/host-name.ts";
import type { ContentEntry, ContentFile, Entry } from "../types.ts";
import { contentFiles } from "./entries.ts";

/** The open tasks before the site is published. */
export type LaunchList = {
	/** Sample content that the owner must replace: what is marked, and addresses that can't be real ones. */
	readonly samples: readonly Diagnostic[];
	/** The decisions of the owner. */
	readonly questions: readonly Diagnostic[];
	/** How many of the questions must be answered first. */
	readonly blocking: number;
};

/** Returns a warning for every sample and every open question of the content. */
export function launchList(
	all: readonly Entry[],
	site: SiteDefinition,
): LaunchList {
	const questions = all.flatMap((entry) =>
		entry.kind === "content" ? questionsOf(entry, site) : [],
	);
	return {
		samples: contentFiles(all).flatMap(samplesOf),
		questions: questions.map(({ warning }) => warning),
		blocking: questions.filter(({ blocks }) => blocks).length,
	};
}

/** The beginning of a message: how many samples and questions are left. */
export function notReady(samples: number, questions: number): string {
	const left = [
		...(samples > 0 ? [`${count(samples, "sample", "en")} to replace`] : []),
		...(questions > 0
			? [`${count(questions, "question", "en")} to answer`]
			: []),
	];
	return `Not ready to launch: ${left.join(", ")}.`;
}

function samplesOf({ file, raw, places }: ContentFile): Diagnostic[] {
	const values = valuesWithin(raw);
	const marks = values.flatMap(([path, value]) =>
		path.at(-1) === "sample" && value === true ? [path] : [],
	);
	const isMarked = (path: Path) =>
		marks.some((mark) => isWithin(path, mark.slice(0, -1)));
	const madeUp = values.filter(
		([path, value]) => isReservedHost(hostOf(value)) && !isMarked(path),
	);
	const addresses = madeUp.map(([path, value]) => {
		const named = nameOf(path);
		const host = hostOf(value);
		return warningAt(file, nearestPlace(places, path), "sample", {
			message: {
				en: `${named.en} is a sample: ${host} is a name for examples, and can't be on the internet.`,
				da: `${named.da} er kun et eksempel: ${host} er et navn til eksempler og kan ikke findes på nettet.`,
			},
			hint: { en: "Write the real address.", da: "Skriv den rigtige adresse." },
		});
	});
	const marked = marks.map((path) => {
		const named = nameOf(path.slice(0, -1));
		const place = placeNamed(places, pathKey(path)) ?? fileStart;
		return warningAt(file, place, "sample", {
			message: {
				en: `${named.en || "This file"} is a sample.`,
				da: `${named.da || "Denne fil"} er kun et eksempel.`,
			},
			hint: {
				en: "Write the real content, then delete “sample: true”.",
				da: "Skriv det rigtige indhold, og slet så »sample: true«.",
			},
		});
	});
	return [...addresses, ...marked];
}

/** The steps to a value, as “danish › item 1”; empty of a whole file. */
function nameOf(path: Path): Wording {
	const steps = path.map(
		(step): Wording =>
			typeof step === "number"
				? { en: `item ${step + 1}`, da: `punkt ${step + 1}` }
				: { en: String(step), da: String(step) },
	);
	return worded((language) => steps.map((step) => step[language]).join(" › "));
}

/** The host of a web or e-mail address; empty of anything else. */
function hostOf(value: unknown): string {
	const text = String(value);
	const isWeb = /^https?:/i.test(text) && URL.canParse(text);
	return isWeb
		? new URL(text).hostname
		: (/^[^\s@]+@([^\s@]+)$/.exec(text)?.[1] ?? "");
}

function questionsOf(
	{ collection, data, file, places }: ContentEntry,
	site: SiteDefinition,
) {
	const { questions } = collectionNamed(site, collection) ?? {};
	if (!questions) return [];
	return questions(data).map(({ path, message, hint, blocks }) => ({
		blocks,
		warning: warningAt(file, nearestPlace(places, path), "open-question", {
			message: { text: message, hint },
		}),
	}));
}
