import type { Built } from "../../build-types.ts";
import {
	crossOrigin,
	everywhere,
	type Headers,
	pageHeaders,
	sameOrigin,
} from "../../host/headers.ts";
import { redirectPolicy } from "../../host/policy.ts";
import { notFoundPath, outputFile } from "../../text/url.ts";

/**
 * The headers of a file of a site that is edited: those that a host sends, but that the editor may frame it. The script
 * that keeps pages up to date is one of the site's own, which every policy allows.
 */
export function editedHeaders(
	file: string | undefined,
	built: Pick<Built, "artifacts" | "bundle" | "model" | "pages"> | undefined,
	editor: string,
): Headers {
	const isThere = built?.artifacts.some(({ path }) => path === file);
	const own = isThere ? file : outputFile(notFoundPath);
	const page = built?.pages.find(
		({ kind, path }) => kind === "view" && outputFile(path) === own,
	);
	const redirect = built?.model?.redirects.find(
		({ from }) => outputFile(from) === own,
	);
	const policy =
		page?.kind === "view"
			? built?.bundle.policy?.(page)
			: redirect && redirectPolicy;
	// It knows no other frame than none and the same origin; frame-ancestors takes its place.
	const { "X-Frame-Options": _, ...common } = everywhere;
	return {
		...common,
		...(policy || !isThere
			? pageHeaders(policy ?? nothing, editor)
			: file?.startsWith("media/")
				? crossOrigin
				: sameOrigin),
		"Origin-Agent-Cluster": "?1",
	};
}

/** The policy of refusals, and of answers before there is a site. */
const nothing = { "default-src": ["'self'"], "base-uri": ["'none'"] };
