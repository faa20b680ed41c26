import type { TextContext } from "../../field-values.ts";
import { useEditor } from "../editor-context.ts";

/** Returns what the texts of values are made with, in the language of the page. */
export function useTextContext(): TextContext {
	const { choices, locale } = useEditor();
	return {
		locale,
		fillFacts: (text) =>
			text.replace(
				/\{\{\s*([\w.-]+)\s*\}\}/g,
				(citation, name) =>
					choices?.facts.find((fact) => fact.name === name)?.texts[locale] ??
					citation,
			),
		getReferenceLabel: (options, name) =>
			choices?.references[options]?.find(({ value }) => value === name)?.label,
	};
}
