import { findCollection, type SiteDefinition } from "../definition.ts";
import {
	type Diagnostic,
	explain,
	explainSiteProblem,
	fileStart,
	warningAt,
} from "../diagnostics/diagnostic.ts";
import { isPathWithin, listValues, type Path } from "../diagnostics/places.ts";
import { formatCount } from "../diagnostics/report.ts";
import { commonWords, hasCommonWords } from "../languages/words.ts";
import { hasReservedTopLevelDomain } from "../text/host-name.ts";
import type { ContentEntry, ContentFile, Entry } from "../types.ts";
import {
	createEntryWarning,
	findContentFile,
	listContentFiles,
} from "./entries.ts";

/** The open tasks before the site is published. */
export type LaunchTasks = {
	/** Content to replace: marked samples, addresses with reserved host names, and English words in other languages. */
	readonly samples: readonly Diagnostic[];
	/** The decisions of the owner. */
	readonly questions: readonly Diagnostic[];
	/** The number of questions that must be answered before the launch. */
	readonly blocking: number;
};

/** Lists every sample and every open question of the content as warnings. */
export function listLaunchTasks(
	all: readonly Entry[],
	site: SiteDefinition,
): LaunchTasks {
	const questions = all.flatMap((entry) =>
		entry.kind === "content" ? listOpenQuestions(entry, site) : [],
	);
	return {
		samples: [
			...listContentFiles(all).flatMap(listSamples),
			...listEnglishWords(all, site),
		],
		questions: questions.map(({ warning }) => warning),
		blocking: questions.filter(({ blocks }) => blocks).length,
	};
}

/** Reports the languages that Kilde has no common words in: pages show English ones unless the site defines them. */
function listEnglishWords(
	all: readonly Entry[],
	site: SiteDefinition,
): Diagnostic[] {
	const collection = site.collections.find(({ name }) => name === "words");
	if (!collection) return [];
	const file = `content/${collection.files}`;
	const own = Object(findContentFile(file, all)?.raw);
	const missing = Object.keys(commonWords.en).filter((word) => !(word in own));
	if (missing.length === 0) return [];
	return site.languages
		.filter(({ tag }) => !hasCommonWords(tag))
		.map(({ code }) =>
			warningAt(
				file,
				fileStart,
				explain("sample.words", {
					language: { language: code },
					words: missing.join(", "),
				}),
			),
		);
}

/** Formats the number of open tasks. */
export function formatOpenTasks(samples: number, questions: number): string {
	const left = [
		...(samples > 0
			? [`${formatCount(samples, "sample", "en")} to replace`]
			: []),
		...(questions > 0
			? [`${formatCount(questions, "question", "en")} to answer`]
			: []),
	];
	return `Not ready to launch: ${left.join(", ")}.`;
}

function listSamples(entry: ContentFile): Diagnostic[] {
	const values = listValues(entry.raw);
	const samples = values
		.filter(([path, value]) => path.at(-1) === "sample" && value === true)
		.map(([path]) => path.slice(0, -1));
	const marked = samples.map((path) => {
		const explanation =
			path.length === 0
				? explain("sample.file")
				: explain("sample.value", { name: formatPath(path) });
		return createEntryWarning(entry, explanation, [...path, "sample"]);
	});
	const addresses = values.flatMap(([path, value]) => {
		const host = getUrlHost(value);
		const isMarked = samples.some((sample) => isPathWithin(path, sample));
		if (isMarked || !hasReservedTopLevelDomain(host)) return [];
		const values = { name: formatPath(path), host };
		return [createEntryWarning(entry, explain("sample.address", values), path)];
	});
	return [...addresses, ...marked];
}

/** @example formatPath(["people", 0, "name"]); // "people › 1 › name" */
function formatPath(path: Path): string {
	return path
		.map((step) => (typeof step === "number" ? step + 1 : String(step)))
		.join(" › ");
}

/** Returns the host of a web or e-mail address; "" for anything else. */
function getUrlHost(value: unknown): string {
	const text = String(value);
	const isWeb = /^https?:/i.test(text) && URL.canParse(text);
	return isWeb
		? new URL(text).hostname
		: (/^[^\s@]+@([^\s@]+)$/.exec(text)?.[1] ?? "");
}

function listOpenQuestions(entry: ContentEntry, site: SiteDefinition) {
	const collection = findCollection(site, entry.collection);
	const questions = collection?.questions?.(entry.data) ?? [];
	return questions.map(({ path, message, hint, blocks }) => {
		const problem = explainSiteProblem("open-question", { message, hint });
		return { blocks, warning: createEntryWarning(entry, problem, path) };
	});
}
