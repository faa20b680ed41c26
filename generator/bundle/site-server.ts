import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { Script } from "node:vm";
import { keepValue, recallValue } from "../cache/files.ts";
import { cacheFolder } from "../cache/project-memo.ts";
import { home } from "../home.ts";
import type { PageCode, PageProps } from "../types.ts";
import { siteFolder } from "./site-folder.ts";

/** Where what is made from our own code is kept. */
export const ownCache = cacheFolder(fileURLToPath(new URL("../", home)));

type RenderPage = (props: PageProps, code: PageCode) => string;

/** The server's code, running; `keepCompiled` keeps V8's compiled form of what has run of it for the next time. */
export type Server = {
	readonly renderPage: RenderPage;
	readonly keepCompiled: () => void;
};

/** Runs the server's code as a CommonJS module, without a file of its own; `kept` is the digest that it is kept under. */
export function loadServer(code: string, kept: string | undefined): Server {
	const cachedData =
		kept === undefined
			? undefined
			: recallValue<Buffer>(ownCache, "site-compiled", kept);
	const script = new Script(
		`(function (module, exports, require) {${code}\n})`,
		{
			filename: `${siteFolder}server.cjs`,
			...(cachedData && { cachedData }),
		},
	);
	const module: { exports: { renderPage?: RenderPage } } = { exports: {} };
	script.runInThisContext()(module, module.exports, createRequire(home));
	const { renderPage } = module.exports;
	if (!renderPage) throw new Error("site/server.tsx exports no renderPage.");
	return {
		renderPage,
		keepCompiled() {
			const isKept = cachedData && !script.cachedDataRejected;
			if (kept !== undefined && !isKept)
				keepValue(ownCache, "site-compiled", kept, script.createCachedData());
		},
	};
}
