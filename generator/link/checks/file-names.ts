import {
	type Diagnostic,
	type Explanation,
	errorAt,
	explainInWords,
	fileStart,
	type Wording,
} from "../../diagnostics/diagnostic.ts";
import type { Entry } from "../../types.ts";

/** Reports files whose names are nearly right, with a name that is free. */
export function checkFileNames(entries: readonly Entry[]): Diagnostic[] {
	const taken = new Set(entries.map(({ file }) => file));
	const isTaken = (file: string) => taken.has(file);
	const texts = entries.flatMap((entry) => {
		if (entry.kind !== "unknown" || entry.meant === undefined) return [];
		const { file, meant, isCopy } = entry;
		if (isTaken(meant) && isCopy)
			return [errorAt(file, fileStart, "unknown-file", secondVersion(meant))];
		const hint = isTaken(meant) ? mergeInto(meant) : renameTo(meant);
		taken.add(meant);
		return [
			errorAt(file, fileStart, "unknown-file", {
				message: belongsNowhere,
				hint,
			}),
		];
	});
	const pictures = entries.flatMap((entry) => {
		if (entry.kind !== "media" || entry.meant === undefined) return [];
		const { file, id, meant } = entry;
		const folder = file.slice(0, -id.length);
		const free = freeName(meant, (name) => isTaken(`${folder}${name}`));
		taken.add(`${folder}${free}`);
		return [misnamedPicture(file, id, free)];
	});
	return [...texts, ...pictures, ...differingInCase(entries)];
}

/** Reports files of content/media whose names differ from another's only in case: some computers can have only one of them. */
function differingInCase(entries: readonly Entry[]): Diagnostic[] {
	const media = entries.filter(({ kind }) => kind === "media");
	const first = new Map<string, string>();
	return media.flatMap(({ file }) => {
		const key = file.toLowerCase();
		const other = first.get(key);
		first.set(key, other ?? file);
		if (other === undefined) return [];
		return [
			errorAt(file, fileStart, "duplicate-id", {
				message: {
					en: `${file} and ${other} differ only in upper and lower case, so Windows and macOS can have only one of them.`,
					da: `Der er kun forskel på store og små bogstaver i ${file} og ${other}, så Windows og macOS kan kun have den ene.`,
				},
				hint: {
					en: "Delete one of the two, or rename it, and write the new name where it is used.",
					da: "Slet den ene, eller omdøb den, og skriv det nye navn, hvor den bruges.",
				},
			}),
		];
	});
}

/** The problem of a copy that a program has made of a file, because it was changed in two places or downloaded twice. */
function secondVersion(file: string): Explanation {
	return explainInWords(
		`This seems to be a second version of ${file}.`,
		`Dette ser ud til at være en ekstra udgave af ${file}.`,
		"Compare the two, move over what is missing, and delete this one.",
		"Sammenlign de to, flyt det, der mangler, over, og slet denne.",
	);
}

const belongsNowhere: Wording = {
	en: "This file is not part of the content.",
	da: "Filen hører ikke til nogen del af indholdet.",
};

function renameTo(file: string): Wording {
	return { en: `Rename it to ${file}.`, da: `Omdøb den til ${file}.` };
}

function mergeInto(file: string): Wording {
	return {
		en: `${file} already exists: move what it lacks into it, and delete this file.`,
		da: `${file} findes allerede: Flyt det, der mangler, over i den, og slet denne fil.`,
	};
}

function misnamedPicture(file: string, id: string, free: string): Diagnostic {
	return errorAt(file, fileStart, "invalid-image", {
		message: whyRefused(id),
		hint: {
			en: `Rename it to ${free}, and write that name where the file is used.`,
			da: `Omdøb den til ${free}, og skriv det navn, hvor filen bruges.`,
		},
	});
}

function whyRefused(id: string): Wording {
	const ending = id.slice(id.lastIndexOf("."));
	return /^[\w/-]+\.\w+$/.test(id) && ending !== ending.toLowerCase()
		? {
				en: `The extension ${ending} must be written in lower case: ${ending.toLowerCase()}.`,
				da: `Filendelsen ${ending} skal skrives med små bogstaver: ${ending.toLowerCase()}.`,
			}
		: {
				en: "This name can't be part of an address.",
				da: "Navnet kan ikke indgå i en adresse.",
			};
}

/** The name itself, or the first free one with a number after it. Some file systems ignore capitals. */
function freeName(name: string, isTaken: (name: string) => boolean): string {
	if (!isTaken(name)) return name;
	const [, stem = "", ending = ""] = /^(.*?)(\.\w+)?$/s.exec(name) ?? [];
	let number = 2;
	while (isTaken(`${stem}-${number}${ending}`)) number++;
	return `${stem}-${number}${ending}`;
}
