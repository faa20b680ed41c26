import type { Built } from "../../build-types.ts";
import type { MessageLanguage } from "../../diagnostics/language.ts";
import type { Difference } from "../../diff/index.ts";
import { contextOf } from "../context.ts";
import { factNames } from "../fields/facts.ts";
import { fileNameAt, fullNameAt } from "../fields/names.ts";
import { pageNames } from "../fields/page-names.ts";
import { originOf } from "../problems.ts";
import type { FilePiece } from "./pieces.ts";

/** What facts, pages and changed values are called for people. */
export type Names = {
	ofFact(name: string): string;
	ofPage(path: string): string;
	ofPiece(piece: FilePiece): string;
};

/** The names of what is in the content as it is being edited. */
export function namesIn(current: Built, language: MessageLanguage): Names {
	const context = contextOf(current, language);
	const facts = factNames(current, language);
	const pages = pageNames(context);
	return {
		ofFact: (name) => facts.get(name) || name,
		ofPage: (path) => pages.get(path) ?? path,
		ofPiece({ file, line, state }) {
			const whole = { file, path: [] };
			// The last value that begins on the line.
			const place = { file, code: "", line, column: 1e6, length: 1 };
			const origin = state === "changed" ? originOf(place, current) : whole;
			return (
				(origin && fullNameAt(origin, context)) ?? fileNameAt(file, context)
			);
		},
	};
}

/** A difference that names facts and pages in these words. */
export function inWords(difference: Difference, names: Names): Difference {
	const inPage = <T extends { readonly page: string }>(change: T) => ({
		...change,
		page: names.ofPage(change.page),
	});
	return {
		...difference,
		alterations: difference.alterations.map((each) => ({
			facts: each.facts.map(names.ofFact),
			forPeople: each.forPeople.map(inPage),
			forMachines: each.forMachines.map(inPage),
		})),
	};
}
