const wordJoiner = "\u2060";
const noBreakSpace = "\u00A0";

/**
 * HTML, or a plain text, whose figures stay on one line with what belongs to them: »2-timers«, »1.–31.«, “10:00–17:00”,
 * »§ 18«, »stk. 2«, »litra a«, »5 år«. So do the parts of »e-mail«, »CVR-nr.«, »IP-adresse«, “CVR no.” and “6(1)(a)”.
 * A word joiner (U+2060) after a stroke forbids the break that Unicode's rules allow there (UAX 14).
 */
export function keepFiguresTogether(html: string): string {
	if (!any.test(html)) return html;
	return html.replace(
		/(<[^>]*>)|((?:\d\.?[-–]|\se-|[A-Z]{2}-)(?=[\p{L}\d])|\d\)(?=\(\p{L}))|(§|\b(?:stk\.|n[or]\.|artikel|Articles?)(?=\s\d)|\bCVR(?=\sno\.)|\blitra(?=\s\p{L})|\d(?=\s(?:år|years?)\b))\s/gu,
		(_, tag: string | undefined, stroke: string | undefined, word: string) =>
			tag ?? (stroke ? stroke + wordJoiner : word + noBreakSpace),
	);
}

/** Most texts have none, and to ask is quicker than to replace. */
const any = /\d\.?[-–]|\se-|[A-Z]-|[§.lesa]\s\d|\)\(|litra|\d\s[åy]/;
