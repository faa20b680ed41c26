import { sanitizeSvgOrVideo } from "../../generator/images/sanitize-media.ts";
import { serve } from "../browser/host.ts";
import { hostileSvgs } from "./hostile-svgs.ts";

/** The time that a browser gets to load resources of an SVG (milliseconds). */
const patience = 60;

/**
 * Serves sanitized hostile SVGs without headers and opens each in a browser. Returns the number of opened SVGs, the
 * other URLs that were requested, and the number of requests caused by an unsanitized SVG.
 */
export async function openSvgs(
	open: (address: string) => Promise<void>,
): Promise<{
	readonly opened: number;
	readonly loaded: readonly string[];
	readonly control: number;
}> {
	const served = new Map<string, Uint8Array>();
	const known = new Set<string>();
	let asked: string[] = [];
	const host = await serve(({ url = "" }, response) => {
		asked.push(url);
		const svg = served.get(url);
		response.writeHead(svg ? 200 : 404, {
			"content-type": "image/svg+xml",
			"cache-control": "no-store",
		});
		response.end(svg);
	});
	try {
		const loaded: string[] = [];
		const svgs = hostileSvgs(`${host.origin}/loaded`);
		for (const [number, text] of svgs.entries()) {
			const { bytes, fault } = sanitizeSvgOrVideo(
				"a.svg",
				new TextEncoder().encode(text),
			);
			// Many of them have the same sanitized form.
			const key = Buffer.from(bytes).toString("latin1");
			if (fault || known.has(key)) continue;
			known.add(key);
			served.set(`/${number}.svg`, bytes);
		}
		for (const address of served.keys()) {
			const others = await requestsOf(address);
			if (others.length > 0)
				loaded.push(
					`${others} by ${new TextDecoder().decode(served.get(address))}`,
				);
		}
		const opened = served.size;
		const raw = `<svg xmlns="http://www.w3.org/2000/svg"><image href="${host.origin}/loaded" width="9" height="9"/></svg>`;
		served.set("/raw.svg", new TextEncoder().encode(raw));
		const control = await requestsOf("/raw.svg");
		return { opened, loaded, control: control.length };
	} finally {
		await host.close();
	}

	/** Requests other than those for an SVG and the favicon. */
	async function requestsOf(address: string): Promise<readonly string[]> {
		asked = [];
		await open(host.origin + address);
		await new Promise((done) => setTimeout(done, patience));
		const [, ...others] = asked;
		return others.filter((url) => url !== "/favicon.ico");
	}
}
