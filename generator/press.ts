import type { ViewPage } from "./assistant.ts";
import { share } from "./share.ts";
import type { Artifact, Page } from "./types.ts";
import { outputFile } from "./url.ts";
import type { Press } from "./write/index.ts";

/** Renders the pages of a site as its files are written, where they are many on two processors. */
export function pressOf(
	pages: readonly Page[],
	code: string | undefined,
): Press {
	const views = new Map(
		pages.flatMap((page) =>
			page.kind === "view" ? [[outputFile(page.path), page] as const] : [],
		),
	);
	return async (artifacts, put) => {
		const isView = ({ path }: Artifact) => views.has(path);
		artifacts.filter((artifact) => !isView(artifact)).forEach(put);
		await share(artifacts.filter(isView), code, {
			give: (assistant, items) =>
				assistant.ask({
					kind: "render",
					items: items.flatMap(({ path }) => whole(views.get(path))),
				}),
			take: ({ path, key }, bytes) => put({ path, key, bytes }),
			doOwn: put,
		});
	};
}

/** As it can be sent: with props of its own. */
function whole(page: ViewPage | undefined): ViewPage[] {
	if (!page) return [];
	const { kind, path, view, needs, props } = page;
	return [{ kind, path, view, needs, props }];
}
