import type * as Esbuild from "esbuild";

/** esbuild's `build`; imports esbuild at the first call, since most runs bundle nothing. */
export const build: typeof Esbuild.build = async (options) => {
	const esbuild = await import("esbuild");
	return esbuild.build(options);
};
