import type { HealthAndBeautyBusiness, WithContext } from "schema-dts";
import { inLocale, type Memo, type Setting } from "../../generator/define.ts";
import type { Model, Shared } from "../model/site.ts";
import { footer } from "./navigation.ts";
import { businessData } from "./structured-data.ts";

/** What is the same on all pages of a language. */
export type CommonParts = {
	readonly business: WithContext<HealthAndBeautyBusiness>;
	readonly footer: ReturnType<typeof footer>;
};

/** Returns what is the same on all pages of a language: the same object while it is the same. */
export function commonParts(
	{ shared }: Model,
	locale: string,
	{ date }: Pick<Setting, "date">,
	memo: Memo,
): CommonParts {
	return memo.call(partsOf, shared, locale, date.slice(0, 4));
}

function partsOf(shared: Shared, locale: string, year: string): CommonParts {
	const site = inLocale(shared.frames, locale);
	return {
		business: businessData(shared, site),
		footer: footer(site, year),
	};
}
