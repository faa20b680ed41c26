import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Call } from "../../editor/client/api.ts";
import { createOutbox, type PendingEdit } from "../../editor/client/outbox.ts";
import type {
	Refusal,
	ValueAddress,
	YamlValue,
} from "../../editor/protocol.ts";
import type { Requests } from "../../editor/requests.ts";
import { getValueAt, setValueAt } from "../../editor/values.ts";

// Edits on their way from the forms to the server.

type SetRequest = Requests["set"]["ask"];

const file = "content/faq.yaml";
const title: ValueAddress = { file, path: ["title"] };
const item: ValueAddress = { file, path: ["items", 1] };
const name: ValueAddress = { file, path: ["items", 1, "name"] };
const items: ValueAddress = { file, path: ["items"] };

beforeEach(() => {
	const stored: Record<string, string> = {};
	const storage = Object.defineProperties(stored, {
		getItem: { value: (key: string) => stored[key] ?? null },
		setItem: { value: (key: string, text: string) => (stored[key] = text) },
		removeItem: { value: (key: string) => delete stored[key] },
	});
	vi.stubGlobal("localStorage", storage);
});

afterEach(() => vi.unstubAllGlobals());

/** A server with one file. `refuse` says why it refuses a value; requests wait while it is paused. */
function createServer(value: YamlValue, refuse?: (value: unknown) => boolean) {
	let paused = Promise.resolve();
	let resume = () => {};
	const server = {
		value,
		requests: [] as SetRequest[],
		pause() {
			paused = new Promise((resolve) => {
				resume = resolve;
			});
		},
		resume: () => resume(),
		call: (async (kind: string, ask: SetRequest) => {
			await paused;
			if (kind === "list") return { refused: undefined };
			server.requests.push(ask);
			return { refused: set(ask) };
		}) as Call,
	};
	return server;

	function set({ address, was, value }: SetRequest): Refusal | undefined {
		const path = address.path === "markdown" ? [] : address.path;
		const current = getValueAt(server.value, path);
		if (JSON.stringify(current) !== JSON.stringify(was))
			return { reason: "Changed.", problems: [], current: { value: current } };
		if (refuse?.(value)) return { reason: "Wrong.", problems: [] };
		server.value = setValueAt(server.value, path, value) ?? null;
		return undefined;
	}
}

function open(server: ReturnType<typeof createServer>) {
	let pending: readonly PendingEdit[] = [];
	const outbox = createOutbox(server.call, "test", (next) => {
		pending = next;
	});
	return { outbox, list: () => pending };
}

test("what is typed while a request is on its way is sent as one edit afterwards", async () => {
	const server = createServer({ title: "A" });
	const { outbox, list } = open(server);
	server.pause();
	for (const value of ["AB", "ABC", "ABCD"]) outbox.set(title, value, "A", "1");
	expect(list()).toMatchObject([{ value: "ABCD" }]);
	server.resume();
	await outbox.settled();
	expect(server.requests.map(({ value }) => value)).toEqual(["AB", "ABCD"]);
	expect(server.value).toEqual({ title: "ABCD" });
	expect(list()).toEqual([]);
});

test("an edit within a pending value becomes part of it", async () => {
	const server = createServer({ items: [{ name: "a" }] });
	const { outbox } = open(server);
	server.pause();
	outbox.set(item, { name: "" }, undefined, "1");
	outbox.set(name, "b", undefined, "2");
	server.resume();
	await outbox.settled();
	expect(server.value).toEqual({ items: [{ name: "a" }, { name: "b" }] });
});

test("a value around an edit that is on its way replaces it", async () => {
	const before = [{ name: "a" }, { name: "b" }];
	const server = createServer({ items: before });
	const { outbox, list } = open(server);
	server.pause();
	outbox.set(name, "c", "b", "1");
	outbox.set(items, [{ name: "d" }], before, "2");
	expect(list()).toHaveLength(1);
	server.resume();
	await outbox.settled();
	expect(server.value).toEqual({ items: [{ name: "d" }] });
	expect(list()).toEqual([]);
});

test("a value typed over one that this tab has written isn't refused though the form hasn't loaded that", async () => {
	const server = createServer({ title: "A" });
	const { outbox, list } = open(server);
	outbox.set(title, "AB", "A", "1");
	await outbox.settled();
	outbox.set(title, "ABC", "A", "1");
	await outbox.settled();
	expect(server.value).toEqual({ title: "ABC" });
	expect(list()).toEqual([]);
});

test("a value that another program has changed is kept with the reason, and can be forced", async () => {
	const server = createServer({ title: "theirs" });
	const { outbox, list } = open(server);
	outbox.set(title, "mine", "A", "1");
	await outbox.settled();
	expect(list()).toMatchObject([
		{ value: "mine", refused: { current: { value: "theirs" } } },
	]);
	outbox.force(title);
	await outbox.settled();
	expect(server.value).toEqual({ title: "mine" });
	expect(list()).toEqual([]);
});

test("a refused edit survives a reload, until it is dropped", async () => {
	const server = createServer({ title: "A" }, (value) => value === "bad");
	const before = open(server);
	before.outbox.set(title, "bad", "A", "1");
	await before.outbox.settled();
	const { outbox, list } = open(server);
	await outbox.settled();
	expect(list()).toMatchObject([
		{ value: "bad", refused: { reason: "Wrong." } },
	]);
	outbox.drop(title);
	expect(list()).toEqual([]);
	expect(Object.keys(localStorage)).toEqual([]);
});

test("refused edits of items follow them when the list changes", async () => {
	const server = createServer(
		{ items: ["a", "b"] },
		(value) => typeof value === "string" && value.startsWith("bad"),
	);
	const { outbox, list } = open(server);
	for (const [index, was] of ["a", "b"].entries())
		outbox.set({ file, path: ["items", index] }, `bad ${was}`, was, was);
	await outbox.settled();
	await outbox.changeList(items, { kind: "move", index: 1, to: 0 }, undefined);
	expect(list()).toMatchObject([
		{ address: { path: ["items", 1] }, value: "bad a" },
		{ address: { path: ["items", 0] }, value: "bad b" },
	]);
	await outbox.changeList(items, { kind: "remove", index: 0 }, undefined);
	expect(list()).toMatchObject([
		{ address: { path: ["items", 0] }, value: "bad a" },
	]);
});
