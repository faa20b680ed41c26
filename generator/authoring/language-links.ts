import type { Locale } from "../languages/languages.ts";
import type { Model } from "../link/model.ts";
import { getLocalePrefix } from "../text/url.ts";
import type { PageLanguage, PageToPlan, PlannerSite } from "./pages.ts";
import type { LanguageLink } from "./view.ts";

// The links to a page in the languages of the site.

type LinkContext = {
	readonly planned: Pick<PlannerSite, "languages">;
	readonly model: Pick<Model, "redirects">;
};

/**
 * Lists the links to a page in every language. Where it has no translation, the link leads to where its address in that
 * language redirects, to the page that lists the entry, or to the front page.
 */
export function listLanguageLinks(
	toPlan: PageToPlan,
	{ locale }: PageLanguage,
	all: readonly PageLanguage[],
	{ planned, model }: LinkContext,
): LanguageLink[] {
	const { page, versions } = toPlan;
	return planned.languages.map(({ code, name }) => ({
		locale: code,
		label: name,
		href:
			versions[code] ??
			findRedirect(page.href, locale, code, { planned, model }) ??
			findFallback(toPlan, getLanguage(code, all)),
		...(code === locale && { current: "true" as const }),
	}));
}

/** Returns where the address that a page would have in another language redirects to. */
function findRedirect(
	href: string,
	locale: Locale,
	other: Locale,
	{ planned, model }: LinkContext,
): string | undefined {
	const bare = href.slice(getLocalePrefix(locale, planned).length);
	const address = `${getLocalePrefix(other, planned)}${bare}`;
	return model.redirects.find(({ from }) => from === address)?.to;
}

function findFallback(
	{ list }: PageToPlan,
	{ model, input }: PageLanguage,
): string {
	return model.pages.get(list?.id ?? "")?.path ?? input.home;
}

function getLanguage(
	locale: Locale,
	all: readonly PageLanguage[],
): PageLanguage {
	const found = all.find((each) => each.locale === locale);
	if (!found) throw new Error(`No language ${locale}.`);
	return found;
}
