import type {
	ListChange,
	Outcome,
	Refusal,
	ValueAddress,
	YamlValue,
} from "../protocol.ts";
import { getMessage } from "./api.ts";
import type { Call, Outbox, PendingEdit } from "./editor-context.ts";
import {
	getPathWithin,
	getValueAt,
	isSameValue,
	setValueAt,
	toAddressKey,
} from "./values.ts";

/** An edit on its way or refused, as it is stored in the browser. */
type Edit = {
	address: ValueAddress;
	value?: YamlValue | undefined;
	/** The value that the server has, as far as this tab knows. */
	was?: YamlValue | undefined;
	step: string;
	refused?: Refusal | undefined;
};

/** An edit that has arrived. */
type Written = {
	readonly address: ValueAddress;
	readonly was: YamlValue | undefined;
	readonly value: YamlValue | undefined;
};

/** How many written edits are remembered. */
const mostWritten = 20;

/** Milliseconds before a request is sent again that wasn't answered. */
const retryDelay = 1000;

/**
 * Creates the outbox. `storageKey` is the beginning of the keys under which unacknowledged edits are kept in the local storage;
 * `onChange` gets all edits that aren't written, after each change of them.
 */
export function createOutbox(
	call: Call,
	storageKey: string,
	onChange: (pending: readonly PendingEdit[]) => void,
): Outbox {
	const edits = new Map(readEdits(storageKey));
	/** The last ones, which the forms may not have loaded yet. */
	let written: readonly Written[] = [];
	let sending: Promise<void> | undefined;
	if (edits.size > 0) {
		notify();
		startSending();
	}
	return { set, changeList, drop, force, settled };

	function set(
		address: ValueAddress,
		value: YamlValue | undefined,
		was: YamlValue | undefined,
		step: string,
	): void {
		// The outermost: it is sent last.
		const [outer] = findEdits((edit) =>
			getPathWithin(edit.address, address),
		).sort(([, one], [, other]) => other.length - one.length);
		if (outer) {
			const [edit, path] = outer;
			edit.value = setValueAt(edit.value, path, value);
			edit.step = step;
			delete edit.refused;
			save(edit);
		} else save({ address, value, was: takeInnerEdits(address, was), step });
		startSending();
	}

	/** Returns the value that the server will have once the edits within it have arrived. Refused ones are forgotten. */
	function takeInnerEdits(
		address: ValueAddress,
		was: YamlValue | undefined,
	): YamlValue | undefined {
		let known = was;
		for (const [edit, path] of findInnerEdits(address)) {
			known = setValueAt(known, path, edit.refused ? edit.was : edit.value);
			if (edit.refused) remove(edit);
		}
		return known;
	}

	async function changeList(
		address: ValueAddress,
		change: ListChange,
		was: YamlValue | undefined,
	): Promise<void> {
		await settled();
		let known = was;
		for (const [edit, path] of findInnerEdits(address))
			known = setValueAt(known, path, edit.was);
		const { refused } = await call("list", { address, was: known, change });
		if (refused) throw new Error(refused.reason);
		for (const [edit, path] of findInnerEdits(address)) {
			const [index, ...rest] = path;
			const next = getIndexAfter(Number(index), change);
			remove(edit);
			if (next !== undefined && address.path !== "markdown")
				save({
					...edit,
					address: { ...address, path: [...address.path, next, ...rest] },
				});
		}
	}

	function drop(address: ValueAddress): void {
		const edit = edits.get(toAddressKey(address));
		if (edit) remove(edit);
	}

	function force(address: ValueAddress): void {
		const edit = edits.get(toAddressKey(address));
		if (!edit?.refused) return;
		if (edit.refused.current) edit.was = edit.refused.current.value;
		delete edit.refused;
		save(edit);
		startSending();
	}

	async function settled(): Promise<void> {
		while (sending) await sending;
	}

	/** Sends one edit after another, until none is left that isn't refused. */
	function startSending(): void {
		sending ??= sendAll().finally(() => {
			sending = undefined;
		});
	}

	async function sendAll(): Promise<void> {
		for (;;) {
			const next = [...edits.values()].find(({ refused }) => !refused);
			if (!next) return;
			const { value } = next;
			const refused = await send(next);
			const isOutdated = !isSameValue(next.value, value);
			if (edits.get(toAddressKey(next.address)) !== next) continue;
			if (!refused) {
				next.was = value;
				if (isOutdated) save(next);
				else remove(next);
			} else if (!isOutdated) refuse(next, refused);
		}
	}

	/** Returns why the edit was refused. */
	async function send(edit: Edit): Promise<Refusal | undefined> {
		const { address, value, was, step } = edit;
		const { refused } = await answer(() =>
			call("set", { address, value, was, step }),
		);
		const current = refused?.current;
		// It had arrived before, but the answer was lost.
		const isWritten = current && isSameValue(current.value, value);
		if (!refused || isWritten) {
			written = [...written, { address, was, value }].slice(-mostWritten);
			return undefined;
		}
		const expected = applyWritten(written, address, was);
		if (!current || isSameValue(expected, was)) return refused;
		if (!isSameValue(expected, current.value)) return refused;
		edit.was = expected;
		return send(edit);
	}

	function refuse(edit: Edit, refused: Refusal): void {
		edit.refused = refused;
		const outer = findEdits((each) =>
			each === edit ? undefined : getPathWithin(each.address, edit.address),
		)[0];
		// A newer value around it contains this one, and is sent next.
		if (outer) {
			const [around, path] = outer;
			around.was = setValueAt(around.was, path, edit.was);
			remove(edit);
		} else save(edit);
	}

	/** Lists the edits for which a path is found. */
	function findEdits<Path>(
		find: (edit: Edit) => Path | undefined,
	): (readonly [Edit, Path])[] {
		return [...edits.values()].flatMap((edit) => {
			const path = find(edit);
			return path === undefined ? [] : [[edit, path] as const];
		});
	}

	function findInnerEdits(address: ValueAddress) {
		return findEdits((edit) => getPathWithin(address, edit.address));
	}

	function save(edit: Edit): void {
		const key = toAddressKey(edit.address);
		edits.set(key, edit);
		localStorage.setItem(`${storageKey} ${key}`, JSON.stringify(edit));
		notify();
	}

	function remove(edit: Edit): void {
		const key = toAddressKey(edit.address);
		edits.delete(key);
		localStorage.removeItem(`${storageKey} ${key}`);
		notify();
	}

	function notify(): void {
		onChange(
			[...edits.values()].map(({ address, value, refused }) => ({
				address,
				value,
				refused,
			})),
		);
	}
}

/** Returns a value as it is after edits in it that the form hadn't loaded. */
function applyWritten(
	written: readonly Written[],
	address: ValueAddress,
	was: YamlValue | undefined,
): YamlValue | undefined {
	return written.reduce((value, edit) => {
		const path = getPathWithin(address, edit.address);
		const isOld = path && isSameValue(getValueAt(value, path), edit.was);
		return isOld ? setValueAt(value, path, edit.value) : value;
	}, was);
}

/** Sends a request until it is answered. A request that the server rejects is refused with its message. */
async function answer(work: () => Promise<Outcome>): Promise<Outcome> {
	for (;;)
		try {
			return await work();
		} catch (error) {
			if (error instanceof Error && error.cause !== undefined)
				return { refused: { reason: getMessage(error), problems: [] } };
			await new Promise((resolve) => setTimeout(resolve, retryDelay));
		}
}

/** Returns the index of an item after a change of its list; undefined if it was removed. */
export function getIndexAfter(
	index: number,
	change: ListChange,
): number | undefined {
	if (change.kind === "add") return index;
	if (change.kind === "copy") return index > change.index ? index + 1 : index;
	const { index: from } = change;
	if (index === from) return change.kind === "move" ? change.to : undefined;
	const removed = index > from ? index - 1 : index;
	if (change.kind === "remove") return removed;
	return removed >= change.to ? removed + 1 : removed;
}

/** Reads the edits of before the tab was loaded. Refused ones are sent again: the reason may be gone. */
function* readEdits(storageKey: string): Generator<[string, Edit]> {
	for (const key of Object.keys(localStorage)) {
		if (!key.startsWith(`${storageKey} `)) continue;
		const { refused: _, ...edit }: Edit = JSON.parse(
			localStorage.getItem(key) ?? "",
		);
		yield [toAddressKey(edit.address), edit];
	}
}
