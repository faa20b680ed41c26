// Numbers as people type them. The browser loads this file, too: it imports nothing.

/** The number of decimal digits that any number keeps exactly (IEEE 754). */
const exactDigits = 15;

/**
 * Lists the numbers that a text may mean in these languages (BCP 47 tags), the likeliest first. “2.000” is 2000 in Danish; in
 * English it is 2, or 2000 in another notation.
 */
export function listPossibleNumbers(
	text: string,
	tags: readonly string[],
): number[] {
	const plain = normalizePunctuation(text).trim();
	return [...new Set(tags.flatMap((tag) => parseInNotation(plain, tag)))];
}

/** Removes one of these units before or after a number, in any case and with or without a full stop: “90 min.” → “90”. */
export function removeUnit(text: string, units: readonly string[]): string {
	const plain = normalizePunctuation(text).trim();
	const names = units
		.map((unit) => normalizePunctuation(unit).replace(/\.$/, ""))
		.filter(Boolean)
		.map((unit) => unit.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&"));
	if (names.length === 0) return plain;
	const unit = `(?:${names.join("|")})\\.?`;
	const around = new RegExp(`^${unit} *(?=[\\d-])|(?<=[\\d-]) *${unit}$`, "i");
	return plain.replace(around, "");
}

/** Formats a number for a text field: in the notation of a language, without separators of thousands, with all decimals. */
export function formatNumberForInput(value: number, tag: string): string {
	const options = { useGrouping: false, maximumFractionDigits: 20 };
	return value.toLocaleString(tag, options);
}

/** Formats a number for reading, with separators of thousands and all decimals. */
export function formatNumber(value: number, tag: string): string {
	return value.toLocaleString(tag, { maximumFractionDigits: 20 });
}

/** Lists the numbers that a text means in the notation of a language. */
function parseInNotation(text: string, tag: string): number[] {
	const format = new Intl.NumberFormat(tag, { useGrouping: "always" });
	const parts = format.formatToParts(1_234_567.8);
	const [group = "", decimal = ""] = ["group", "decimal"].map((wanted) =>
		normalizePunctuation(
			parts.find(({ type }) => type === wanted)?.value ?? "",
		),
	);
	const [, minus = "", number = ""] = /^(-?)(\d.*)$/.exec(text) ?? [];
	const [written = "", fraction = "0", ...more] = number.split(decimal);
	// “2000,-” is an amount without decimals.
	const part = /^--?$/.test(fraction) ? "0" : fraction;
	// A space separates thousands in every language.
	const whole = /^[\d ]+$/.test(written)
		? written.replaceAll(" ", group)
		: written;
	const digits = whole.replaceAll(group, "");
	const grouped = normalizePunctuation(format.format(Number(digits)));
	const isWritten =
		more.length === 0 &&
		/^\d+$/.test(part) &&
		/^(0|[1-9]\d*)$/.test(digits) &&
		`${digits}${part.replace(/0+$/, "")}`.length <= exactDigits &&
		(whole === digits || whole === grouped);
	const value = Number(`${minus}${digits}.${part}`);
	if (!isWritten || Object.is(value, -0)) return [];
	// Three digits after a separator are thousands in languages with the other decimal separator.
	const mayBeThousands =
		part.length === 3 && /^[1-9]\d{0,2}$/.test(digits) && whole === digits;
	return mayBeThousands ? [Number(`${minus}${digits}${part}`), value] : [value];
}

/** Replaces typographic spaces, minus signs, apostrophes and full-width characters by those of ASCII. */
function normalizePunctuation(text: string): string {
	return text
		.replace(/[！-～]/g, (wide) =>
			String.fromCharCode(wide.charCodeAt(0) - 0xfee0),
		)
		.replace(/[\u2212\u2013\u2014]/g, "-")
		.replaceAll("\u2019", "'")
		.replace(/\s/g, " ");
}
