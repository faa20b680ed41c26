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
 * A browser's executable (playwright-core's own, where no path is given), and the environment variables that it needs
 * besides the process's.
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
 * The headless Chromium of the package @sparticuz/chromium, unpacked at its first use. It brings the libraries and the
 * font that a bare Linux lacks. Throws where it can't be unpacked.
 */
export function packagedChrome(): Executable {
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

/** Unpacks beside `folder` and moves the result there, so that what is interrupted leaves nothing half. */
function unpack(folder: string): void {
	mkdirSync(cache, { recursive: true });
	const draft = mkdtempSync(`${folder}.`);
	try {
		unpackInto(draft);
		writeFileSync(join(draft, "fonts.conf"), fontsOf(folder));
		renameSync(draft, folder);
	} catch (error) {
		// Another process may have unpacked it meanwhile.
		if (!existsSync(folder)) throw error;
	} finally {
		rmSync(draft, { recursive: true, force: true });
	}
}

/**
 * The package unpacks into the folder for temporary files, and takes a browser that lies there for its own, whoever put
 * it there: so it is given a folder that is ours. Its libraries come with it only where it thinks itself on AWS Lambda.
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

/** A configuration of fontconfig: the fonts of the system, if it has any, and the one of the package. */
function fontsOf(folder: string): string {
	return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
	<include ignore_missing="yes">/etc/fonts/fonts.conf</include>
	<dir>${join(folder, "fonts")}</dir>
	<cachedir>${join(folder, "fonts-cache")}</cachedir>
</fontconfig>
`;
}
