import { HtmlValidate } from "html-validate";

const validator = new HtmlValidate({
	extends: ["html-validate:standard", "html-validate:a11y"],
	rules: {
		// React writes void elements and boolean attributes in its own, equally valid way.
		"void-style": "off",
		"attribute-boolean-style": "off",
		"doctype-style": "off",
		"long-title": "off",
		"no-inline-style": "off",
		// The form of an island has no submit button.
		"wcag/h32": "off",
	},
});

/** Lists the errors of the HTML of a page. */
export async function listHtmlErrors(html: string): Promise<string[]> {
	const { results } = await validator.validateString(html);
	return results.flatMap(({ messages }) =>
		messages.map(({ line, message }) => `${line}: ${message}`),
	);
}
