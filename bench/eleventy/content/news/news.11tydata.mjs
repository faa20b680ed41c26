const localeOf = ({ page }) =>
	page.inputPath.endsWith(".en.md") ? "en" : "da";

export default {
	layout: "article.liquid",
	eleventyComputed: {
		locale: localeOf,
		prefix: (data) => (localeOf(data) === "en" ? "/en" : ""),
		permalink: (data) =>
			`${localeOf(data) === "en" ? "/en" : ""}/news/${data.slug}/`,
	},
};
