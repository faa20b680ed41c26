import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { endpoints } from "../generator/dev/endpoints.ts";
import { articleFile } from "./articles.ts";
import { type Measurement, median } from "./measure.ts";
import { command } from "./tools.ts";

/** The number of saves to warm up the server, and to measure. */
const rounds = { warm: 10, counted: 21 };

/** The pause between two saves (milliseconds). */
const pause = 200;

/** Returns the median time in `kilde dev` from the save of an article until a client has its page with the new words. */
export async function saveToPage(root: string): Promise<Measurement> {
	const argv = ["dev", "--port", "4300", "--root", root];
	const child = spawn(
		process.execPath,
		[command, ...argv, "--date", "2026-03-01"],
		{ stdio: ["ignore", "pipe", "pipe"] },
	);
	try {
		return { wall: await saveRepeatedly(root, await originOf(child)) };
	} finally {
		child.kill("SIGINT");
		await once(child, "close");
	}
}

async function saveRepeatedly(root: string, origin: string): Promise<number> {
	const { body } = await fetch(origin + endpoints.events);
	const events = body?.[Symbol.asyncIterator]();
	// The first event is sent on connection.
	await events?.next();
	const file = join(root, articleFile(0, "da"));
	const before = readFileSync(file, "utf8");
	const times: number[] = [];
	for (let round = 0; round < rounds.warm + rounds.counted; round++) {
		const word = `Maaling${round}x`;
		const started = performance.now();
		writeFileSync(file, `${before}\n${word}\n`);
		do await events?.next();
		while (!(await textAt(`${origin}/news/nyt-0`)).includes(word));
		times.push(performance.now() - started);
		await new Promise((resolve) => setTimeout(resolve, pause));
	}
	return median(times.slice(rounds.warm)) ?? Number.NaN;
}

async function textAt(url: string): Promise<string> {
	return (await fetch(url)).text();
}

/** Resolves to the origin that the command prints; rejects if the command ends. */
function originOf(child: ChildProcess): Promise<string> {
	return new Promise((resolve, reject) => {
		let printed = "";
		for (const stream of [child.stdout, child.stderr])
			stream?.on("data", (part) => {
				printed += part;
				const [found] = /http:\/\/localhost:\d+(?=\D)/.exec(printed) ?? [];
				if (found) resolve(found);
			});
		child.once("close", () => reject(new Error(`It ended: ${printed}`)));
	});
}
