import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { Script } from "node:vm";
import { readCachedValue, writeCachedValue } from "../cache/files.ts";
import { cacheFolder } from "../cache/project-memo.ts";
import { home } from "../home.ts";
import type { PageCode, PageProps } from "../types.ts";
import { siteFolder } from "./site-folder.ts";

/** The cache folder of the generator's own project, for what is made from its code. */
export const ownCache = cacheFolder(fileURLToPath(new URL("../", home)));

type RenderPage = (props: PageProps, code: PageCode) => string;

/** The server's code, loaded; `saveCompiled` caches V8's compiled form of it. */
export type Server = {
	readonly renderPage: RenderPage;
	readonly saveCompiled: () => void;
};

/**
 * Loads the server's code as a CommonJS module. `cacheTag` is the digest under which its compiled form is cached, if it is.
 * Throws if the code exports no `renderPage`.
 */
export function loadServer(code: string, cacheTag: string | undefined): Server {
	const cachedData =
		cacheTag === undefined
			? undefined
			: readCachedValue<Buffer>(ownCache, "site-compiled", cacheTag);
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
		saveCompiled() {
			const isCached = cachedData && !script.cachedDataRejected;
			if (cacheTag !== undefined && !isCached)
				writeCachedValue(
					ownCache,
					"site-compiled",
					cacheTag,
					script.createCachedData(),
				);
		},
	};
}
