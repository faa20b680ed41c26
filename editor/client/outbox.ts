import type {
	ListChange,
	Outcome,
	Refusal,
	ValueAddress,
	YamlValue,
} from "../protocol.ts";
import {
	getPathWithin,
	getValueAt,
	isSameValue,
	setValueAt,
} from "../values.ts";
import { getMessage } from "./api.ts";
import { createEditList, type Edit, type EditList } from "./edit-list.ts";
import type { Call, Outbox, PendingEdit } from "./editor-context.ts";

/**
 * Creates the outbox. `storageKey` is the beginning of the keys under which unacknowledged edits are kept in the local storage;
 * `onChange` gets all edits that aren't written, after each change of them.
 */
export function createOutbox(
	call: Call,
	storageKey: string,
	onChange: (pending: readonly PendingEdit[]) => void,
): Outbox {
	const edits = createEditList(storageKey, (all) =>
		onChange(
			all.map(({ address, value, refused }) => ({ address, value, refused })),
		),
	);
	const { settled, startSending } = createSending(edits, call);
	startSending();
	return {
		set(address, value, was, step) {
			addEdit(edits, { address, value, was, step });
			startSending();
		},
		async changeList(address, change, was) {
			await settled();
			let known = was;
			for (const [edit, path] of findInner(edits, address))
				known = setValueAt(known, path, edit.was);
			const { refused } = await call("list", { address, was: known, change });
			if (refused) throw new Error(refused.reason);
			moveEdits(edits, address, change);
		},
		drop(address) {
			const edit = edits.get(address);
			if (edit) edits.remove(edit);
		},
		force(address) {
			const edit = edits.get(address);
			if (!edit?.refused) return;
			const { refused, ...again } = edit;
			edits.save({
				...again,
				was: refused.current ? refused.current.value : edit.was,
			});
			startSending();
		},
		settled,
	};
}

/** Lists the edits of a value and of those in it, with the paths to them. */
function findInner(edits: EditList, address: ValueAddress) {
	return edits.find((edit) => getPathWithin(address, edit.address));
}

/** Adds an edit, or makes it a part of one that isn't written yet. */
function addEdit(edits: EditList, added: Edit): void {
	// The outermost: it is sent last.
	const [outer] = edits
		.find((edit) => getPathWithin(edit.address, added.address))
		.sort(([, one], [, other]) => other.length - one.length);
	if (outer) {
		const [edit, path] = outer;
		edit.value = setValueAt(edit.value, path, added.value);
		edit.step = added.step;
		delete edit.refused;
		edits.save(edit);
		return;
	}
	// The edits in it are sent before, but for refused ones: it has their values.
	let { was } = added;
	for (const [edit, path] of findInner(edits, added.address)) {
		was = setValueAt(was, path, edit.refused ? edit.was : edit.value);
		if (edit.refused) edits.remove(edit);
	}
	edits.save({ ...added, was });
}

/** Moves the refused edits of items with their items. */
function moveEdits(
	edits: EditList,
	address: ValueAddress,
	change: ListChange,
): void {
	for (const [edit, [index, ...rest]] of findInner(edits, address)) {
		edits.remove(edit);
		const next = getIndexAfter(Number(index), change);
		if (next === undefined || address.path === "markdown") continue;
		const path = [...address.path, next, ...rest];
		edits.save({ ...edit, address: { ...address, path } });
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
	const send = createSend(call);
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
		for (let next = edits.getNext(); next; next = edits.getNext()) {
			const { value } = next;
			const refused = await send(next);
			const isOutdated = !isSameValue(next.value, value);
			// It may have been dropped meanwhile.
			if (edits.get(next.address) !== next) continue;
			if (refused && !isOutdated) refuse(next, refused);
			else if (!refused && isOutdated) edits.save({ ...next, was: value });
			else if (!refused) edits.remove(next);
		}
		isSending = false;
	}

	function refuse(edit: Edit, refused: Refusal): void {
		const [outer] = edits.find((each) =>
			each === edit ? undefined : getPathWithin(each.address, edit.address),
		);
		if (!outer) {
			edits.save({ ...edit, refused });
			return;
		}
		// A newer value around it contains this one, and is sent next.
		const [around, path] = outer;
		edits.remove(edit);
		edits.save({ ...around, was: setValueAt(around.was, path, edit.was) });
	}
}

/** How many written edits are remembered. */
const mostWritten = 20;

/** Creates the function that sends an edit. It returns why the edit was refused. */
function createSend(call: Call) {
	/** The last written edits, which the forms may not have loaded yet. */
	let written: readonly Edit[] = [];
	return async function send(edit: Edit): Promise<Refusal | undefined> {
		const { address, value, was, step } = edit;
		const { refused } = await waitForAnswer(() =>
			call("set", { address, value, was, step }),
		);
		const current = refused?.current;
		// It had arrived before, but the answer was lost.
		const isWritten = current && isSameValue(current.value, value);
		if (!refused || isWritten) {
			written = [...written, { address, was, value, step }].slice(-mostWritten);
			return undefined;
		}
		const expected = applyWritten(written, address, was);
		const isOurs = current && isSameValue(current.value, expected);
		if (!isOurs || isSameValue(expected, was)) return refused;
		edit.was = expected;
		return send(edit);
	};
}

/** Returns a value as it is after edits in it that the form hadn't loaded. */
function applyWritten(
	written: readonly Edit[],
	address: ValueAddress,
	was: YamlValue | undefined,
): YamlValue | undefined {
	return written.reduce((value, edit) => {
		const path = getPathWithin(address, edit.address);
		const isOld = path && isSameValue(getValueAt(value, path), edit.was);
		return isOld ? setValueAt(value, path, edit.value) : value;
	}, was);
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
