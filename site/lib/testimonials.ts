import type { SiteContent } from "kilde";

/** A testimonial; a sample has no month, since no guest said it then. */
export type Testimonial = Pick<
	SiteContent["testimonials"]["danish"][number],
	"by" | "quote" | "sentence"
> & {
	readonly month?: { readonly value: string; readonly text: string };
};

/**
 * Returns the testimonials in a language. They begin with the one at `first`, from 0, so that those who read several pages
 * meet others.
 */
export function listTestimonials(
	{ danish, english }: SiteContent["testimonials"],
	spoken: string,
	first = 0,
): Testimonial[] {
	const all = spoken === "da" ? danish : english;
	const at = first % all.length;
	return [...all.slice(at), ...all.slice(0, at)].map(
		({ sample, by, month, quote, sentence }) => ({
			...{ by, quote, sentence },
			...(!sample && { month }),
		}),
	);
}

/** Returns the sentence about the origin of the testimonials; undefined while any is a sample, of which it isn't true. */
export function getOrigin({
	origin,
	danish,
	english,
}: SiteContent["testimonials"]): string | undefined {
	const isSample = [origin, ...danish, ...english].some(({ sample }) => sample);
	return isSample ? undefined : origin.text;
}
