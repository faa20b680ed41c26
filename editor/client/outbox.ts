import type {
	ListChange,
	Outcome,
	Refusal,
	ValueAddress,
	YamlValue,
} from "../protocol.ts";
import {
	getPathWithin,
	isSameValue,
	setValueAt,
	toAddressKey,
} from "../values.ts";
import { type Call, getMessage } from "./api.ts";

/** An edit that the server hasn't acknowledged, or has refused. */
export type PendingEdit = {
	readonly address: ValueAddress;
	/** The value as it is typed; undefined removes it. */
	readonly value: YamlValue | undefined;
	/** Why it isn't written; undefined while it is on its way. */
	readonly refused?: Refusal | undefined;
};

type Edit = PendingEdit & {
	/** The value that the server has, as far as this tab knows. */
	readonly was?: YamlValue | undefined;
	readonly step: string;
};

/** Edits on their way to the server. They survive closing the form, and a reload of the tab. No edit is within another one. */
export type Outbox = ReturnType<typeof createOutbox>;

/**
 * Creates the outbox. Its edits are kept in the local storage under keys that begin with `storageKey`. Those of before the tab
 * was loaded are sent again: the reason for a refusal may be gone. `onChange` gets all edits after each change of them.
 */
export function createOutbox(
	call: Call,
	storageKey: string,
	onChange: (pending: readonly PendingEdit[]) => void,
) {
	const edits = createEditList(storageKey, onChange);
	const { startSending, settled } = createSending(edits, call);
	startSending();
	return {
		/**
		 * Sets a value. A newer value replaces an older one that isn't sent yet; a value within a pending edit becomes part of
		 * that edit. `was` is the value in the file that the form knows.
		 */
		set(
			address: ValueAddress,
			value: YamlValue | undefined,
			was: YamlValue | undefined,
			step: string,
		): void {
			const outer = edits.findAround(address);
			if (outer) {
				const { refused: _, ...edit } = outer;
				edits.save({ ...edit, value: setWithin(edit, address, value), step });
			} else {
				for (const inner of edits.listWithin(address)) edits.remove(inner);
				edits.save({ address, value, was, step });
			}
			startSending();
		},
		/** Changes a list, after the edits in it have arrived. Rejects with the reason if it is refused. */
		async changeList(
			address: ValueAddress,
			change: ListChange,
			was: YamlValue | undefined,
		): Promise<void> {
			const waiting = edits.listWithin(address);
			await settled();
			let known = was;
			for (const { address: inner, value } of waiting)
				if (!edits.get(inner))
					known = setWithin({ address, value: known }, inner, value);
			const { refused } = await call("list", { address, was: known, change });
			if (refused) throw new Error(refused.reason);
			moveEdits(edits, address, change);
		},
		/** Forgets a refused edit: the value in the file is shown again. */
		drop: (address: ValueAddress): void => edits.remove({ address }),
		/** Sends a refused edit again, over the value that is there now. */
		force(address: ValueAddress): void {
			const edit = edits.get(address);
			if (!edit?.refused) return;
			const { refused, ...again } = edit;
			edits.save({
				...again,
				was: (refused.current ?? { value: edit.was }).value,
			});
			startSending();
		},
		/** Resolves when nothing is on its way. */
		settled,
	};
}

type EditList = ReturnType<typeof createEditList>;

/** Creates the list of edits, in the order in which they are sent. */
function createEditList(
	storageKey: string,
	onChange: (edits: readonly Edit[]) => void,
) {
	const edits = new Map<string, Edit>();
	for (const key of Object.keys(localStorage)) {
		if (!key.startsWith(`${storageKey} `)) continue;
		const stored: Edit = JSON.parse(localStorage.getItem(key) ?? "");
		const { refused: _, ...edit } = stored;
		edits.set(toAddressKey(edit.address), edit);
	}
	const list = () => [...edits.values()];
	onChange(list());
	return {
		get: (address: ValueAddress) => edits.get(toAddressKey(address)),
		getNext: () => list().find(({ refused }) => !refused),
		findAround: (address: ValueAddress) =>
			list().find((edit) => getPathWithin(edit.address, address)),
		listWithin: (address: ValueAddress) =>
			list().filter((edit) => getPathWithin(address, edit.address)),
		save(edit: Edit): void {
			const key = toAddressKey(edit.address);
			edits.set(key, edit);
			localStorage.setItem(`${storageKey} ${key}`, JSON.stringify(edit));
			onChange(list());
		},
		remove({ address }: Pick<Edit, "address">): void {
			const key = toAddressKey(address);
			edits.delete(key);
			localStorage.removeItem(`${storageKey} ${key}`);
			onChange(list());
		},
	};
}

/** Returns the value of an edit with another value at an address in it. */
function setWithin(
	{ address, value }: PendingEdit,
	inner: ValueAddress,
	innerValue: YamlValue | undefined,
): YamlValue | undefined {
	return setValueAt(value, getPathWithin(address, inner) ?? [], innerValue);
}

/** Moves the refused edits of items with their items. */
function moveEdits(
	edits: EditList,
	address: ValueAddress,
	change: ListChange,
): void {
	const { file, path } = address;
	const before = edits.listWithin(address);
	for (const edit of before) edits.remove(edit);
	for (const edit of before) {
		const [index, ...rest] = getPathWithin(address, edit.address) ?? [];
		const next = getIndexAfter(Number(index), change);
		if (next !== undefined && path !== "markdown")
			edits.save({
				...edit,
				address: { file, path: [...path, next, ...rest] },
			});
	}
}

/** Returns the index of an item after a change of its list; undefined if it was removed. */
function getIndexAfter(index: number, change: ListChange): number | undefined {
	if (change.kind === "add") return index;
	if (change.kind === "copy") return index > change.index ? index + 1 : index;
	const { index: from } = change;
	if (index === from) return change.kind === "move" ? change.to : undefined;
	const removed = index > from ? index - 1 : index;
	if (change.kind === "remove") return removed;
	return removed >= change.to ? removed + 1 : removed;
}

/** Creates the function that sends the edits, one after another. */
function createSending(edits: EditList, call: Call) {
	/** The values that this tab has written. */
	const written = new Map<string, YamlValue | undefined>();
	let isSending = false;
	let sending = Promise.resolve();
	return {
		startSending(): void {
			if (!isSending) sending = sendAll();
		},
		async settled(): Promise<void> {
			while (isSending) await sending;
		},
	};

	async function sendAll(): Promise<void> {
		isSending = true;
		for (let next = edits.getNext(); next; next = edits.getNext())
			await send(next);
		isSending = false;
	}

	async function send(edit: Edit): Promise<void> {
		const { address, value, was, step } = edit;
		const key = toAddressKey(address);
		const { refused } = await waitForAnswer(() =>
			call("set", { address, value, was, step }),
		);
		const current = refused?.current;
		// It may have a newer value meanwhile, or be part of another edit, or be dropped. */
		const now = edits.findAround(address);
		// It may have arrived before, and the answer was lost.
		if (!refused || (current && isSameValue(current.value, value))) {
			written.set(key, value);
			if (now === edit) edits.remove(edit);
			else if (now)
				edits.save({
					...now,
					was: setWithin({ ...now, value: now.was }, address, value),
				});
		} else if (now === edit) {
			// The form may not have loaded what this tab has written.
			const isOwn =
				current &&
				written.has(key) &&
				isSameValue(current.value, written.get(key));
			edits.save(
				isOwn ? { ...edit, was: current.value } : { ...edit, refused },
			);
		}
	}
}

/** Milliseconds before a request is sent again that wasn't answered. */
const retryDelay = 1000;

/** Sends a request until it is answered. A request that the server rejects is refused with its message. */
async function waitForAnswer(work: () => Promise<Outcome>): Promise<Outcome> {
	for (;;)
		try {
			return await work();
		} catch (error) {
			if (error instanceof Error && error.cause !== undefined)
				return { refused: { reason: getMessage(error), problems: [] } };
			await new Promise((resolve) => setTimeout(resolve, retryDelay));
		}
}
