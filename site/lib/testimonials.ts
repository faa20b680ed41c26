import type { SiteContent } from "kilde";

/**
 * Returns the testimonials in a language. They begin with the one at `first`, from 0, so that those who read several pages
 * meet others.
 */
export function listTestimonials(
	{ danish, english }: SiteContent["testimonials"],
	spoken: string,
	first = 0,
) {
	const all = spoken === "da" ? danish : english;
	const at = first % all.length;
	return [...all.slice(at), ...all.slice(0, at)];
}
