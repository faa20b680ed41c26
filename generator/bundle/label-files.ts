import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import {
	type Diagnostic,
	errorAt,
	fileStart,
} from "../diagnostics/diagnostic.ts";
import {
	getPlaceByPointer,
	toKeyPointer,
	toPointer,
} from "../diagnostics/places.ts";
import { parseYaml } from "../parse/yaml/index.ts";
import { type CodeLocation, createCodeError } from "./code-errors.ts";

// The labels and explanations of fields for the editor: site/labels.LANGUAGE.yaml, one line a field.

/** A line of a file of labels: the end of a field's path, and the texts for the field. */
export type LabelLine = {
	/** The key as written: sessions.recommended. */
	readonly key: string;
	readonly language: string;
	readonly location: CodeLocation;
	readonly label: string;
	readonly help: string | undefined;
	/** Replaces `help` for authors of files. */
	readonly inFile: string | undefined;
};

/** Returns the name of the file of labels in a language, within the folder of a site's code. */
export function getLabelFileName(language: string): string {
	return `labels.${language}.yaml`;
}

/** The lines of files of labels, and their problems. */
export type Labels = {
	readonly lines: readonly LabelLine[];
	readonly diagnostics: readonly Diagnostic[];
};

/** Reads the files of labels that a folder of a site's code has in these languages. */
export function readLabels(
	folder: string,
	languages: readonly string[],
): Labels {
	const read = languages.flatMap((language) => {
		const name = getLabelFileName(language);
		const path = join(folder, name);
		return existsSync(path)
			? parseLabels(`site/${name}`, language, readFileSync(path, "utf8"))
			: [];
	});
	return {
		lines: read.flatMap(({ lines }) => lines),
		diagnostics: read.flatMap(({ diagnostics }) => diagnostics),
	};
}

/** Parses a file of labels: `sessions.recommended: Recommended`, or `[label, help]`, or `[label, help, help in files]`. */
function parseLabels(file: string, language: string, text: string): Labels {
	const { value: parsed, problems } = parseYaml(text);
	if (!parsed)
		return {
			lines: [],
			diagnostics: problems.map((each) => errorAt(file, each, each)),
		};
	const { value, places } = parsed;
	const locate = (pointer: string): CodeLocation => {
		const place = getPlaceByPointer(places, pointer) ?? fileStart;
		return { file, place };
	};
	if (typeof value !== "object" || Array.isArray(value)) {
		const error = createCodeError(locate(toPointer([])), lineForm);
		return { lines: [], diagnostics: [error] };
	}
	const lines: LabelLine[] = [];
	const diagnostics: Diagnostic[] = [];
	for (const [key, written] of Object.entries(value ?? {})) {
		const location = locate(toKeyPointer([key]));
		const texts = parseTexts(written);
		if (texts) lines.push({ key, language, location, ...texts });
		else
			diagnostics.push(
				createCodeError(location, `“${key}” has no label. ${lineForm}`),
			);
	}
	return { lines, diagnostics };
}

/** Returns the texts for a field as a line has them; undefined if they have another form. */
function parseTexts(
	written: unknown,
): Pick<LabelLine, "label" | "help" | "inFile"> | undefined {
	const [label, help, inFile, ...more]: readonly unknown[] = [written].flat();
	const isComplete =
		typeof label === "string" && label.trim() !== "" && more.length === 0;
	return isComplete && isTextOrMissing(help) && isTextOrMissing(inFile)
		? { label, help, inFile }
		: undefined;
}

const lineForm =
	"Write one line a field: “prices.child: Child”, or with a help “prices.child: [Child, Up to 12 years.]”.";

/** Whether a value is a text, which may be empty, or there is none. */
function isTextOrMissing(value: unknown): value is string | undefined {
	return value === undefined || typeof value === "string";
}
