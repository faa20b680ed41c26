import { type Diagnostic, errorAt } from "../diagnostics/diagnostic.ts";
import { nearestPlace, type Path } from "../diagnostics/places.ts";
import { isReference } from "../schema/reference.ts";
import type { ParsedFile } from "./data.ts";

/** Reports lists that contain the same reference twice. */
export function repeatedNames(
	file: string,
	{ data, places }: Pick<ParsedFile, "data" | "places">,
): Diagnostic[] {
	const found: Diagnostic[] = [];
	visit(data, []);
	return found;

	function visit(value: unknown, path: Path) {
		if (typeof value !== "object" || value === null) return;
		if (Array.isArray(value)) {
			const names = value.map((item) =>
				isReference(item) ? item.name : undefined,
			);
			names.forEach((name, index) => {
				if (name === undefined || names.indexOf(name) === index) return;
				found.push(
					errorAt(
						file,
						nearestPlace(places, [...path, index]),
						"duplicate-id",
						{
							en: `${name} appears twice in this list.`,
							da: `${name} står to gange i listen.`,
						},
						{ en: "Delete one of the two.", da: "Slet det ene." },
					),
				);
			});
		}
		// Most values are text: building their paths would cost time.
		for (const [key, child] of Object.entries(value))
			if (typeof child === "object") visit(child, [...path, key]);
	}
}
