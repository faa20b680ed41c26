import { isLocalized } from "../schema/localized.ts";
import type { Target } from "../schema/reference.ts";
import { isText } from "../text/text.ts";
import { slugify } from "../url.ts";
import type { Entries } from "./entries.ts";

/**
 * The name of the one thing of its kind that goes by these words: a page by its address or title, a person by their
 * name, a price by its amount, a discount code by its letters. `written` is what stands where a name belongs.
 */
export function nameFor(
	target: Target,
	written: string,
	entries: Entries,
): string | undefined {
	const bare = written.replace(/^\{\{[a-z]+\.(.*)\}\}$/, "$1");
	const meant = fold(lastStep(bare));
	const [only, ...more] = new Set(
		callings[target](entries).flatMap(({ name, words }) =>
			[name, ...words].some((each) => fold(each) === meant) ? name : [],
		),
	);
	return more.length === 0 && meant !== "" ? only : undefined;
}

/** Without capitals, spaces, signs and units: KÆLEDYR 50, kaeledyr-50; 450 kr., 450. */
function fold(words: string): string {
	return slugify(words.replace(/\s*(kr\.?|DKK)$/i, "")).replaceAll("-", "");
}

/** content/pages/faq.yaml and /en/faq → faq */
function lastStep(written: string): string {
	const last = written.split(/[\\/]/).filter(Boolean).at(-1) ?? "";
	return last.replace(/\.(yaml|yml|md|html?)$/i, "");
}

/** A thing that can be referred to: its name, and what else people call it. */
type Calling = { readonly name: string; readonly words: readonly string[] };

const callings: Readonly<Record<Target, (entries: Entries) => Calling[]>> = {
	page: (entries) =>
		entries.of("page").map(({ id, data }) => ({
			name: id,
			words: [
				...Object.values(data?.path ?? {}).map((path) => lastStep(path ?? "")),
				...[data?.title, data?.heading, data?.search?.title].flatMap(wordsOf),
			],
		})),
	person: (entries) =>
		entries.of("person").map(({ id, data }) => ({
			name: id,
			words: data ? [data.name] : [],
		})),
	price: (entries) =>
		Object.entries(entries.only("prices") ?? {}).map(([name, amount]) => ({
			name,
			words: [String(amount)],
		})),
	session: (entries) =>
		Object.entries(entries.only("sessions") ?? {}).map(([name, session]) => ({
			name,
			words: [session.name, session.plural].flatMap(wordsOf),
		})),
	code: (entries) =>
		Object.entries(entries.only("discounts")?.codes ?? {}).map(
			([id, { code, name }]) => ({ name: id, words: [code, ...wordsOf(name)] }),
		),
	category: (entries) =>
		Object.entries(entries.only("search")?.categories ?? {}).map(
			([name, heading]) => ({ name, words: wordsOf(heading) }),
		),
	// Files are compared by their paths (nearest.ts).
	media: () => [],
};

function wordsOf(value: unknown): string[] {
	if (typeof value === "string") return [value];
	if (isText(value)) return [value.source];
	return isLocalized(value) ? [value.da, value.en].flatMap(wordsOf) : [];
}
