import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { endpoints } from "../generator/dev/endpoints.ts";
import { articleFile } from "./articles.ts";
import { median } from "./measure.ts";
import { whileServing } from "./server.ts";

/** The number of saves to warm up the server, and to measure. */
const rounds = { warm: 10, counted: 21 };

/** The pause between two saves (milliseconds). */
const pause = 200;

/**
 * Returns how long `kilde dev` takes from the save of an article to its page with the new words (milliseconds, median), as
 * a client measures it: it receives an event and fetches the page. Throws if `kilde dev` ends.
 */
export async function saveToPage(root: string): Promise<number> {
	return whileServing(["dev", "--port", "4300"], root, async ({ origin }) => {
		const events = await openEvents(origin);
		const file = join(root, articleFile(0, "da"));
		const before = readFileSync(file, "utf8");
		const times: number[] = [];
		for (let round = 0; round < rounds.warm + rounds.counted; round++) {
			const word = `Maaling${round}x`;
			const started = performance.now();
			writeFileSync(file, `${before}\n${word}\n`);
			do await events.next();
			while (!(await textAt(`${origin}/news/nyt-0`)).includes(word));
			times.push(performance.now() - started);
			await new Promise((resolve) => setTimeout(resolve, pause));
		}
		writeFileSync(file, before);
		return median(times.slice(rounds.warm)) ?? Number.NaN;
	});
}

/** Opens the server's event stream, without the event that it sends on connection. */
async function openEvents(origin: string): Promise<AsyncIterator<unknown>> {
	const { body } = await fetch(origin + endpoints.events);
	const events = body?.[Symbol.asyncIterator]();
	if (!events) throw new Error("There are no events.");
	await events.next();
	return events;
}

async function textAt(url: string): Promise<string> {
	return (await fetch(url)).text();
}
