import { format } from "node:util";
import type { Plugin } from "esbuild";
import type { BuiltSite } from "../build-types.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { groupBy } from "../diagnostics/group-by.ts";
import { getReactModulePath } from "../engine-folder.ts";
import type * as Checks from "../react/render-checks.ts";
import type { Page } from "../types.ts";
import {
	addSourceLines,
	type CodeLocation,
	createCodeError,
	createCodeWarning,
	definitionFile,
	getErrorMessage,
	getFileStart,
	locateError,
	locateStack,
	pageModule,
	type SourceMaps,
	toSiteDiagnostics,
} from "./code-errors.ts";
import { listIslandFiles } from "./islands.ts";
import {
	bundleServer,
	getServerScriptPath,
	loadServer,
} from "./site-server.ts";
import {
	type FieldDefinitions,
	rejectUnknownFields,
} from "./unknown-fields.ts";

type ViewPage = Extract<Page, { kind: "view" }>;

/** A mistake in code, and the page that showed it. */
type RenderProblem = {
	readonly page: ViewPage;
	readonly error: unknown;
	readonly location: CodeLocation;
	readonly severity: Diagnostic["severity"];
};

/**
 * Renders these pages and reports the errors that they throw. Also renders one page of each view with React for development
 * and with checks of its elements and hooks, and reports their findings.
 */
export async function checkRendering(
	pages: readonly Page[],
	built: BuiltSite,
): Promise<Diagnostic[]> {
	const { folder } = built.bundle.code;
	const views = pages.filter((page) => page.kind === "view");
	if (views.length === 0) return [];
	const errors = renderAndCollectErrors(views, built);
	const { code, maps } = await bundleWithChecks(folder);
	try {
		const checkPage = createRenderChecker(code, maps, built);
		const checked = new Set([...errors.keys(), ...selectSamplePages(views)]);
		const problems = [...checked].flatMap((page) =>
			checkPage(page, errors.get(page)),
		);
		return addSourceLines(toDiagnostics(problems), folder);
	} catch (error) {
		// The code throws as soon as it is loaded.
		const diagnostics = toSiteDiagnostics(error, folder, maps);
		if (diagnostics.length === 0) throw error;
		return addSourceLines(diagnostics, folder);
	}
}

/** Selects one page of each view: enough to find most mistakes in code. */
export function selectSamplePages(pages: readonly Page[]): readonly ViewPage[] {
	const views = pages.filter((page) => page.kind === "view");
	return [...new Map(views.map((page) => [page.view, page])).values()];
}

/** Renders pages as a build does; returns the errors, by page. */
function renderAndCollectErrors(
	pages: readonly ViewPage[],
	{ bundle }: BuiltSite,
): ReadonlyMap<ViewPage, unknown> {
	const errors = new Map<ViewPage, unknown>();
	for (const page of pages)
		try {
			bundle.renderPage(page, bundle.policy?.(page));
		} catch (error) {
			errors.set(page, error);
		}
	return errors;
}

/** The exports of the code that renders pages with the checks. */
type CheckedServer = FieldDefinitions & {
	readonly checks: typeof Checks;
	readonly islands: Checks.IslandModules;
};

/** Bundles the code that renders pages with React for development, with the checks, and with a source map. */
async function bundleWithChecks(
	folder: string,
): Promise<{ readonly code: string; readonly maps: SourceMaps }> {
	const script = getServerScriptPath(folder);
	const islands = listIslandFiles(folder);
	const checks = getReactModulePath("render-checks");
	const { code, map = "{}" } = await bundleServer(
		folder,
		{
			define: { "process.env.NODE_ENV": '"development"' },
			sourcemap: "external",
			outfile: script,
			plugins: [createReactReplacingPlugin(folder, checks)],
		},
		`export * as checks from ${JSON.stringify(checks)};`,
		`export { site } from "./${definitionFile}";`,
		"export const getView = (name) => views[name]().default;",
		...islands.map((path, index) => `import * as i${index} from "./${path}";`),
		`export const islands = { ${islands.map((path, index) => `"${path}": i${index}`).join(", ")} };`,
	);
	return { code, maps: new Map([[script, JSON.parse(map)]]) };
}

/**
 * Loads the code with the checks. Returns a function that renders a page and returns its problems; `error` is the error
 * of an earlier rendering.
 */
function createRenderChecker(
	code: string,
	maps: SourceMaps,
	{ bundle }: BuiltSite,
) {
	const { renderPage, islands, checks, ...definitions } =
		loadServer<CheckedServer>(code, bundle.code.folder, {
			...console,
			error: (...args) => checks.reportConsoleError(format(...args)),
		});
	return (page: ViewPage, error: unknown): RenderProblem[] => {
		const policy = bundle.pagePolicy(page);
		const checked = checks.collectRenderFindings(
			() =>
				renderPage(
					rejectUnknownFields(page, definitions),
					bundle.pageCode(page, policy),
				),
			{ islands, policy },
		);
		return findProblems(page, error, checked, bundle, maps);
	};
}

/** The problems of a page: its error, at the place that the checks found for it, and their other findings. */
function findProblems(
	page: ViewPage,
	error: unknown,
	{ findings, ...checked }: Checks.RenderCheck,
	{ code: { folder, views } }: BuiltSite["bundle"],
	maps: SourceMaps,
): RenderProblem[] {
	const ofView = getFileStart(folder, views.get(page.view) ?? "frame.tsx");
	const found = findings.flatMap(
		({ severity, message, stack, isComponent, isReact }) => {
			const at = locateStack(stack, folder, maps);
			// The engine's module creates the elements of views.
			const isView =
				isComponent && at?.file === getFileStart(folder, pageModule).file;
			// React knows no place of elements that no component creates.
			const location = isView || (isReact && !at) ? ofView : at;
			return location
				? [{ page, severity, error: new Error(message), location }]
				: [];
		},
	);
	const thrown = checked.error ?? error;
	// The checks report a wrong element where it is created; React throws where it is rendered.
	if (
		thrown === undefined ||
		found.some(({ severity }) => severity === "error")
	)
		return found;
	const location = locateError(thrown, folder, maps) ?? ofView;
	return [...found, { page, severity: "error", error: thrown, location }];
}

/** One diagnostic for each location and message, however many pages have it. */
function toDiagnostics(problems: readonly RenderProblem[]): Diagnostic[] {
	const groups = groupBy(problems, ({ location, error }) => {
		const { line, column } = location.place;
		return `${location.file}:${line}:${column} ${getErrorMessage(error)}`;
	});
	const wrong = problems.filter(({ severity }) => severity === "error");
	return [...groups.values()].flatMap(([first, ...others]) => {
		if (!first) return [];
		const { location, severity, error, page } = first;
		const message = getErrorMessage(error);
		if (severity === "warning")
			// React also warns of problems that are reported as errors.
			return wrong.some((each) => isSameLocation(each.location, location))
				? []
				: [createCodeWarning(location, message)];
		const pages = new Set(others.map((each) => each.page.path));
		pages.delete(page.path);
		const more = pages.size > 0 ? ` and ${pages.size} more` : "";
		return [createCodeError(location, `${message} (page ${page.path}${more})`)];
	});
}

function isSameLocation(one: CodeLocation, other: CodeLocation): boolean {
	return (
		one.file === other.file &&
		one.place.line === other.place.line &&
		one.place.column === other.place.column
	);
}

/** Replaces React by the checks in imports of all modules except React's own. */
function createReactReplacingPlugin(folder: string, checks: string): Plugin {
	const from = JSON.stringify(checks);
	// Exports of the checks take precedence over React's exports of the same name, since React is a CommonJS module.
	const modules: Readonly<Record<string, string>> = {
		react: `export * from ${from}; export * from "react"; export { default } from "react";`,
		"react/jsx-runtime": `export * from ${from}; export { Fragment } from "react";`,
		"react-dom/server": `export * from ${from}; export * from "react-dom/server";`,
	};
	return {
		name: "checks",
		setup({ onResolve, onLoad }) {
			onResolve(
				{ filter: /^react(\/jsx-runtime|-dom\/server)?$/ },
				({ path, importer, namespace }) =>
					namespace === "checked" ||
					importer === checks ||
					/[\\/]node_modules[\\/]react(-dom)?[\\/]/.test(importer)
						? undefined
						: { path, namespace: "checked" },
			);
			onLoad({ filter: /^/, namespace: "checked" }, ({ path }) => ({
				contents: modules[path] ?? "",
				resolveDir: folder,
			}));
		},
	};
}
