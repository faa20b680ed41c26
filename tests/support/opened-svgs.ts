import { sanitizeSvgOrVideo } from "../../generator/images/sanitize-media.ts";
import { serve } from "../browser/host.ts";
import { hostileSvgs } from "./hostile-svgs.ts";

/**
 * Serves sanitized hostile SVGs without headers and opens them in a browser, each in a frame of its own. Returns the
 * number of opened SVGs, the other requests with the SVG that sent them, and the number of requests caused by an
 * unsanitized SVG.
 */
export async function openSvgs(
	open: (address: string) => Promise<void>,
): Promise<{
	readonly opened: number;
	readonly loaded: readonly string[];
	readonly control: number;
}> {
	const served = new Map<string, string>();
	const loaded: { readonly url: string; readonly by: string }[] = [];
	const host = await serve(({ url = "", headers }, response) => {
		const svg = served.get(url);
		const isPage = url === "/" || url === "/raw";
		if (!svg && !isPage && url !== "/favicon.ico")
			loaded.push({ url, by: `${headers.referer}`.replace(host.origin, "") });
		const frames = [...served.keys()]
			.filter((path) => path.startsWith("/raw") === (url === "/raw"))
			.map((path) => `<iframe src="${path}"></iframe>`);
		response.writeHead(svg || isPage ? 200 : 404, {
			"content-type": isPage ? "text/html" : "image/svg+xml",
			"cache-control": "no-store",
		});
		response.end(svg ?? frames.join(""));
	});
	try {
		// Many of them have the same sanitized form.
		const sanitized = new Set(
			hostileSvgs(`${host.origin}/loaded`).flatMap((text) => {
				const svg = sanitizeSvgOrVideo("a.svg", Buffer.from(text));
				return svg.fault ? [] : [Buffer.from(svg.bytes).toString()];
			}),
		);
		for (const [number, svg] of [...sanitized].entries())
			served.set(`/${number}.svg`, svg);
		served.set(
			"/raw.svg",
			`<svg xmlns="http://www.w3.org/2000/svg"><image href="${host.origin}/loaded" width="9" height="9"/></svg>`,
		);
		await open(`${host.origin}/`);
		// While the control loads, late requests of the others arrive.
		await open(`${host.origin}/raw`);
		const [control, others] = [true, false].map((isControl) =>
			loaded.filter(({ by }) => (by === "/raw.svg") === isControl),
		);
		return {
			opened: sanitized.size,
			loaded: (others ?? []).map(
				({ url, by }) => `${url} by ${served.get(by)}`,
			),
			control: control?.length ?? 0,
		};
	} finally {
		await host.close();
	}
}
