import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { buildSite } from "../browser/setup.ts";
import { type EngineName, engines } from "./driver.ts";

declare module "vitest" {
	interface ProvidedContext {
		engine: EngineName;
	}
}

/** Builds the site; returns the teardown, which finally names the engines that are not installed. */
export async function setup(project: TestProject): Promise<() => void> {
	const { output, remove } = await buildSite(project);
	addRecorder(output);
	return () => {
		remove();
		for (const [name, { isInstalled, packages }] of Object.entries(engines))
			if (!isInstalled())
				process.stdout.write(
					`Not tested in ${name}, which is not installed (Debian and Ubuntu: ${packages}).\n`,
				);
	};
}

/**
 * Puts a script before all others into every page, which stores the page's errors: WebDriver itself can't report them in
 * every engine. The policies of redirects don't allow it.
 */
function addRecorder(output: string): void {
	writeFileSync(join(output, "recorder.js"), `(${record})()`);
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
function record(): void {
	const store = (complaint: unknown) => {
		const earlier = localStorage.getItem("complaints") ?? "";
		const line = `${location.pathname}: ${complaint}\n`;
		localStorage.setItem("complaints", earlier + line);
	};
	addEventListener("error", ({ message }) => store(message));
	addEventListener("unhandledrejection", ({ reason }) => {
		// A view transition that the engine skips rejects an inaccessible promise.
		if (!String(reason).includes("view transition")) store(reason);
	});
	addEventListener("securitypolicyviolation", (violation) =>
		store(`${violation.effectiveDirective} ${violation.blockedURI}`),
	);
	console.error = (...words: unknown[]) => store(words.join(" "));
}
