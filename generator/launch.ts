import { type Diagnostic, fileStart, warningAt } from "./diagnostic.ts";
import type { ContentEntry, Entry } from "./types.ts";

/** What stands between the content and its first day in public. */
export type LaunchList = {
	/** Made-up content that the owner must replace. */
	readonly samples: readonly Diagnostic[];
	/** What the owner must decide. */
	readonly questions: readonly Diagnostic[];
};

/** Every sample and every open question of the content, each at its place. */
export function launchList(all: readonly Entry[]): LaunchList {
	const entries = all.filter((entry) => entry.kind === "content");
	return {
		samples: entries.flatMap(samplesOf),
		questions: entries.flatMap(questionsOf),
	};
}

function samplesOf({ file, samples, places }: ContentEntry): Diagnostic[] {
	return samples.map((path) => {
		const parent = path
			.split("/")
			.slice(1, -1)
			.map((step) => (/^\d+$/.test(step) ? `item ${Number(step) + 1}` : step))
			.join(" › ");
		const place = places[`${path}~`] ?? fileStart;
		return warningAt(
			file,
			place,
			"sample",
			`${parent || "This file"} is made-up content.`,
			"Write the real thing, then delete the line with sample.",
		);
	});
}

function questionsOf(entry: ContentEntry): Diagnostic[] {
	if (entry.collection !== "openQuestions") return [];
	const { file, places, data } = entry as ContentEntry<"openQuestions">;
	return (data ?? []).map(({ question, published, other, where }, index) =>
		warningAt(
			file,
			places[`/${index}/question`] ?? fileStart,
			"open-question",
			`${question} Published: ${published} Another source: ${other}`,
			`Decided in ${where}.`,
		),
	);
}
