import { request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import type { LookupFunction } from "node:net";
import type { Wording } from "../diagnostics/diagnostic.ts";
import { groupBy } from "../diagnostics/group-by.ts";
import { isOwnNetwork } from "./public-address.ts";
import { reasonOf } from "./reasons.ts";

/** How addresses are asked for; `pause` (between two questions to a host) and `patience` in milliseconds. */
export type Asking = {
	readonly userAgent: string;
	readonly pause: number;
	readonly patience: number;
	readonly lookup: LookupFunction;
};

/** What came of asking: it works, perhaps at another address for good; its server refuses programs; or it failed. */
export type Outcome =
	| { readonly kind: "works"; readonly movedTo?: string }
	| { readonly kind: "undecided" }
	| { readonly kind: "failed"; readonly why: Wording };

/** The HTTP status and the Location header of an answer; without an answer, status 0 and the code of the error. */
type Answer = {
	readonly status: number;
	readonly location?: string | undefined;
	readonly code?: string;
};

type Ask = (url: URL, method: "HEAD" | "GET") => Promise<Answer>;

/** How many hosts are asked at a time. */
const mostHosts = 4;

const mostRedirects = 8;

/** Statuses by which servers keep programs out or put them off: people may well get in. 999 is LinkedIn's. */
const refusals: readonly number[] = [401, 402, 403, 407, 429, 451, 999];

/** Asks for each address, and returns what came of it; undefined if this computer is not on the internet. */
export async function askLinks(
	addresses: readonly string[],
	asking: Asking,
): Promise<Map<string, Outcome> | undefined> {
	const outcomes = new Map<string, Outcome>();
	const groups = groupBy(addresses, (address) => new URL(address).hostname);
	if (groups.size === 0) return outcomes;
	// RFC 2606: the name example.com is always there. Without a network each name takes seconds.
	const names = ["example.com", ...groups.keys()].slice(0, mostHosts);
	const found = names.map(
		(name) =>
			new Promise((end) => asking.lookup(name, {}, (error) => end(!error))),
	);
	if (!(await Promise.all(found)).includes(true)) return undefined;
	const ask = inTurns(asking);
	const waiting = [...groups.values()];
	const askNext = async (): Promise<void> => {
		for (let group = waiting.shift(); group; group = waiting.shift())
			for (const address of group)
				outcomes.set(address, await follow(address, ask));
	};
	await Promise.all(Array.from({ length: mostHosts }, askNext));
	return outcomes;
}

/** Asks a host only after it has answered the question before, and after a pause. */
function inTurns(asking: Asking): Ask {
	const turns = new Map<string, Promise<unknown>>();
	return async (url, method) => {
		const answer = Promise.resolve(turns.get(url.host)).then(() =>
			askOnce(url, method, asking),
		);
		const pause = () => new Promise((end) => setTimeout(end, asking.pause));
		turns.set(url.host, answer.then(pause));
		return answer;
	};
}

/** Asks one question, and reads nothing of the answer but its head. */
function askOnce(
	url: URL,
	method: "HEAD" | "GET",
	{ userAgent, patience, lookup }: Asking,
): Promise<Answer> {
	const request = url.protocol === "https:" ? requestHttps : requestHttp;
	const headers = { "User-Agent": userAgent, Accept: "*/*" };
	const signal = AbortSignal.timeout(patience);
	// Neither a connection that is kept nor the name and the password that an address may hold.
	const options = { method, lookup, headers, signal, agent: false, auth: null };
	if (isOwnNetwork(url.hostname))
		return Promise.resolve({ status: 0, code: "NOT_PUBLIC" });
	return new Promise((resolve) => {
		request(url, options, (response) => {
			const { statusCode: status = 0, headers } = response;
			resolve({ status, location: headers.location });
			response.destroy();
		})
			.on("error", ({ code = "" }: NodeJS.ErrnoException) =>
				resolve({ status: 0, code }),
			)
			.end();
	});
}

/** Follows the redirects of an address: where it moved for good ends at the first redirect that is for now. */
async function follow(address: string, ask: Ask): Promise<Outcome> {
	let url = new URL(address);
	let moved: { readonly movedTo?: string } = {};
	let isForGood = true;
	for (let hop = 0; hop <= mostRedirects; hop++) {
		// HEAD costs a server least, but some answer only GET.
		const quick = await ask(url, "HEAD");
		const isWell = quick.status > 0 && quick.status < 400;
		const isAway = /^(E(NOTFOUND|AI_|CONNREF)|ABORT|NOT_)/.test(
			quick.code ?? "",
		);
		const answer = isWell || isAway ? quick : await ask(url, "GET");
		const { status, location, code = `${status}` } = answer;
		if (refusals.includes(status)) return { kind: "undecided" };
		if (status === 0 || status >= 400)
			return { kind: "failed", why: reasonOf(code, url.host) };
		const leadsOn = status >= 300 && URL.canParse(location ?? "", url.href);
		if (!leadsOn || location === undefined) return { kind: "works", ...moved };
		url = new URL(location, url);
		// An app, which only the device of a visitor may know.
		if (!/^https?:$/.test(url.protocol)) return { kind: "works", ...moved };
		isForGood &&= status === 301 || status === 308;
		if (isForGood) moved = { movedTo: url.href };
	}
	return { kind: "failed", why: reasonOf("REDIRECTS", url.host) };
}
