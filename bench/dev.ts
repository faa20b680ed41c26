import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import {
	endpoints as editorEndpoints,
	keyHeader,
} from "../editor/endpoints.ts";
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

async function textAt(
	url: string,
	headers: Readonly<Record<string, string>> = {},
): Promise<string> {
	return (await fetch(url, { headers })).text();
}

/** The number of letters to warm up the editor, and to measure. */
const letters = { warm: 20, counted: 60 };

/**
 * Returns the time in `kilde edit` within which 95 % of the letters typed in an article are on its page, and the memory of
 * the process then.
 */
export async function typeToPage(root: string): Promise<Measurement> {
	const key = "bench";
	const child = spawn(
		process.execPath,
		[command, "edit", "--no-open", "--port", "4400", "--root", root],
		{
			stdio: ["ignore", "pipe", "pipe"],
			env: { ...process.env, KILDE_EDIT_KEY: key },
		},
	);
	try {
		const times = await typeRepeatedly(root, await originOf(child), key);
		const wall = times.toSorted((a, b) => a - b)[
			Math.floor(times.length * 0.95)
		];
		return { wall: wall ?? Number.NaN, ...readMemory(child.pid) };
	} finally {
		child.kill("SIGINT");
		await once(child, "close");
	}
}

async function typeRepeatedly(
	root: string,
	origin: string,
	key: string,
): Promise<number[]> {
	const own = { origin, [keyHeader]: key };
	const entered = await fetch(origin + editorEndpoints.enter, {
		method: "POST",
		headers: own,
	});
	const [cookie = ""] = (entered.headers.get("set-cookie") ?? "").split(";");
	const headers = { ...own, cookie };
	const pages = origin.replace(/\d+$/, (port) => String(Number(port) + 1000));
	const { body } = await fetch(pages + endpoints.events, { headers });
	const events = body?.[Symbol.asyncIterator]();
	await events?.next();
	const address = { file: articleFile(0, "da"), path: ["title"] };
	const text = readFileSync(join(root, address.file), "utf8");
	let was = /^title: "(.*)"$/m.exec(text)?.[1] ?? "";
	const times: number[] = [];
	for (let letter = 0; letter < letters.warm + letters.counted; letter++) {
		const value = `${was}x`;
		const started = performance.now();
		const response = await fetch(`${origin}${editorEndpoints.requests}set`, {
			method: "POST",
			headers,
			body: JSON.stringify({ address, was, value, step: "bench" }),
		});
		const { refused } = await response.json();
		if (refused) throw new Error(refused.reason);
		while (!(await textAt(`${pages}/news/nyt-0`, headers)).includes(value))
			await events?.next();
		times.push(performance.now() - started);
		was = value;
		await new Promise((resolve) => setTimeout(resolve, pause));
	}
	return times.slice(letters.warm);
}

/** Reads the memory of a process (KiB) where the system has it in /proc. */
function readMemory(pid: number | undefined): Pick<Measurement, "memory"> {
	const file = `/proc/${pid}/status`;
	if (!existsSync(file)) return {};
	const [, size] = /VmRSS:\s+(\d+)/.exec(readFileSync(file, "utf8")) ?? [];
	return { memory: Number(size) };
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
