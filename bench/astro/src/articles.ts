import { getCollection } from "astro:content";

export type Locale = "da" | "en";

export const origin = "https://energirummet.example";

export const centre = { da: "Energirummet", en: "The Energy Room" } as const;

/** Returns the articles in a language, newest first, with their addresses. */
export async function listArticles(locale: Locale) {
	const all = await getCollection("news", ({ id }) =>
		id.endsWith(`.${locale}.md`),
	);
	return all
		.map((entry) => ({
			entry,
			...entry.data,
			day: entry.data.date.toISOString().slice(0, 10),
			path: `${locale === "en" ? "/en" : ""}/news/${entry.data.slug}/`,
		}))
		.sort((a, b) => b.date.getTime() - a.date.getTime());
}

/** Returns the paths of the articles in a language, for `getStaticPaths`. */
export async function listArticlePaths(locale: Locale) {
	const articles = await listArticles(locale);
	return articles.map((article) => ({
		params: { slug: article.slug },
		props: { article },
	}));
}

/** Returns the Atom feed of a language. */
export async function createFeed(locale: Locale): Promise<Response> {
	const articles = (await listArticles(locale)).slice(0, 30);
	const toText = (text: string) =>
		text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
	const entries = articles.map(
		({ title, path, day, entry }) =>
			`<entry><title>${toText(title)}</title><id>${origin}${path}</id><link href="${origin}${path}"/><updated>${day}T00:00:00Z</updated><content type="html">${toText(entry.rendered?.html ?? "")}</content></entry>`,
	);
	const prefix = locale === "en" ? "/en" : "";
	return new Response(
		`<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${locale}"><title>${locale === "en" ? "News" : "Nyheder"}</title><id>${origin}${prefix}/news/</id>
${entries.join("\n")}
</feed>
`,
	);
}
