import type * as Esbuild from "esbuild";

/**
 * Runs esbuild, which is imported on first use because most runs bundle nothing. Throws on syntax errors in style
 * sheets, which esbuild reports as warnings.
 */
export const runEsbuild: typeof Esbuild.build = async (options) => {
	const esbuild = await import("esbuild");
	const built = await esbuild.build(options).catch(async (error) => {
		const reason = findStopReason(error);
		if (reason === undefined) throw error;
		// The next build starts it again.
		await esbuild.stop();
		throw createStopError(reason);
	});
	const errors = built.warnings.filter(({ id }) => id === "css-syntax-error");
	if (errors.length === 0) return built;
	throw Object.assign(new Error(errors[0]?.text), { errors, warnings: [] });
};

/** Why the process of esbuild has ended, e.g. “spawn EACCES”, or an empty text; undefined for any other error. */
function findStopReason(error: Error): string | undefined {
	const [stop, reason = ""] =
		/The service (?:was stopped|is no longer running)(?:: (.*))?/.exec(
			error.message,
		) ?? [];
	return stop && reason;
}

/** Creates an error that is reported as one of the system is: without a stack. */
function createStopError(reason: string): Error {
	const text = `esbuild, the program that bundles the code of the site, ended unexpectedly${reason && ` (${reason})`}. Perhaps a virus scanner stopped it, or the memory is full; see to that, and try again. If it ends each time, delete node_modules, run npm install, and try again`;
	return Object.assign(new Error(text), { code: "ESBUILD", syscall: "spawn" });
}

/** Options of code that the engine runs. */
export const forNode = {
	bundle: true,
	write: false as const,
	metafile: true as const,
	format: "cjs" as const,
	platform: "node" as const,
	target: "node20",
	jsx: "automatic" as const,
	logLevel: "silent" as const,
};

/** Options of code for browsers. The targets are the oldest supported browsers: they have cascade layers, dialogs and modules. */
export const forBrowsers = {
	bundle: true,
	write: false as const,
	metafile: true as const,
	minify: true,
	target: ["chrome111", "firefox113", "safari16.4"],
	logLevel: "silent" as const,
	// Instead of tsconfig.json, by which each inline script begins with "use strict": all of it is written as modules.
	tsconfigRaw: { compilerOptions: { jsx: "react-jsx" as const } },
};
