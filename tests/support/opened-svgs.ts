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
	let loaded: string[] = [];
	const host = await serve(({ url = "", headers }, response) => {
		const svg = served.get(url);
		const isPage = url === "/" || url === "/raw";
		if (!svg && !isPage && url !== "/favicon.ico")
			loaded.push(`${url} by ${served.get(getPath(headers.referer))}`);
		const paths = [...served.keys()].filter(
			(path) => path.startsWith("/raw") === (url === "/raw"),
		);
		response.writeHead(svg || isPage ? 200 : 404, {
			"content-type": isPage ? "text/html" : "image/svg+xml",
			"cache-control": "no-store",
		});
		response.end(
			svg ?? paths.map((path) => `<iframe src="${path}"></iframe>`).join(""),
		);
	});
	try {
		// Many of them have the same sanitized form.
		const sanitized = new Set(
			hostileSvgs(`${host.origin}/loaded`).flatMap((text) => {
				const { bytes, fault } = sanitizeSvgOrVideo(
					"a.svg",
					new TextEncoder().encode(text),
				);
				return fault ? [] : [new TextDecoder().decode(bytes)];
			}),
		);
		for (const [number, svg] of [...sanitized].entries())
			served.set(`/${number}.svg`, svg);
		const opened = served.size;
		served.set(
			"/raw.svg",
			`<svg xmlns="http://www.w3.org/2000/svg"><image href="${host.origin}/loaded" width="9" height="9"/></svg>`,
		);
		await open(`${host.origin}/`);
		// While the control loads, late requests of the others arrive.
		await open(`${host.origin}/raw`);
		const isControl = (request: string) =>
			request.endsWith(`${served.get("/raw.svg")}`);
		return {
			opened,
			loaded: loaded.filter((request) => !isControl(request)),
			control: loaded.filter(isControl).length,
		};
	} finally {
		loaded = [];
		await host.close();
	}
}

function getPath(url: string | undefined): string {
	return url ? new URL(url).pathname : "";
}
