import * as React from "react";
import * as runtime from "react/jsx-runtime";
import { renderToString as renderIsland } from "react-dom/server";
import type { ElementQuery } from "../diagnostics/site-error.ts";
import { Island } from "./island.tsx";

// Checks of a site's components while they render. They are bundled in the place of React's own functions, for `check` and
// `dev` alone (bundle/rendering.ts): React itself reports neither dead handlers nor where an element was created.

/** Something that the checks found, and the stack of the code that it is in. */
export type Finding = {
	readonly severity: "error" | "warning";
	readonly message: string;
	readonly stack: string;
	/** Whether it is about an element without a component. */
	readonly isComponent?: boolean;
	/** Whether React reported it. */
	readonly isReact?: boolean;
};

/** The exports of the files in islands/, by path. */
export type Islands = Readonly<
	Record<string, Readonly<Record<string, unknown>>>
>;

const state = {
	findings: [] as Finding[],
	islands: {} as Islands,
	/** The element whose stack is wanted, and that stack once it was created. */
	query: undefined as ElementQuery | undefined,
	match: undefined as string | undefined,
	/** How many islands are being rendered, one within the other. */
	depth: 0,
};

/** Renders a page; returns the error that it throws, what was found meanwhile, and the stack of the first element that `query` matches. */
export function checkRender(
	render: () => string,
	islands: Islands,
	query: ElementQuery | undefined,
): RenderCheck {
	Object.assign(state, { findings: [], islands, query, match: undefined });
	try {
		render();
	} catch (error) {
		return { ...state, error };
	}
	return { ...state };
}

/** The result of `checkRender`. */
export type RenderCheck = {
	readonly error?: unknown;
	readonly findings: readonly Finding[];
	readonly match: string | undefined;
};

/** Reports what React writes to the console while it renders. */
export function reportConsoleError(text: string): void {
	const message = text.trim().replace(/\s*\n\s*/g, " ");
	const stack = React.captureOwnerStack() ?? "";
	state.findings.push({ severity: "warning", message, stack, isReact: true });
}

function report(
	severity: Finding["severity"],
	message: string,
	isComponent = false,
): void {
	const stack = new Error().stack ?? "";
	state.findings.push({ severity, message, stack, isComponent });
}

type Create = typeof runtime.jsx;

export const jsx: Create = (type, props, key) => {
	checkElement(type, Object(props));
	return runtime.jsx(type, props, key);
};

export const jsxs: Create = (type, props, key) => {
	checkElement(type, Object(props));
	return runtime.jsxs(type, props, key);
};

type Props = Readonly<Record<string, unknown>>;

function checkElement(type: unknown, props: Props): void {
	if (type === undefined || type === null)
		report(
			"error",
			`The component of this element is ${type}. Does its module export it by this name?`,
			true,
		);
	if (type === Island) checkIsland(props);
	if (typeof type !== "string") return;
	const { children, ...attributes } = props;
	for (const child of [children].flat(Infinity)) {
		if (!isPlainObject(child)) continue;
		const keys = Object.keys(child).join(", ");
		report("error", `An object can't be shown as text; it has: ${keys}.`);
	}
	if (state.depth === 0)
		for (const [name, value] of Object.entries(attributes))
			if (/^on[A-Z]/.test(name) && typeof value === "function")
				report("warning", deadCode(`The handler ${name} of <${type}>`));
	const wrong = findMisnested(type, children);
	if (wrong)
		report(
			"warning",
			`<${wrong}> can't be within <${type}>: browsers close the <${type}> before it.`,
		);
	if (state.query && isMatch(state.query, type, props))
		state.match ??= new Error().stack;
}

function isPlainObject(value: unknown): value is object {
	return (
		typeof value === "object" &&
		value !== null &&
		Object.getPrototypeOf(value) === Object.prototype &&
		!("$$typeof" in value)
	);
}

/** The page names an island after its function; the browser takes what the script of islands/ exports by that name. */
function checkIsland({ component, props }: Props): void {
	const name = typeof component === "function" ? component.name : "";
	const homes = Object.entries(state.islands).filter(
		([, exported]) => exported[name] === component,
	);
	const twins = Object.keys(state.islands).filter(
		(path) => name in Object(state.islands[path]),
	);
	if (homes.length === 0)
		report(
			"error",
			`The island ${name || "here"} would not become interactive. Export it from a file of site/islands/ as \`export function ${name || "NAME"}\`, not as default, and without memo().`,
		);
	else if (twins.length > 1)
		report(
			"error",
			`${twins.map((path) => `site/${path}`).join(" and ")} both export an island ${name}. Rename one of them.`,
		);
	for (const [key, value] of Object.entries(Object(props)))
		if (typeof value === "function")
			report(
				"warning",
				`The prop ${key} of the island ${name} is a function, which is lost: the props of an island are JSON.`,
			);
}

function deadCode(what: string): string {
	return `${what} has no effect: a view is static HTML. Move the component to a file of site/islands/, and show it with <Island>.`;
}

/** Elements that a paragraph can't contain (HTML, 13.1.2.4), and those that can't contain themselves. */
const blocks =
	/^(address|article|aside|blockquote|details|dialog|div|dl|fieldset|figure|footer|form|h[1-6]|header|hgroup|hr|main|menu|nav|ol|p|pre|search|section|table|ul)$/;
const notWithinItself = /^(a|button|form|h[1-6])$/;

/** Finds an element among the children that the parser would not leave within an element of this type. */
function findMisnested(type: string, children: unknown): string | undefined {
	if (type !== "p" && !notWithinItself.test(type)) return undefined;
	for (const child of [children].flat(Infinity)) {
		const { type: inner, props } = Object(child);
		if (typeof inner !== "string") continue;
		if (type === "p" ? blocks.test(inner) : inner === type) return inner;
		const deeper = findMisnested(type, props.children);
		if (deeper) return deeper;
	}
	return undefined;
}

function isMatch(
	{ name = "", attribute, contains }: ElementQuery,
	type: string,
	{ dangerouslySetInnerHTML: html, ...props }: Props,
): boolean {
	if (name && name !== type) return false;
	if (attribute) return props[attribute] !== undefined;
	const texts = [Object(html).__html, ...Object.values(props).flat(Infinity)];
	return texts.some(
		(text) =>
			(typeof text === "string" || typeof text === "number") &&
			String(text).includes(contains ?? ""),
	);
}

/** Renders an island, in which handlers and hooks are alive. */
export const renderToString: typeof renderIsland = (element, options) => {
	state.depth++;
	try {
		return renderIsland(element, options);
	} finally {
		state.depth--;
	}
};

/** Returns a hook of React that also reports its use outside of islands. */
function withCheck<H extends (...args: never[]) => unknown>(
	name: string,
	hook: H,
): H {
	const checked = (...args: Parameters<H>) => {
		if (state.depth === 0) report("warning", deadCode(name));
		return hook(...args);
	};
	return checked as H;
}

export const useActionState = withCheck("useActionState", React.useActionState);
export const useEffect = withCheck("useEffect", React.useEffect);
export const useInsertionEffect = withCheck(
	"useInsertionEffect",
	React.useInsertionEffect,
);
export const useLayoutEffect = withCheck(
	"useLayoutEffect",
	React.useLayoutEffect,
);
export const useOptimistic = withCheck("useOptimistic", React.useOptimistic);
export const useReducer = withCheck("useReducer", React.useReducer);
export const useState = withCheck("useState", React.useState);
export const useSyncExternalStore = withCheck(
	"useSyncExternalStore",
	React.useSyncExternalStore,
);
export const useTransition = withCheck("useTransition", React.useTransition);
