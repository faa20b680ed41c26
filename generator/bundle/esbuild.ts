import type * as Esbuild from "esbuild";

/** esbuild's `build`. The bundler is loaded only where there is something to bundle. */
export const build: typeof Esbuild.build = async (options) => {
	const esbuild = await import("esbuild");
	return esbuild.build(options);
};
