// What somebody means by a number as it is typed. It runs in the browser, too, and imports nothing.

/** Digits that a number keeps exactly, whatever they are (IEEE 754). */
const exactDigits = 15;

/**
 * Returns every number that a text may be, in these languages (BCP 47 tags), the likeliest first; none where it is no
 * number as one of them writes it. 2.000 is 2000 in Danish; in English, 2 or what somebody means who writes 2000 so.
 */
export function readNumbers(text: string, tags: readonly string[]): number[] {
	const plain = withPlainSigns(text).trim();
	return [...new Set(tags.flatMap((tag) => readIn(plain, notationOf(tag))))];
}

/** A text without one of these units before or behind its number, as min. 90 or 50 %, in any case and without its full stop. */
export function withoutUnit(text: string, units: readonly string[]): string {
	const plain = withPlainSigns(text).trim();
	const names = units
		.map((unit) => withPlainSigns(unit).replace(/\.$/, ""))
		.filter(Boolean)
		.map((unit) => unit.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&"));
	if (names.length === 0) return plain;
	const unit = `(?:${names.join("|")})\\.?`;
	const around = new RegExp(`^${unit} *(?=[\\d-])|(?<=[\\d-]) *${unit}$`, "i");
	return plain.replace(around, "");
}

/** A number as a field has it: with the signs of a language, but those between thousands, and all its decimals. */
export function writeNumber(value: number, tag: string): string {
	return writeAll(value, tag, false);
}

/** A number as it is read, with the signs between thousands, too. */
export function spellNumber(value: number, tag: string): string {
	return writeAll(value, tag, "auto");
}

function writeAll(value: number, tag: string, useGrouping: "auto" | false) {
	return new Intl.NumberFormat(tag, {
		useGrouping,
		maximumFractionDigits: 20,
	}).format(value);
}

/** How a language writes numbers. */
type Notation = {
	/** The signs between thousands, and before decimals. */
	readonly group: string;
	readonly decimal: string;
	/** Digits with the signs between them: 1234567 → 1.234.567. */
	grouped(digits: string): string;
};

function notationOf(tag: string): Notation {
	const format = new Intl.NumberFormat(tag, { useGrouping: "always" });
	const parts = format.formatToParts(1_234_567.8);
	const sign = (wanted: string) =>
		withPlainSigns(parts.find(({ type }) => type === wanted)?.value ?? "");
	return {
		group: sign("group"),
		decimal: sign("decimal"),
		grouped: (digits) => withPlainSigns(format.format(Number(digits))),
	};
}

function readIn(text: string, { group, decimal, grouped }: Notation): number[] {
	const [, minus = "", number = ""] = /^(-?)(\d.*)$/.exec(text) ?? [];
	const [written = "", fraction = "0", ...more] = number.split(decimal);
	// 2000,- is a sum without small change.
	const part = /^--?$/.test(fraction) ? "0" : fraction;
	// A space is a sign between thousands in every language.
	const whole = /^[\d ]+$/.test(written)
		? written.replaceAll(" ", group)
		: written;
	const digits = whole.replaceAll(group, "");
	const isWritten =
		more.length === 0 &&
		/^\d+$/.test(part) &&
		/^(0|[1-9]\d*)$/.test(digits) &&
		`${digits}${part.replace(/0+$/, "")}`.length <= exactDigits &&
		(whole === digits || whole === grouped(digits));
	const value = Number(`${minus}${digits}.${part}`);
	if (!isWritten || Object.is(value, -0)) return [];
	// Three digits behind a sign are thousands to all who have the other sign before decimals.
	const mayBeThousands =
		part.length === 3 && /^[1-9]\d{0,2}$/.test(digits) && whole === digits;
	return mayBeThousands ? [Number(`${minus}${digits}${part}`), value] : [value];
}

/** One kind of space, of minus and of apostrophe, and the signs of ASCII instead of wide ones. */
function withPlainSigns(text: string): string {
	return text
		.replace(/[！-～]/g, (wide) =>
			String.fromCharCode(wide.charCodeAt(0) - 0xfee0),
		)
		.replace(/[\u2212\u2013\u2014]/g, "-")
		.replaceAll("\u2019", "'")
		.replace(/\s/g, " ");
}
