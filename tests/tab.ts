import type { News } from "../generator/dev/showing.ts";

/** A tab without a browser: it hears the news of `kilde dev`. */
export type Tab = {
	/** The latest news. */
	readonly news: () => News | undefined;
	/** Every piece of news that came, the first ones first. */
	readonly all: readonly News[];
	close(): void;
};

/** How long a server may take to come to what a test expects of it, on a busy machine (milliseconds). */
const patience = 60_000;

/** Opens a tab, of the page at this path. */
export async function openTab(origin: string, page = "/"): Promise<Tab> {
	const end = new AbortController();
	const response = await fetch(`${origin}/@kilde/news${page}`, {
		signal: end.signal,
	});
	const all: News[] = [];
	listen(response, all).catch(() => {});
	return { all, news: () => all.at(-1), close: () => end.abort() };
}

async function listen({ body }: Response, all: News[]): Promise<void> {
	let text = "";
	const decoder = new TextDecoder();
	for await (const bytes of body ?? []) {
		text += decoder.decode(bytes, { stream: true });
		const events = text.split("\n\n");
		text = events.pop() ?? "";
		for (const event of events)
			all.push(JSON.parse(event.replace(/^data: /, "")));
	}
}

/** Asks again and again until it is so. */
export async function until(
	what: string,
	isSo: () => boolean | Promise<boolean>,
): Promise<void> {
	const end = performance.now() + patience;
	while (!(await isSo())) {
		if (performance.now() > end) throw new Error(`It never came: ${what}.`);
		await new Promise((resolve) => setTimeout(resolve, 10));
	}
}
