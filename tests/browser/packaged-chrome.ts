import { spawnSync } from "node:child_process";
import {
	existsSync,
	mkdirSync,
	mkdtempSync,
	readFileSync,
	renameSync,
	rmSync,
	writeFileSync,
} from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/**
 * A browser's executable (playwright-core's own if there is no path), and the additional environment variables that it
 * needs.
 */
export type Executable = {
	readonly path?: string;
	/** Of a browser that playwright-core finds itself. */
	readonly channel?: string;
	readonly env?: NodeJS.ProcessEnv;
};

const require = createRequire(import.meta.url);
const here = dirname(fileURLToPath(import.meta.url));
const cache = join(here, "../../node_modules/.cache/kilde");

/**
 * The headless Chromium of the package @sparticuz/chromium, unpacked on first use. It includes the libraries and the
 * font that a bare Linux lacks. Throws if it can't be unpacked.
 */
export function unpackChrome(): Executable {
	const entry = require.resolve("@sparticuz/chromium");
	const packageFile = join(dirname(entry), "../../package.json");
	const { version } = JSON.parse(readFileSync(packageFile, "utf8"));
	const folder = join(cache, `chromium-${version}`);
	if (!existsSync(folder)) unpack(folder);
	return {
		path: join(folder, "chromium"),
		env: {
			LD_LIBRARY_PATH: join(folder, "al2023/lib"),
			FONTCONFIG_FILE: join(folder, "fonts.conf"),
		},
	};
}

/** Unpacks beside `folder` and renames the result, so that an interruption leaves no incomplete folder. */
function unpack(folder: string): void {
	mkdirSync(cache, { recursive: true });
	const draft = mkdtempSync(`${folder}.`);
	try {
		unpackInto(draft);
		writeFileSync(join(draft, "fonts.conf"), createFontConfig(folder));
		renameSync(draft, folder);
	} catch (error) {
		// Another process may have unpacked it meanwhile.
		if (!existsSync(folder)) throw error;
	} finally {
		rmSync(draft, { recursive: true, force: true });
	}
}

/**
 * The package unpacks into the temporary folder, and trusts a browser found there, whoever created it: so it gets a
 * folder of our own. It unpacks its libraries only if it detects AWS Lambda.
 */
function unpackInto(folder: string): void {
	const { status, stderr } = spawnSync(
		process.execPath,
		[
			"--input-type=module",
			"--eval",
			'import chromium from "@sparticuz/chromium"; await chromium.executablePath();',
		],
		{
			cwd: here,
			env: {
				...process.env,
				TMPDIR: folder,
				AWS_EXECUTION_ENV: "AWS_Lambda_nodejs20.x",
			},
			encoding: "utf8",
		},
	);
	if (status !== 0 || !existsSync(join(folder, "chromium")))
		throw new Error(`it could not be unpacked: ${stderr.trim()}`);
}

/** Creates a fontconfig configuration: the system's fonts, if any, and that of the package. */
function createFontConfig(folder: string): string {
	return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
	<include ignore_missing="yes">/etc/fonts/fonts.conf</include>
	<dir>${join(folder, "fonts")}</dir>
	<cachedir>${join(folder, "fonts-cache")}</cachedir>
</fontconfig>
`;
}
