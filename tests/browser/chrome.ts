import { spawnSync } from "node:child_process";
import { createHash, X509Certificate } from "node:crypto";
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
import { type Browser, chromium, type LaunchOptions } from "playwright-core";

const require = createRequire(import.meta.url);
const here = dirname(fileURLToPath(import.meta.url));
const cache = join(here, "../../node_modules/.cache/kilde");

/** A certificate for *.kilde.test, with its key. */
export const certificateFile = join(here, "../fixtures/certificate.pem");

/**
 * Starts a headless Chrome: the executable that KILDE_CHROME names, or else an installed Chrome, or else the Chromium of
 * the package @sparticuz/chromium (Linux on x64 only). KILDE_CHROME=packaged selects the last one.
 */
export async function startChrome(): Promise<Browser> {
	const named = process.env.KILDE_CHROME;
	if (named && named !== "packaged") return launch({ executablePath: named });
	try {
		if (!named) return await launch({ channel: "chrome" });
	} catch {
		// No Chrome is installed.
	}
	return launch(unpackChrome());
}

/**
 * Only this machine's own host names resolve, so that no request leaves it; those below kilde.test do, with the certificate of
 * the tests.
 */
function launch(options: LaunchOptions): Promise<Browser> {
	return chromium.launch({
		...options,
		args: [
			"--disable-gpu",
			"--no-proxy-server",
			"--host-resolver-rules=MAP *.kilde.test 127.0.0.1, MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost",
			`--ignore-certificate-errors-spki-list=${getKeyDigest()}`,
		],
	});
}

/** Returns the digest of the public key of the certificate, by which the browser is told to accept it. */
function getKeyDigest(): string {
	const { publicKey } = new X509Certificate(readFileSync(certificateFile));
	const key = publicKey.export({ type: "spki", format: "der" });
	return createHash("sha256").update(key).digest("base64");
}

/**
 * Unpacks the Chromium of the package @sparticuz/chromium on first use, with the libraries and the font that a bare
 * Linux lacks, and returns how to start it.
 */
function unpackChrome(): LaunchOptions {
	if (process.platform !== "linux" || process.arch !== "x64")
		throw new Error(
			"The browser tests need Chrome: install it, or set KILDE_CHROME to the path of an executable.",
		);
	const entry = require.resolve("@sparticuz/chromium");
	const { version } = require(join(dirname(entry), "../../package.json"));
	const folder = join(cache, `chromium-${version}`);
	if (!existsSync(folder)) unpackTo(folder);
	return {
		executablePath: join(folder, "chromium"),
		env: {
			...process.env,
			LD_LIBRARY_PATH: join(folder, "al2023/lib"),
			FONTCONFIG_FILE: join(folder, "fonts.conf"),
		},
	};
}

/** Unpacks beside `folder` and renames the result, so that an interruption leaves no incomplete folder. */
function unpackTo(folder: string): void {
	mkdirSync(cache, { recursive: true });
	const draft = mkdtempSync(`${folder}.`);
	try {
		runUnpacker(draft);
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
 * Unpacks the browser. The package unpacks into the temporary folder and runs any browser that it finds there, so it gets a
 * private one. It unpacks its libraries only if it detects AWS Lambda.
 */
function runUnpacker(folder: string): void {
	const program =
		'import chromium from "@sparticuz/chromium"; await chromium.executablePath();';
	const { status, stderr } = spawnSync(
		process.execPath,
		["--input-type=module", "--eval", program],
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
		throw new Error(`Chromium could not be unpacked: ${stderr.trim()}`);
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
