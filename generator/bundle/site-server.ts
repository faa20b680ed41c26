import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { Script } from "node:vm";
import { cacheFolder } from "../cache/project-memo.ts";
import { engineFolder } from "../engine-folder.ts";
import type { PageCode, PageProps } from "../types.ts";
import { siteFolder } from "./site-folder.ts";

/** The cache folder of the generator's own project, for what is made from its code. */
export const ownCache = cacheFolder(
	fileURLToPath(new URL("../", engineFolder)),
);

/** Renders a page to HTML. */
export type RenderPage = (props: PageProps, code: PageCode) => string;

/**
 * Loads the server's code as a CommonJS module; returns the function that renders a page. Throws if the code exports none.
 */
export function loadServer(code: string): RenderPage {
	const script = new Script(
		`(function (module, exports, require) {${code}\n})`,
		{ filename: `${siteFolder}server.cjs` },
	);
	const module: { exports: { renderPage?: RenderPage } } = { exports: {} };
	script.runInThisContext()(
		module,
		module.exports,
		createRequire(engineFolder),
	);
	const { renderPage } = module.exports;
	if (!renderPage) throw new Error("site/server.tsx exports no renderPage.");
	return renderPage;
}
