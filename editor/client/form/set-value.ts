import type { EntryForm, ValueAddress, YamlValue } from "../../protocol.ts";
import {
	getPathWithin,
	isSameValue,
	setValueAt,
	toAddressKey,
} from "../../values.ts";
import type { Outbox } from "../outbox.ts";
import { type Documents, getDocumentValue } from "./form-context.ts";

/** A pause in typing (ms) after which a new undo step begins. */
const pause = 1000;

let last = { key: "", time: 0, step: "" };

/** Sets a value of a form, and adds the missing maps around it. `documents` are the files that the form shows. */
export function setFormValue(
	outbox: Outbox,
	{ documents: saved }: EntryForm,
	documents: Documents,
	address: ValueAddress,
	value: YamlValue | undefined,
): void {
	if (isSameValue(getDocumentValue(documents, address), value)) return;
	const outer = findMissingParent(documents, address) ?? address;
	const path = getPathWithin(outer, address) ?? [];
	outbox.set(
		outer,
		setValueAt(undefined, path, value),
		getDocumentValue(saved, outer),
		getStep(address),
	);
}

/** Finds the outermost map around a value that doesn't exist yet: all of it must be set at once. */
function findMissingParent(
	documents: Documents,
	{ file, path }: ValueAddress,
): ValueAddress | undefined {
	if (path === "markdown") return undefined;
	return path
		.map((_, length) => ({ file, path: path.slice(0, length) }))
		.slice(1)
		.find((parent) => getDocumentValue(documents, parent) === undefined);
}

/** Returns the undo step of an edit: that of the previous one if it was in the same field just before. */
function getStep(address: ValueAddress): string {
	const key = toAddressKey(address);
	const time = performance.now();
	const isContinued = key === last.key && time - last.time < pause;
	// It differs from the steps of other tabs.
	const step = isContinued ? last.step : `${Date.now()}-${Math.random()}`;
	last = { key, time, step };
	return step;
}
