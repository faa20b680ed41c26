import {
	type MessageLanguage,
	messageTags,
} from "../../languages/message-language.ts";
import { formatNumber } from "../../languages/numbers.ts";
import type { Field } from "../protocol.ts";
import { asText } from "./panel/control.ts";

/** A field's title for people; its name only where there is no other. */
export function titleOf({ called, name }: Field): string {
	return called || name;
}

/** Whether it is the discriminator of a group without names for its options: it can't be changed here. */
export function isKind({ called, control }: Field): boolean {
	return called === "" && control.kind === "choice";
}

/** The value of a field in a few words; empty for a value that consists of parts. */
export function previewOf(
	{ control, values }: Field,
	language: MessageLanguage,
): string {
	const [first = "", words = first] =
		values
			.map((each) => [asText(each.value), each.words] as const)
			.find(([text]) => text !== "") ?? [];
	if (control.kind === "date" && !Number.isNaN(Date.parse(first)))
		return new Date(first).toLocaleDateString(messageTags[language], {
			dateStyle: "long",
			timeZone: "UTC",
		});
	if (control.kind === "number" && first !== "") {
		const value = values.find((each) => typeof each.value === "number")?.value;
		const number =
			typeof value === "number"
				? formatNumber(value, messageTags[language])
				: first;
		return `${number} ${control.unit}`.trim();
	}
	const options = "options" in control ? control.options : [];
	const chosen = options.find(({ value }) => String(value) === first);
	return chosen?.label ?? words;
}
