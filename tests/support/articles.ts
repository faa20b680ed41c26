/** Returns the file of an article, in one language only unless its other fields say otherwise. */
export function article(
	slug: string,
	title: string,
	date: string,
	text: string,
	others: readonly string[] = ["translated: false"],
): string {
	return [
		"---",
		`slug: ${slug}`,
		`title: ${title}`,
		`date: ${date}`,
		"type: news",
		"featured: false",
		"excerpt: Kort fortalt.",
		...others,
		"---",
		"",
		text,
		"",
	].join("\n");
}
