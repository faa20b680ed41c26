import type { MessageText } from "../../messages/format.ts";
import { toPageAddress } from "../../text/url.ts";
import type { Artifact } from "../../types.ts";
import { fetchUrl } from "../../verify/fetch-url.ts";
import { getBytes, getContentKey } from "../../write/artifact-content.ts";

/** How many pages are asked for. */
const mostPages = 20;

/**
 * Whether an address (https://example.org) shows the pages of a site that differ from an earlier version of it; without any,
 * its front page. A reason is returned if the address doesn't answer.
 */
export async function showsPages(
	address: string,
	site: readonly Artifact[],
	earlier: readonly Artifact[],
): Promise<boolean | MessageText> {
	const before = new Map(earlier.map((each) => [each.path, each]));
	const pages = site.filter(({ path }) => path.endsWith(".html"));
	const changed = pages.filter((page) => {
		const old = before.get(page.path);
		return !old || getContentKey(old) !== getContentKey(page);
	});
	const front = pages.filter(({ path }) => path === "index.html");
	const asked = changed.length > 0 ? changed.slice(0, mostPages) : front;
	for (const page of asked) {
		const response = await fetchUrl(address + toPageAddress(page.path));
		if ("failure" in response) return response.failure;
		if (!response.bytes.equals(getBytes(page))) return false;
	}
	return true;
}
