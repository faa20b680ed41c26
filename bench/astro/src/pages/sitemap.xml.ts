import { listArticles, origin } from "../articles.ts";

export async function GET(): Promise<Response> {
	const articles = [
		...(await listArticles("da")),
		...(await listArticles("en")),
	];
	const paths = ["/news/", "/en/news/", ...articles.map(({ path }) => path)];
	const lines = paths.map((path) => `<url><loc>${origin}${path}</loc></url>`);
	return new Response(
		`<?xml version="1.0" encoding="utf-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${lines.join("\n")}
</urlset>
`,
	);
}
