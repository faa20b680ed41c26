import * as React from "react";
import * as runtime from "react/jsx-runtime";
import { renderToString as renderIsland } from "react-dom/server";
import { type Policy, toHashSource } from "../host/policy.ts";
import { Island } from "./island.tsx";

// Checks of a site's components while they render. For `check` and `dev`, they replace React's own functions in the bundle
// (bundle/rendering.ts): React reports neither dead handlers nor the place where an element was created.

/** A mistake in a component, and the stack of the code that caused it. */
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
export type IslandModules = Readonly<
	Record<string, Readonly<Record<string, unknown>>>
>;

/** The islands of the site, and the policy of the page, which the checks compare elements with. */
type ExpectedCode = {
	readonly islands: IslandModules;
	readonly policy: Policy;
};

const state = {
	findings: [] as Finding[],
	expected: { islands: {}, policy: {} } as ExpectedCode,
	/** How many islands are being rendered, one within the other. */
	depth: 0,
};

/** Renders a page only to check it; returns the findings, and the error that it throws. */
export function collectRenderFindings(
	render: () => string,
	expected: ExpectedCode,
): RenderCheck {
	Object.assign(state, { findings: [], expected });
	try {
		render();
	} catch (error) {
		return { findings: state.findings, error };
	}
	return { findings: state.findings };
}

/** The result of `collectRenderFindings`. */
export type RenderCheck = {
	readonly error?: unknown;
	readonly findings: readonly Finding[];
};

/** Reports what React writes to the console while it renders. */
export function reportConsoleError(text: string): void {
	const message = text.trim().replace(/\s*\n\s*/g, " ");
	const stack = React.captureOwnerStack() ?? "";
	state.findings.push({ severity: "warning", message, stack, isReact: true });
}

function recordFinding(
	severity: Finding["severity"],
	message: string,
	isComponent = false,
): void {
	const stack = new Error().stack ?? "";
	state.findings.push({ severity, message, stack, isComponent });
}

type CreateElement = typeof runtime.jsx;

export const jsx: CreateElement = (type, props, key) => {
	checkElement(type, Object(props));
	return runtime.jsx(type, props, key);
};

export const jsxs: CreateElement = (type, props, key) => {
	checkElement(type, Object(props));
	return runtime.jsxs(type, props, key);
};

type Props = Readonly<Record<string, unknown>>;

function checkElement(type: unknown, props: Props): void {
	if (type === undefined || type === null)
		recordFinding(
			"error",
			`The component of this element is ${type}. Does its module export it by this name?`,
			true,
		);
	if (type === Island) {
		checkIslandExport(props);
		checkIslandProps(props);
	}
	if (typeof type !== "string") return;
	const { children, ...attributes } = props;
	for (const child of [children].flat(Infinity)) {
		if (!isPlainObject(child)) continue;
		const keys = Object.keys(child).join(", ");
		recordFinding(
			"error",
			`An object can't be shown as text; it has: ${keys}.`,
		);
	}
	for (const [name, value] of Object.entries(attributes))
		if (/^on[A-Z]/.test(name) && typeof value === "function" && !state.depth)
			recordFinding(
				"warning",
				describeDeadCode(`The handler ${name} of <${type}>`),
			);
	for (const text of [...Object.values(attributes), children].flat(Infinity))
		if (typeof text === "string" && missingValue.test(text))
			recordFinding("warning", `A value is missing in “${text.trim()}”.`);
	const wrong = findMisnestedElement(type, children);
	if (wrong)
		recordFinding(
			"warning",
			`<${wrong}> can't be within <${type}>: browsers close the <${type}> before it.`,
		);
	const blocked = describeBlockedPart(type, props);
	if (blocked)
		recordFinding(
			"error",
			`The Content-Security-Policy of the page blocks ${blocked}`,
		);
}

/** The texts that JavaScript produces for a missing value. */
const missingValue = /\bundefined\b|\bNaN\b|\[object Object\]/;

/** The elements that load or send something: the directive of the policy for it, and the need of a page that allows it. */
const governed: Readonly<Record<string, readonly [string, string]>> = {
	iframe: ["frame-src", "frames"],
	form: ["form-action", "forms"],
	img: ["img-src", "images"],
	audio: ["media-src", "media"],
	video: ["media-src", "media"],
	source: ["media-src", "media"],
	script: ["script-src", "scripts"],
};

/**
 * Describes why the page's Content-Security-Policy blocks an element, and the fix; undefined if it allows the element.
 */
function describeBlockedPart(
	type: string,
	{ src, action, style, type: media = "module", ...props }: Props,
): string | undefined {
	const { policy } = state.expected;
	if (style !== undefined)
		return "style attributes. Write the rule in a style sheet that the component imports, and give the element a class.";
	const code = Object(props.dangerouslySetInnerHTML).__html ?? props.children;
	const isCode = /^(module|text\/javascript|speculationrules)$/.test(
		String(media),
	);
	if (/^(script|style)$/.test(type) && typeof code === "string" && isCode) {
		if (!policy[`${type}-src`]?.includes(toHashSource(code)))
			return `this ${type} element. ${type === "script" ? 'Put the script into site/start/NAME.ts, NAME into code.start, and declare it in the options of the view: needs: () => ({ start: ["NAME"] }).' : "Write the rules in a style sheet that the component imports."}`;
	}
	const [directive, need] = governed[type] ?? [];
	const address = src ?? action;
	if (!directive || typeof address !== "string") return undefined;
	const here = "https://this-site.invalid";
	if (!URL.canParse(address, here)) return `“${address}”: it is no address.`;
	const { origin, protocol } = new URL(address, here);
	// React's own, for a form that its script sends.
	if (protocol === "javascript:") return undefined;
	const source = origin === here ? "'self'" : origin;
	return policy[directive]?.includes(source)
		? undefined
		: `${address}. Declare it in the options of the view: needs: () => ({ ${need}: ["${source.replaceAll("'", "")}"] }).`;
}

function isPlainObject(value: unknown): value is object {
	return (
		typeof value === "object" &&
		value !== null &&
		Object.getPrototypeOf(value) === Object.prototype &&
		!("$$typeof" in value)
	);
}

/** Reports an island that browsers can't find: they look up the export of islands/ that has the name of its function. */
function checkIslandExport({ component }: Props): void {
	const { islands } = state.expected;
	const name = getComponentName(component);
	const homes = Object.entries(islands).filter(
		([, exported]) => exported[name] === component,
	);
	const twins = Object.keys(islands).filter(
		(path) => name in Object(islands[path]),
	);
	if (homes.length === 0)
		recordFinding(
			"error",
			`The island ${name || "here"} would not become interactive. Export it from a file of site/islands/ as \`export function ${name || "NAME"}\`, not as default, and without memo().`,
		);
	else if (twins.length > 1)
		recordFinding(
			"error",
			`${twins.map((path) => `site/${path}`).join(" and ")} both export an island ${name}. Rename one of them.`,
		);
}

/** Reports the props of an island that JSON can't hold. */
function checkIslandProps({ component, props }: Props): void {
	for (const [key, value] of Object.entries(Object(props)))
		if (typeof value === "function")
			recordFinding(
				"warning",
				`The prop ${key} of the island ${getComponentName(component)} is a function, which is lost: the props of an island are JSON.`,
			);
}

function getComponentName(component: unknown): string {
	return typeof component === "function" ? component.name : "";
}

function describeDeadCode(what: string): string {
	return `${what} has no effect: a view is static HTML. Move the component to a file of site/islands/, and show it with <Island>.`;
}

/** Elements that a paragraph can't contain (HTML, 13.1.2.4), and elements that can't contain themselves. */
const blocks =
	/^(address|article|aside|blockquote|details|dialog|div|dl|fieldset|figure|footer|form|h[1-6]|header|hgroup|hr|main|menu|nav|ol|p|pre|search|section|table|ul)$/;
const notWithinItself = /^(a|button|form|h[1-6])$/;

/** Finds an element among the children that the parser would not leave within an element of this type. */
function findMisnestedElement(
	type: string,
	children: unknown,
): string | undefined {
	if (type !== "p" && !notWithinItself.test(type)) return undefined;
	for (const child of [children].flat(Infinity)) {
		const { type: inner, props } = Object(child);
		if (typeof inner !== "string") continue;
		if (type === "p" ? blocks.test(inner) : inner === type) return inner;
		const deeper = findMisnestedElement(type, props.children);
		if (deeper) return deeper;
	}
	return undefined;
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
		if (state.depth === 0) recordFinding("warning", describeDeadCode(name));
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
