const wordJoiner = "\u2060";

/**
 * HTML, or a plain text, whose figures stay on one line with what a hyphen or a dash ties to them: »2-timers«, »1.–31.«,
 * “10:00–17:00”. So does the first letter of »e-mail«.
 * A word joiner (U+2060) after the stroke forbids the break that Unicode's rules allow there (UAX 14).
 */
export function keepFiguresTogether(html: string): string {
	if (!stroke.test(html)) return html;
	return html.replace(
		/(<[^>]*>)|(\d\.?[-–]|\se-)(?=[\p{L}\d])/gu,
		(_, tag: string | undefined, stroke: string) => tag ?? stroke + wordJoiner,
	);
}

/** Most texts have none, and to ask is quicker than to replace. */
const stroke = /\d\.?[-–]|\se-/;
