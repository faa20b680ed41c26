import { defineCollection } from "astro:content";
import { glob } from "astro/loaders";
import { z } from "astro/zod";

const news = defineCollection({
	loader: glob({
		base: "./content/news",
		pattern: "*.md",
		// By default, an article's name is its slug.
		generateId: ({ entry }) => entry,
	}),
	schema: z.strictObject({
		slug: z.string().regex(/^[a-z0-9-]+$/),
		title: z.string().min(1),
		date: z.date(),
		type: z.enum(["news", "offer"]),
		featured: z.boolean(),
		excerpt: z.string().min(1),
	}),
});

export const collections = { news };
