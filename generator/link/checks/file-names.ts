import {
	type Diagnostic,
	errorAt,
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
		const { file, meant } = entry;
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
	return [...texts, ...pictures];
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
