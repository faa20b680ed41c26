import { toDigest } from "../cache/digest.ts";
import { templates } from "../text/url.ts";
import type { Source } from "../types.ts";

// The templates of the files that every site has. A file of the same name in a project's templates/ overrides one.

const texts = {
	[templates.sitemap]: `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
{{#each pages}}
  <url>
    <loc>{{url}}</loc>
{{#each alternates}}
    <xhtml:link rel="alternate" hreflang="{{locale}}" href="{{url}}"/>
{{/each}}
  </url>
{{/each}}
</urlset>
`,
	[templates.robots]: `User-agent: *
Allow: /

Sitemap: {{{sitemap}}}
`,
	[templates.feed]: `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xmlns:media="http://search.yahoo.com/mrss/" xml:lang="{{locale}}">
  <id>{{home}}</id>
  <title>{{title}}</title>
{{#if subtitle}}
  <subtitle>{{subtitle}}</subtitle>
{{/if}}
  <updated>{{updated}}</updated>
  <author><name>{{author}}</name></author>
  <link rel="self" type="application/atom+xml" href="{{self}}"/>
  <link rel="alternate" type="text/html" href="{{home}}"/>
{{#each entries}}
  <entry>
    <id>{{url}}</id>
    <title>{{title}}</title>
    <link rel="alternate" type="text/html" href="{{url}}"/>
    <published>{{updated}}</published>
    <updated>{{updated}}</updated>
{{#with thumbnail}}
    <media:thumbnail url="{{url}}" width="{{width}}" height="{{height}}"/>
{{/with}}
    <summary>{{summary}}</summary>
    <content type="html">{{html}}</content>
  </entry>
{{/each}}
</feed>
`,
	[templates.redirect]: `<!doctype html>
<html lang="{{locale}}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="{{policy}}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>{{title}}</title>
<link rel="canonical" href="{{canonical}}">
<noscript><meta http-equiv="refresh" content="0; url={{to}}"></noscript>
</head>
<body>
<p><a id="target" href="{{to}}">{{title}}</a></p>
<script>{{{script}}}</script>
</body>
</html>
`,
} as const;

const own: readonly Source[] = Object.entries(texts).map(([name, text]) => ({
	path: `templates/${name}`,
	bytes: new TextEncoder().encode(text),
	digest: toDigest(text),
}));

/** Adds the engine's own templates to the sources of a site, except those that the site overrides. */
export function addOwnTemplates(sources: readonly Source[]): Source[] {
	const paths = new Set(sources.map(({ path }) => path));
	return [...sources, ...own.filter(({ path }) => !paths.has(path))];
}
