import { spawnSync } from "node:child_process";
import {
	chmodSync,
	existsSync,
	mkdirSync,
	readFileSync,
	writeFileSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";
import type { Wording } from "../diagnostics/diagnostic.ts";
import type { MessageLanguage } from "../diagnostics/language.ts";
import { quoted, type ShortcutTarget, shortcutScript } from "./script.ts";

/** The computer that a shortcut is for. */
export type Desktop = {
	readonly platform: NodeJS.Platform;
	readonly environment: NodeJS.ProcessEnv;
};

/**
 * Puts a file on the desktop that opens the editor with a double click: a .command on macOS, a .desktop entry (Desktop
 * Entry Specification 1.5) on Linux. Returns the file, or why there can be none.
 */
export function createShortcut(
	target: ShortcutTarget,
	{ platform, environment }: Desktop,
	language: MessageLanguage,
): { readonly file: string } | { readonly refused: Wording } {
	const { HOME: home = "", XDG_DATA_HOME: data } = environment;
	const script = shortcutScript(target, language);
	if (platform === "darwin") {
		const file = freeName(join(home, "Desktop"), "command", target, language);
		writeExecutable(file, script);
		return { file };
	}
	if (platform !== "linux") return { refused: unsupported };
	const file = freeName(
		desktopFolder(home, environment),
		"desktop",
		target,
		language,
	);
	const name = basename(file, ".desktop");
	const own = join(data || join(home, ".local/share"), "kilde", `${name}.sh`);
	writeExecutable(own, script);
	writeExecutable(file, desktopEntry(name, own, target.root));
	// GNOME runs a desktop entry only if it is marked as trusted. Other desktops need no mark, and may have no gio.
	spawnSync("gio", ["set", file, "metadata::trusted", "true"], {
		env: environment,
	});
	return { file };
}

const unsupported: Wording = {
	en: "A shortcut can be made on macOS and Linux only.",
	da: "En genvej kan kun laves på macOS og Linux.",
};

/** The folder of the desktop, whose name is in the user's language. */
function desktopFolder(home: string, environment: NodeJS.ProcessEnv): string {
	const asked = spawnSync("xdg-user-dir", ["DESKTOP"], { env: environment });
	const folder = `${asked.stdout ?? ""}`.trim();
	// Without a desktop, it answers with the home folder.
	return folder === "" || folder === home ? join(home, "Desktop") : folder;
}

const names: Wording = { en: "Edit the site", da: "Ret hjemmesiden" };

/** The path of the shortcut; with the name of the project's folder if another project has the plain one. */
function freeName(
	desktop: string,
	ending: string,
	{ root }: ShortcutTarget,
	language: MessageLanguage,
): string {
	const plain = join(desktop, `${names[language]}.${ending}`);
	const isFree =
		!existsSync(plain) || readFileSync(plain, "utf8").includes(quoted(root));
	return isFree
		? plain
		: join(desktop, `${names[language]} (${basename(root)}).${ending}`);
}

function writeExecutable(file: string, text: string): void {
	mkdirSync(dirname(file), { recursive: true });
	writeFileSync(file, text);
	chmodSync(file, 0o755);
}

function desktopEntry(name: string, script: string, root: string): string {
	return `[Desktop Entry]
Type=Application
Name=${name}
# ${quoted(root)}
Exec=sh ${argument(script)}
Icon=accessories-text-editor
Terminal=true
`;
}

/** Quotes an argument of Exec: within quotes, these characters are escaped, and % begins a field code. */
function argument(text: string): string {
	const shell = text.replaceAll(/["`$\\]/g, "\\$&").replaceAll("%", "%%");
	// The value of a key is a string, in which a backslash is escaped once more.
	return `"${shell}"`.replaceAll("\\", "\\\\");
}
