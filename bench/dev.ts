import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { articleFile } from "./content.ts";
import { median } from "./measure.ts";

const command = fileURLToPath(new URL("../bin/kilde.mjs", import.meta.url));

/** Saves before the clock counts, and saves that count. */
const rounds = { warm: 10, counted: 21 };

/** How long `kilde dev` takes from the save of an article to its page with the new words (milliseconds, the median). */
export async function saveToPage(root: string): Promise<number> {
	const child = spawn(process.execPath, [
		command,
		"dev",
		"--root",
		root,
		"--port",
		"4300",
	]);
	try {
		const origin = await address(child);
		const file = join(root, articleFile(0, "da"));
		const before = readFileSync(file, "utf8");
		const times: number[] = [];
		for (let round = 0; round < rounds.warm + rounds.counted; round++) {
			const word = `Maaling${round}x`;
			const started = performance.now();
			writeFileSync(file, `${before}\n${word}\n`);
			await served(`${origin}/news/nyt-0`, word);
			times.push(performance.now() - started);
			// The editor reads what came of it.
			await new Promise((resolve) => setTimeout(resolve, 200));
		}
		writeFileSync(file, before);
		return median(times.slice(rounds.warm));
	} finally {
		child.kill("SIGINT");
		await once(child, "close");
	}
}

/** Asks until the page has the word: the answer is not held back, as a visitor's browser would not wait either. */
async function served(url: string, word: string): Promise<void> {
	for (;;) {
		const response = await fetch(url);
		if ((await response.text()).includes(word)) return;
		await new Promise((resolve) => setTimeout(resolve, 1));
	}
}

/** Waits until it says where the site is to be seen. */
function address(child: ChildProcess): Promise<string> {
	return new Promise((found, ended) => {
		let said = "";
		child.stdout?.on("data", (part) => {
			said += part;
			const [origin] = /http:\/\/localhost:\d+/.exec(said) ?? [];
			if (origin) found(origin);
		});
		child.stderr?.on("data", (part) => {
			said += part;
		});
		child.once("close", () => ended(new Error(`kilde dev ended: ${said}`)));
	});
}
