import { collectionNamed, type SiteDefinition } from "../definition.ts";
import {
	type Diagnostic,
	fileStart,
	type Wording,
	warningAt,
	worded,
} from "../diagnostics/diagnostic.ts";
import {
	nearestPlace,
	pathKey,
	placeNamed,
	valuesWithin,
} from "../diagnostics/places.ts";
import type { ContentEntry, ContentFile, Entry } from "../types.ts";
import { contentFiles } from "./entries.ts";

/** The open tasks before the site is published. */
export type LaunchList = {
	/** Sample content that the owner must replace. */
	readonly samples: readonly Diagnostic[];
	/** The decisions of the owner. */
	readonly questions: readonly Diagnostic[];
};

/** Returns a warning for every sample and every open question of the content. */
export function launchList(
	all: readonly Entry[],
	site: SiteDefinition,
): LaunchList {
	return {
		samples: contentFiles(all).flatMap(samplesOf),
		questions: all.flatMap((entry) =>
			entry.kind === "content" ? questionsOf(entry, site) : [],
		),
	};
}

function samplesOf({ file, raw, places }: ContentFile): Diagnostic[] {
	const samples = [...valuesWithin(raw)].filter(
		([path, value]) => path.at(-1) === "sample" && value === true,
	);
	return samples.map(([path]) => {
		const parent = path
			.slice(0, -1)
			.map(
				(step): Wording =>
					typeof step === "number"
						? { en: `item ${step + 1}`, da: `punkt ${step + 1}` }
						: { en: String(step), da: String(step) },
			);
		const named = worded((language) =>
			parent.map((step) => step[language]).join(" › "),
		);
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
}

function questionsOf(
	{ collection, data, file, places }: ContentEntry,
	site: SiteDefinition,
): Diagnostic[] {
	const { questions } = collectionNamed(site, collection) ?? {};
	if (!questions) return [];
	return questions(data).map(({ path, message, hint }) =>
		warningAt(file, nearestPlace(places, path), "open-question", {
			message,
			hint,
		}),
	);
}
