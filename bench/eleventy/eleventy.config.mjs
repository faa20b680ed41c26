// The site that Eleventy is measured with: tools.ts copies it.

export default function configure(eleventy) {
	for (const locale of ["da", "en"])
		eleventy.addCollection(locale, (all) =>
			all.getFilteredByGlob(`content/news/*.${locale}.md`).reverse(),
		);
	eleventy.addFilter("day", (date) => date.toISOString().slice(0, 10));
	eleventy.addFilter("json", (value) => JSON.stringify(value));
	return {
		dir: { input: "content", includes: "../_includes", output: "_site" },
		// The texts hold no template language of their own.
		markdownTemplateEngine: false,
	};
}
