import { type Diagnostic, errorAt } from "../diagnostics/diagnostic.ts";
import { nearestPlace, valuesWithin } from "../diagnostics/places.ts";
import { isReference } from "../schema/reference.ts";
import type { ParsedFile } from "./data.ts";

/** Reports lists that contain the same reference twice. */
export function repeatedNames(
	file: string,
	{ data, places }: Pick<ParsedFile, "data" | "places">,
): Diagnostic[] {
	return [...valuesWithin(data)].flatMap(([path, value]) => {
		const names = Array.isArray(value)
			? value.map((item) => (isReference(item) ? item.name : undefined))
			: [];
		return names.flatMap((name, index) =>
			name === undefined || names.indexOf(name) === index
				? []
				: [
						errorAt(
							file,
							nearestPlace(places, [...path, index]),
							"duplicate-id",
							{
								message: {
									en: `${name} appears twice in this list.`,
									da: `${name} står to gange i listen.`,
									onPage: {
										en: "This is in the list twice.",
										da: "Det samme står to gange i listen.",
									},
								},
								hint: { en: "Delete one of the two.", da: "Slet det ene." },
							},
						),
					],
		);
	});
}
