import { spawnSync } from "node:child_process";
import { digestOf } from "../cache/digest.ts";
import type { Wording } from "../diagnostics/diagnostic.ts";
import { currentProcess } from "../terminal/terminal.ts";
import type { Source } from "../types.ts";
import { invocation } from "./invocation.ts";

/** The output of a command that only reads, and what git said on its other stream; of one that failed, its words alone. */
type Answer = {
	readonly isGood: boolean;
	readonly out: Buffer;
	readonly words: string;
};

/** Runs a command of git that only reads, in a folder. */
export function runGit(
	root: string,
	args: readonly string[],
	input = "",
): Answer {
	const { args: all, env } = invocation(
		root,
		args,
		currentProcess().environment,
	);
	const { status, stdout, stderr, error } = spawnSync("git", all, {
		input,
		env,
		maxBuffer: Number.POSITIVE_INFINITY,
		windowsHide: true,
	});
	return {
		isGood: status === 0,
		out: stdout ?? Buffer.alloc(0),
		words: `${stderr ?? ""}${error?.message ?? ""}`.trim(),
	};
}

/** Why git couldn't answer about a folder; undefined if there is simply no repository around it. */
export function whyUnanswered({ words }: Answer): Wording | undefined {
	if (/not a git repository \(or any/.test(words)) return undefined;
	if (/\bENOENT\b/.test(words)) return notInstalled;
	const [, folder] =
		/dubious ownership in repository at '(.*)'/.exec(words) ?? [];
	if (folder !== undefined) return ownedByOther(folder);
	const said = words.replace(/^(?:fatal|error): /, "");
	return {
		en: `Git can't read the history here. It says: ${said}`,
		da: `Git kan ikke læse historikken her. Det svarer: ${said}`,
	};
}

const notInstalled: Wording = {
	en: "The history is kept by git, which is not installed here, or not found. Install it (git-scm.com), and try again.",
	da: "Historikken ligger i git, som ikke er installeret her eller ikke bliver fundet. Installér det (git-scm.com), og prøv igen.",
};

function ownedByOther(folder: string): Wording {
	const command = `git config --global --add safe.directory "${folder}"`;
	return {
		en: `The folder ${folder} belongs to another user of this computer, so git doesn't read its history. If you trust that user, run: ${command}`,
		da: `Mappen ${folder} tilhører en anden bruger af computeren, så git læser ikke dens historik. Har du tillid til den bruger, så kør: ${command}`,
	};
}

/** The sources that git has under these names of objects; those that it doesn't have are left out. */
export function readObjects(
	root: string,
	files: readonly { readonly path: string; readonly object: string }[],
): Source[] {
	if (files.length === 0) return [];
	const input = files.map(({ object }) => `${object}\n`).join("");
	const { isGood, out } = runGit(root, ["cat-file", "--batch"], input);
	if (!isGood) return [];
	let at = 0;
	// “object blob size”, a line break, the bytes, a line break; or “name missing”.
	return files.flatMap(({ path }) => {
		const start = out.indexOf("\n", at) + 1;
		const [, size] =
			/ blob (\d+)\n$/.exec(out.toString("latin1", at, start)) ?? [];
		at = start + (size === undefined ? 0 : Number(size) + 1);
		if (size === undefined) return [];
		const bytes = out.subarray(start, start + Number(size));
		return [{ path, bytes, digest: digestOf(bytes) }];
	});
}
