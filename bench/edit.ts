import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { endpoints, keyHeader } from "../generator/dev/endpoints.ts";
import type { UpdateEvent } from "../generator/dev/serving/snapshot.ts";
import type { ValueAddress, YamlValue } from "../generator/edit/protocol.ts";
import type { Requests } from "../generator/edit/requests/schemas.ts";
import { articleFile } from "./articles.ts";
import { whileServing } from "./server.ts";

/** The number of changes to warm up the server, and to measure. */
const rounds = { warm: 20, counted: 100 };

/** How long changes of one kind take (milliseconds). */
export type Keystrokes = {
	readonly what: string;
	readonly median: number;
	/** The 95th percentile. */
	readonly most: number;
	readonly worst: number;
};

/**
 * Returns how long `kilde edit` takes from a change of a value until an open page is sent its new HTML, as a browser
 * measures it. Throws where a change isn't carried out.
 */
export function keystrokeToPage(root: string): Promise<Keystrokes[]> {
	return whileServing(
		["edit", "--no-open", "--port", "4310"],
		root,
		(address) => typeIn(root, address),
	);
}

/** How long an answer takes (milliseconds): the first time, and the median of later ones. */
export type Answers = {
	readonly what: string;
	readonly first: number;
	readonly median: number;
};

/** Returns how long `kilde edit` takes to answer what it has to search for, and the memory of its processes then (KiB). */
export function answers(
	root: string,
): Promise<{ readonly times: Answers[]; readonly memory: number }> {
	return whileServing(
		["edit", "--no-open", "--port", "4330"],
		root,
		async (address, process) => {
			const { ask } = await letIn(address);
			const time = async (what: string, work: () => Promise<unknown>) => {
				const times: number[] = [];
				for (let round = 0; round < 4; round++) {
					const started = performance.now();
					await work();
					times.push(performance.now() - started);
				}
				const [first = 0, ...later] = times;
				const [, median = 0] = later.sort((a, b) => a - b);
				return { what, first, median };
			};
			const times: Answers[] = [];
			for (const path of ["/opening-hours", "/", "/news"])
				times.push(
					await time(`where ${path} has its figures`, () =>
						ask("findUnmarked", { path }),
					),
				);
			await ask("set", {
				origin: { file: articleFile(0, "da"), path: ["title"] },
				value: "Et nyt navn",
				step: "1",
			});
			times.push(await time("Changes", () => ask("changes", {})));
			return { times, memory: memoryOf(process) };
		},
	);
}

/** The memory of a process and its children (KiB). */
function memoryOf(process: number): number {
	const listed = execFileSync("ps", ["-A", "-o", "pid=,ppid=,rss="]);
	return `${listed}`
		.split("\n")
		.map((line) => line.trim().split(/\s+/).map(Number))
		.filter(([own, parent]) => own === process || parent === process)
		.reduce((sum, [, , kibibytes = 0]) => sum + kibibytes, 0);
}

/** Opens the editor as a browser does; `pages` is the origin of the pages that are edited. */
async function letIn({ origin, hash }: URL) {
	const own = { origin, [keyHeader]: hash.slice(1) };
	const entered = await fetch(origin + endpoints.enter, {
		method: "POST",
		headers: own,
	});
	const headers = { ...own, cookie: entered.headers.get("set-cookie") ?? "" };
	const editor = await fetch(origin + endpoints.editor, { headers });
	const [, pages = ""] = /data-pages="(.*?)"/.exec(await editor.text()) ?? [];
	return { headers, pages, ask };

	async function ask<N extends keyof Requests>(
		name: N,
		body: Requests[N]["ask"],
	): Promise<Requests[N]["answer"]> {
		const response = await fetch(origin + endpoints.edit + name, {
			method: "POST",
			headers,
			body: JSON.stringify(body),
		});
		if (!response.ok) throw new Error(await response.text());
		const answer = await response.json();
		if (answer?.refused) throw new Error(answer.refused);
		return answer;
	}
}

async function typeIn(root: string, address: URL): Promise<Keystrokes[]> {
	const { ask, headers, pages } = await letIn(address);

	const heading = "content/pages/home.yaml";
	const prices = "content/facts/prices.yaml";
	const [, price = "", amount = ""] =
		/^([\w-]+): (\d+)$/m.exec(readFileSync(join(root, prices), "utf8")) ?? [];
	return [
		await measure(
			"a letter of a heading",
			{ file: heading, path: ["heading", "da"] },
			(round) => `Overskrift ${"x".repeat(1 + (round % 20))}`,
			"/",
		),
		await measure(
			"a letter of an article",
			{ file: articleFile(0, "da"), path: "markdown" },
			(round) => `Bogstaver ${"x".repeat(1 + (round % 20))}.`,
			"/news/nyt-0",
		),
		await measure(
			"a price",
			{ file: prices, path: [price] },
			(round) => Number(amount) + 1 + (round % 9),
		),
	];

	async function measure(
		what: string,
		value: ValueAddress,
		nth: (round: number) => YamlValue,
		path?: string,
	): Promise<Keystrokes> {
		const page = `${path ?? (await ask("usage", { origin: value })).uses[0]?.where}`;
		const stop = new AbortController();
		const events = await openEvents(stop.signal);
		const times: number[] = [];
		let text = await textOf(page);
		for (let round = 0; round < rounds.warm + rounds.counted; round++) {
			const started = performance.now();
			const shown = nextText(page, text, events);
			const { problems } = await ask("set", {
				origin: value,
				value: nth(round),
				step: what,
			});
			const error = problems.find(({ severity }) => severity === "error");
			if (error) throw new Error(`${error.file}: ${error.message}`);
			text = await shown;
			times.push(performance.now() - started);
		}
		await ask("undo", {});
		stop.abort();
		const counted = times.slice(rounds.warm).sort((a, b) => a - b);
		const at = (part: number) =>
			counted[Math.ceil(part * counted.length) - 1] ?? Number.NaN;
		return { what, median: at(0.5), most: at(0.95), worst: at(1) };
	}

	/** Resolves to the text of a page once it has changed. Throws where the server ends before. */
	async function nextText(
		page: string,
		before: string,
		events: AsyncGenerator<UpdateEvent, undefined>,
	): Promise<string> {
		for (;;) {
			const { done } = await events.next();
			if (done) throw new Error("The server ended before the page changed.");
			const text = await textOf(page);
			if (text !== before) return text;
		}
	}

	/** The page without the script that holds its revision. */
	async function textOf(page: string): Promise<string> {
		const response = await fetch(pages + page, { headers });
		return (await response.text()).replace(/<script[^>]*data-revision.*/, "");
	}

	/** The events, without the one that the server sends on connection. */
	async function openEvents(
		signal: AbortSignal,
	): Promise<AsyncGenerator<UpdateEvent, undefined>> {
		const { body } = await fetch(pages + endpoints.events, {
			headers,
			signal,
		});
		if (!body) throw new Error("There are no events.");
		const events = eventsIn(body);
		await events.next();
		return events;
	}
}

async function* eventsIn(
	body: ReadableStream<Uint8Array>,
): AsyncGenerator<UpdateEvent, undefined> {
	let rest = "";
	const decoder = new TextDecoder();
	for await (const bytes of body) {
		const messages = (rest + decoder.decode(bytes, { stream: true })).split(
			"\n\n",
		);
		rest = messages.pop() ?? "";
		for (const message of messages)
			yield JSON.parse(message.slice("data: ".length));
	}
	return undefined;
}
