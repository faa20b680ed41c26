import { createRequire } from "node:module";
import { Script } from "node:vm";
import { engineFolder } from "../engine-folder.ts";
import type { PageCode, PageProps } from "../types.ts";

/** Renders a page to HTML. */
type RenderPage = (props: PageProps, code: PageCode) => string;

/** The exports of the server bundle: the function that renders pages, and the exports of the files in islands/, by path. */
type Server = {
	readonly renderPage: RenderPage;
	readonly islands: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
};

/** Returns the code of a module that exports what `Server` says, for islands of these paths. */
export function serverEntry(islands: readonly string[]): string {
	const lines = islands.map(
		(path, index) => `import * as i${index} from "./${path}";`,
	);
	const table = islands.map((path, index) => `"${path}": i${index}`);
	return [
		...lines,
		'export { renderPage } from "./server.tsx";',
		`export const islands = { ${table.join(", ")} };`,
	].join("\n");
}

/**
 * Loads the server's code as a CommonJS module, as one of this folder. Throws if it exports no function that renders a page.
 */
export function loadServer(code: string, folder: string): Server {
	const script = new Script(
		`(function (module, exports, require) {${code}\n})`,
		{ filename: `${folder}server.cjs` },
	);
	const module: { exports: Partial<Server> } = { exports: {} };
	script.runInThisContext()(
		module,
		module.exports,
		createRequire(engineFolder),
	);
	const { renderPage, islands = {} } = module.exports;
	if (!renderPage) throw new Error("site/server.tsx exports no renderPage.");
	return { renderPage, islands };
}
