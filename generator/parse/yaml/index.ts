import { type Document, isCollection, isDocument, isScalar, visit } from "yaml";
import type { Fault } from "../../diagnostics/diagnostic.ts";
import { type Path, type Places, pointer } from "../../diagnostics/places.ts";
import { placesIn } from "../decode.ts";
import { alignScalar, locateAll } from "../locate.ts";
import { type Locator, problemsFor, type Read, sound } from "../problem.ts";
import { composeYaml } from "./compose.ts";
import { explainError, findDirective, findPitfalls } from "./mistakes.ts";

/** A parsed YAML text: its value, the place of each value in it, and how to find places within strings. */
export type Yaml = {
	readonly value: unknown;
	readonly places: Places;
	/** Whether the file itself has a string, number or the like at `path`. */
	hasScalar(path: Path): boolean;
	/** Returns the locator of the string at `path`: from offsets in its text to places in the file. */
	locatorAt(path: Path): Locator;
	/** Returns whether {{…}} at an offset in the string at `path` needs quotes around the string. */
	isUnquoted(path: Path): (offset: number) => boolean;
};

/**
 * Parses YAML 1.2 (core schema: dates and yes/no are text, and so are unusual numbers). Reports syntax errors, anchors,
 * aliases and other pitfalls; then the value is undefined.
 */
export function parseYaml(text: string): Read<Yaml | undefined> {
	const placeAt = placesIn(text);
	const document = composeSound(text, options);
	if (!isDocument(document))
		return {
			value: undefined,
			problems: problemsFor(document, placeAt, "yaml-syntax"),
		};
	const locators = new Map<string, Locator>();
	return sound({
		value: document.toJS(),
		places: locateAll(document, text, placeAt),
		isUnquoted: (path) => (offset) => {
			const node = document.getIn(path, true);
			const isPlain = isScalar(node) && node.type === "PLAIN";
			return isPlain && (offset === 0 || isWithinBraces(document, path));
		},
		hasScalar: (path) => isScalar(document.getIn(path, true)),
		locatorAt: (path) => {
			// A text may be located several times, and the first time is the expensive one.
			const at = pointer(path);
			const locator =
				locators.get(at) ?? scalarLocator(document, path, text, placeAt);
			locators.set(at, locator);
			return locator;
		},
	});
}

const options = {
	stringKeys: true,
	// `findPitfalls` reports them at the right place, even if the key before has no value.
	uniqueKeys: false,
	prettyErrors: false,
	// Its warnings are for programmers.
	logLevel: "error",
} as const;

/** Parses YAML with the tokens of its source, for edits of the text. Returns undefined where parseYaml reports a problem. */
export function parseWithTokens(
	text: string,
): { readonly document: Document; readonly value: unknown } | undefined {
	const document = composeSound(text, { ...options, keepSourceTokens: true });
	return isDocument(document)
		? { document, value: document.toJS() }
		: undefined;
}

/** The document of a YAML text, or what is wrong with the text. */
function composeSound(
	text: string,
	options: Parameters<typeof composeYaml>[1],
): Document | readonly Fault[] {
	const directive = findDirective(text);
	if (directive) return [directive];
	const document = composeYaml(text, options);
	if (!isDocument(document)) return [document];
	const [error] = document.errors;
	if (error) return [explainError(error, document, text)];
	const faults = findPitfalls(document, text);
	if (faults.length > 0) return faults;
	restoreUnusualNumbers(document);
	return document;
}

/**
 * Turns numbers back into text where YAML reads another number than readers in much of Europe do (1.950, 0900, 1e3). A
 * schema that requires a number then reports the text as written.
 */
function restoreUnusualNumbers(document: Document): void {
	visit(document, {
		Scalar(_, node) {
			if (typeof node.value === "number" && String(node.value) !== node.source)
				node.value = node.source;
		},
	});
}

/** Whether a value is within { } or [ ]. */
function isWithinBraces(document: Document, path: Path): boolean {
	return path.some((_, depth) => {
		const around = document.getIn(path.slice(0, depth), true);
		return isCollection(around) && around.flow === true;
	});
}

function scalarLocator(
	document: Document,
	path: Path,
	text: string,
	placeAt: Locator,
): Locator {
	const node = document.getIn(path, true);
	if (!isScalar(node) || !node.range) {
		throw new Error(`No scalar at ${path.join("/")}`);
	}
	const [start, end] = node.range;
	let offsets: readonly number[] | undefined;
	return (offset, length) => {
		// Most texts are never located.
		offsets ??= alignScalar(text.slice(start, end), String(node.value));
		return placeAt(start + (offsets[offset] ?? 0), length);
	};
}
