import { findCollection, type SiteDefinition } from "../definition.ts";
import {
	type Diagnostic,
	explain,
	fileStart,
	warningAt,
} from "../diagnostics/diagnostic.ts";
import {
	findNearestPlace,
	getPlaceByPointer,
	isPathWithin,
	listValues,
	type Path,
	toKeyPointer,
} from "../diagnostics/places.ts";
import { formatCount } from "../diagnostics/report.ts";
import { hasReservedTopLevelDomain } from "../text/host-name.ts";
import type { ContentEntry, ContentFile, Entry } from "../types.ts";
import { listContentFiles } from "./entries.ts";

/** The open tasks before the site is published. */
export type LaunchTasks = {
	/** Content to replace: marked samples, and addresses with reserved host names. */
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
		samples: listContentFiles(all).flatMap(listSamples),
		questions: questions.map(({ warning }) => warning),
		blocking: questions.filter(({ blocks }) => blocks).length,
	};
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

function listSamples({ file, raw, places }: ContentFile): Diagnostic[] {
	const values = listValues(raw);
	const marks = values.flatMap(([path, value]) =>
		path.at(-1) === "sample" && value === true ? [path] : [],
	);
	const isMarked = (path: Path) =>
		marks.some((mark) => isPathWithin(path, mark.slice(0, -1)));
	const madeUp = values.filter(
		([path, value]) =>
			hasReservedTopLevelDomain(getUrlHost(value)) && !isMarked(path),
	);
	const addresses = madeUp.map(([path, value]) =>
		warningAt(
			file,
			findNearestPlace(places, path),
			explain("sample.address", {
				name: formatPath(path),
				host: getUrlHost(value),
			}),
		),
	);
	const marked = marks.map((path) => {
		const name = formatPath(path.slice(0, -1));
		return warningAt(
			file,
			getPlaceByPointer(places, toKeyPointer(path)) ?? fileStart,
			name === "" ? explain("sample.file") : explain("sample.value", { name }),
		);
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

function listOpenQuestions(
	{ collection, data, file, places }: ContentEntry,
	site: SiteDefinition,
) {
	const { questions } = findCollection(site, collection) ?? {};
	if (!questions) return [];
	return questions(data).map(({ path, message, hint, blocks }) => ({
		blocks,
		warning: warningAt(file, findNearestPlace(places, path), {
			code: "open-question",
			message: { message, hint },
		}),
	}));
}
