import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** The path to which pages send their errors. */
export const complaintsPath = "/complaints";

/**
 * Puts a script before all others into every page of a built site: WebDriver itself can't report what the console says
 * in every engine. Policies let a page run scripts of its own host; the pages of redirects are left as they are, since
 * theirs doesn't.
 */
export function addRecorder(output: string): void {
	writeFileSync(
		join(output, "recorder.js"),
		`(${record})(${JSON.stringify(complaintsPath)})`,
	);
	for (const file of readdirSync(output, {
		recursive: true,
		encoding: "utf8",
	})) {
		if (!file.endsWith(".html")) continue;
		const path = join(output, file);
		const html = readFileSync(path, "utf8");
		if (html.includes("script-src 'self'"))
			writeFileSync(
				path,
				html.replace("<head>", '<head><script src="/recorder.js"></script>'),
			);
	}
}

/** Runs in the page. */
function record(path: string): void {
	const send = (what: string) =>
		navigator.sendBeacon(path, `${location.pathname}: ${what}`);
	addEventListener(
		"error",
		({ target, message }) => {
			if (!(target instanceof Element)) {
				send(`exception: ${message}`);
				return;
			}
			// Firefox reports what is aborted on leaving a page as an error; film.test.ts covers the video, and the tests in
			// Chrome cover preloaded fonts.
			if (target.matches("video, source, link[rel=preload]")) return;
			send(`can't load ${target.outerHTML.slice(0, 200)}`);
		},
		true,
	);
	addEventListener("unhandledrejection", ({ reason }) => {
		// A view transition that the engine skips rejects an inaccessible promise.
		if (!String(reason).includes("view transition"))
			send(`unhandled: ${reason}`);
	});
	addEventListener(
		"securitypolicyviolation",
		({ effectiveDirective, blockedURI, sample }) =>
			send(`policy: ${effectiveDirective} ${blockedURI} ${sample}`),
	);
	for (const name of ["warn", "error"] as const) {
		const own = console[name];
		console[name] = (...words: unknown[]) => {
			send(`console ${name}: ${words.join(" ")}`);
			own.apply(console, words);
		};
	}
}
