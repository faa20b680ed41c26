/** The fragment for a heading: lower case, æ → ae, ø → oe, å → aa, the rest of the marks dropped. */
export function slugify(text: string): string {
	return text
		.toLowerCase()
		.normalize("NFC")
		.replaceAll("æ", "ae")
		.replaceAll("ø", "oe")
		.replaceAll("å", "aa")
		.normalize("NFD")
		.replace(/\p{M}/gu, "")
		.replace(/[^a-z0-9]+/g, "-")
		.replace(/^-+|-+$/g, "");
}
