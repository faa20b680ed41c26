import type { SiteContent } from "kilde";

/** Returns the name and the logo of the centre, for the large picture at the top of a page. */
export function getSign({ business }: Pick<SiteContent, "business">) {
	return { name: business.name, logo: business.logo };
}
