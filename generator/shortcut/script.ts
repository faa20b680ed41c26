import type { Wording } from "../diagnostics/diagnostic.ts";
import type { MessageLanguage } from "../diagnostics/language.ts";

/** The folder of a project, and the file of the command that its shortcut starts. */
export type ShortcutTarget = {
	readonly root: string;
	readonly command: string;
	/** The versions of Node that the command needs, as ^20.19 || >=22.12. */
	readonly versions: string;
};

/** Shell patterns for Node: on PATH, and as version managers, Homebrew and its own installers place it. */
const nodes = [
	'"$(command -v node)"',
	'"$HOME/.volta/bin/node"',
	'"$HOME"/.nvm/versions/node/*/bin/node',
	'"$HOME"/.local/share/fnm/node-versions/*/installation/bin/node',
	'"$HOME/Library/Application Support/fnm/node-versions"/*/installation/bin/node',
	'"$HOME"/.local/share/mise/installs/node/*/bin/node',
	'"$HOME"/.asdf/installs/nodejs/*/bin/node',
	'"$HOME/n/bin/node"',
	"/opt/homebrew/bin/node",
	"/usr/local/bin/node",
	"/usr/bin/node",
];

/**
 * Returns the shell script (POSIX) of a shortcut: it finds Node, installs the packages if they are missing or have changed,
 * and starts the editor. What it can't do it says in one sentence, and waits for a key.
 */
export function shortcutScript(
	{ root, command, versions }: ShortcutTarget,
	language: MessageLanguage,
): string {
	const say = (wording: Wording) => quoted(wording[language]);
	return `#!/bin/sh
stop() {
	printf '\\n%s\\n%s ' "$1" ${say(pressEnter)}
	read -r _
	exit 1
}

cd ${quoted(root)} 2>/dev/null || stop ${say(folderMissing(root))}

found=
for node in ${nodes.join(" \\\n\t")}
do
	if "$node" -e ${quoted(versionCheck(versions))} 2>/dev/null
	then
		found=$node
		break
	fi
done
[ -n "$found" ] || stop ${say(nodeMissing(versions))}
PATH=$(dirname "$found"):$PATH
export PATH

if [ ! node_modules/.package-lock.json -nt package-lock.json ]
then
	echo ${say(installing)}
	npm ci --no-audit --no-fund || stop ${say(notInstalled)}
fi

node ${quoted(command)} edit --root . --lang ${language} || stop ${say(ended)}
`;
}

/** Quotes a text for the shell. */
export function quoted(text: string): string {
	return `'${text.replaceAll("'", "'\\''")}'`;
}

/** Returns a program whose exit code is 0 if its own Node is one of these versions. */
function versionCheck(versions: string): string {
	const ranges = [...versions.matchAll(/(\^|>=)(\d+)\.(\d+)/g)].map(
		([, sign, major, minor]) =>
			`(a===${major}&&b>=${minor}${sign === "^" ? "" : `||a>${major}`})`,
	);
	return `const {versions,exit}=globalThis["process"];const [a,b]=versions.node.split(".").map(Number);exit(${ranges.join("||")}?0:1)`;
}

const pressEnter: Wording = {
	en: "Press Enter to close this window.",
	da: "Tryk på Enter for at lukke vinduet.",
};

function folderMissing(root: string): Wording {
	return {
		en: `The folder of the site, ${root}, is no longer there. If it was moved, make the shortcut again from its new place.`,
		da: `Hjemmesidens mappe, ${root}, findes ikke længere. Er den flyttet, så lav genvejen igen derfra.`,
	};
}

function nodeMissing(versions: string): Wording {
	const [first = "", ...others] = versions.match(/[\d.]+/g) ?? [];
	return {
		en: `The editor needs Node ${first}, ${others.join(", ")} or a newer one, which was not found here. Get it at https://nodejs.org, and open the shortcut again.`,
		da: `For at rette hjemmesiden skal du have Node ${first}, ${others.join(", ")} eller en nyere, og den blev ikke fundet. Hent den på https://nodejs.org, og åbn genvejen igen.`,
	};
}

const installing: Wording = {
	en: "Installing what is missing. This takes a minute or two, and only now and then.",
	da: "Installerer det, der mangler. Det tager et minut eller to og sker kun en gang imellem.",
};

const notInstalled: Wording = {
	en: "What is missing could not be installed. Is the computer on the internet? The reason is above.",
	da: "Det, der mangler, kunne ikke installeres. Er computeren på nettet? Årsagen står ovenfor.",
};

const ended: Wording = {
	en: "The editor has stopped. The reason is above.",
	da: "Redigeringen er stoppet. Årsagen står ovenfor.",
};
