import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { addresses } from "../generator/dev/addresses.ts";
import { articleFile } from "./articles.ts";
import { command } from "./kilde.ts";
import { median } from "./measure.ts";

/** Saves before the clock counts, and saves that count. */
const rounds = { warm: 10, counted: 21 };

/** How long the editor reads what came of a save (milliseconds). */
const pause = 200;

/**
 * How long `kilde dev` takes from the save of an article to its page with the new words (milliseconds, the median), as
 * a tab sees it: it hears that there is something new, and fetches its page.
 */
export async function saveToPage(root: string): Promise<number> {
	const child = spawn(
		process.execPath,
		[command, "dev", "--root", root, "--port", "4300"],
		{ stdio: ["ignore", "pipe", "pipe"] },
	);
	try {
		const origin = await address(child);
		const news = await openNews(origin);
		const file = join(root, articleFile(0, "da"));
		const before = readFileSync(file, "utf8");
		const times: number[] = [];
		for (let round = 0; round < rounds.warm + rounds.counted; round++) {
			const word = `Maaling${round}x`;
			const started = performance.now();
			writeFileSync(file, `${before}\n${word}\n`);
			do await news.next();
			while (!(await textAt(`${origin}/news/nyt-0`)).includes(word));
			times.push(performance.now() - started);
			await new Promise((resolve) => setTimeout(resolve, pause));
		}
		writeFileSync(file, before);
		return median(times.slice(rounds.warm)) ?? Number.NaN;
	} finally {
		child.kill("SIGINT");
		await once(child, "close");
	}
}

/** The news that a tab is told, from the first after the one that greets it. */
async function openNews(origin: string): Promise<AsyncIterator<unknown>> {
	const { body } = await fetch(origin + addresses.news);
	const news = body?.[Symbol.asyncIterator]();
	if (!news) throw new Error("There is no news.");
	await news.next();
	return news;
}

async function textAt(url: string): Promise<string> {
	return (await fetch(url)).text();
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
