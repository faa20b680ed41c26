import type { Plugin } from "esbuild";

// The modules of the engine that the code of a site imports: they resolve to the running engine.

const loaders: Readonly<Record<string, () => Promise<object>>> = {
	kilde: () => import("../define.ts"),
};

/** Leaves imports of these modules in the bundled code; `external` would leave those of kilde/react, too. */
export const engineModulesPlugin: Plugin = {
	name: "engine-modules",
	setup({ onResolve }) {
		onResolve({ filter: /^kilde$/ }, ({ path }) => ({ path, external: true }));
	},
};

const loaded = new Map<string, object>();

/** Loads these modules, before the code of a site is evaluated. */
export async function loadEngineModules(): Promise<void> {
	for (const [name, load] of Object.entries(loaders))
		loaded.set(name, await load());
}

/** Returns a module of the engine by its name; undefined for any other. */
export function findEngineModule(name: string): object | undefined {
	return loaded.get(name);
}
