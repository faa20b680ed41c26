import type { Plugin } from "esbuild";

// React says that an element is wrong when it is rendered, where nothing leads to the code that made it. So to find out why a
// page fails, each element is checked where it is made.

const runtime = "react/jsx-runtime";

/** Puts the checks of elements in the place of React's own functions; only these import them from there. */
export function checkedElements(folder: string): Plugin {
	return {
		name: "checked-elements",
		setup({ onResolve, onLoad }) {
			onResolve({ filter: RegExp(`^${runtime}$`) }, ({ namespace }) =>
				namespace === "checked"
					? undefined
					: { path: runtime, namespace: "checked" },
			);
			onLoad({ filter: /^/, namespace: "checked" }, () => ({
				contents: checks,
				resolveDir: folder,
			}));
		},
	};
}

/** The line of the server's entry with which `watchValues` turns the checks of values on. */
export const watchingLine = `export { watchValues } from ${JSON.stringify(runtime)};`;

/** The messages are the beginnings of sentences, and are given the name of the page. */
const checks = `
import { Fragment, jsx as one, jsxs as several } from ${JSON.stringify(runtime)};
export { Fragment };
export const jsx = (type, ...rest) => (check(type, rest[0]), one(type, ...rest));
export const jsxs = (type, ...rest) => (check(type, rest[0]), several(type, ...rest));
let watches = false;
export const watchValues = () => { watches = true; };

function check(type, { children, dangerouslySetInnerHTML: html, ...attributes }) {
	if (type === undefined || type === null)
		fail(\`this element's component is \${type}\`, \`Elementets komponent er \${type}\`);
	if (typeof type !== "string" && type !== Fragment) return;
	const shown = [children].flat(Infinity);
	for (const child of shown)
		if (child && Object.getPrototypeOf(child) === Object.prototype && !child.$$typeof) {
			const keys = Object.keys(child).join(", ");
			fail(
				\`an object can't be shown as text (it has: \${keys})\`,
				\`Et objekt kan ikke vises som tekst (det har: \${keys})\`,
			);
		}
	if (!watches) return;
	for (const each of [...shown, html?.__html, ...Object.values(attributes)]) {
		const text = typeof each === "object" ? "" : String(each ?? "");
		if (/\\bundefined\\b|\\bNaN\\b|\\[object Object\\]/.test(text))
			fail(
				\`it shows “\${text}”, where a value is missing\`,
				\`Den viser »\${text}«, hvor en værdi mangler\`,
			);
	}
}

function fail(en, da) {
	throw Object.assign(new Error(en), { wording: { en, da } });
}
`;
