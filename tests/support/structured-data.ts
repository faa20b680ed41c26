type Json = { readonly [key: string]: unknown };

/** Parses the structured data of a page in document order. */
export function parseStructuredData(html: string): Json[] {
	const found = html.matchAll(
		/<script type="application\/ld\+json">(.*?)<\/script>/gs,
	);
	return [...found].map(([, json = ""]) => JSON.parse(json));
}
