import { createContext, useContext } from "react";
import type {
	EntryDocument,
	EntryForm,
	Problem,
	ValueAddress,
	YamlValue,
} from "../../protocol.ts";
import {
	getPathWithin,
	getValueAt,
	isSameValue,
	setValueAt,
} from "../../values.ts";
import { type PendingEdit, useEditor } from "../editor-context.ts";
import { getStep } from "./steps.ts";

type Documents = EntryForm["documents"];

/** The form of an entry, as its fields see it. */
export type FormContext = {
	readonly entry: EntryForm;
	/** The documents with the edits that aren't written. */
	readonly documents: Documents;
	/** The value that was clicked or chosen: its field gets the focus. */
	readonly target: ValueAddress;
	/** Makes another value the target, such as a new item. */
	focus(address: ValueAddress): void;
	/** A photo that was dropped on the target. */
	readonly photo: File | undefined;
};

const Context = createContext<FormContext | undefined>(undefined);

/** Provides the form of an entry. */
export const FormProvider = Context;

/** Returns the form around a field. */
export function useForm(): FormContext {
	const form = useContext(Context);
	if (!form) throw new Error("useForm must be used within a form.");
	return form;
}

/** Returns the address of a value within another one. */
export function getChildAddress(
	{ file, path }: ValueAddress,
	step: string | number,
): ValueAddress {
	return { file, path: path === "markdown" ? [step] : [...path, step] };
}

/** Returns the value at an address. */
export function getDocumentValue(
	documents: Documents,
	{ file, path }: ValueAddress,
): YamlValue | undefined {
	const document = documents[file];
	return path === "markdown"
		? document?.markdown
		: getValueAt(document?.value, path);
}

/** Returns the documents with edits applied. */
export function applyEdits(
	documents: Documents,
	edits: readonly Pick<PendingEdit, "address" | "value">[],
): Documents {
	const edited = { ...documents };
	for (const { address, value } of edits) {
		const document = edited[address.file];
		if (document) edited[address.file] = editDocument(document, address, value);
	}
	return edited;
}

function editDocument(
	document: EntryDocument,
	{ path }: ValueAddress,
	value: YamlValue | undefined,
): EntryDocument {
	return path === "markdown"
		? { ...document, markdown: typeof value === "string" ? value : "" }
		: { ...document, value: setValueAt(document.value, path, value) };
}

/** A value of the form, and how to change it. */
export type FormValue = {
	/** The value as it is shown: with edits that aren't written. */
	readonly value: YamlValue | undefined;
	/** The value in the file. */
	readonly saved: YamlValue | undefined;
	/** The refused edit of exactly this value. */
	readonly refused: PendingEdit["refused"];
	/** The problems of this value and those within it. */
	readonly problems: readonly Problem[];
	/** Changes the value; undefined removes it. Typing without a pause is undone in one step. */
	set(value: YamlValue | undefined): void;
};

/** Returns a value of the form. */
export function useFormValue(address: ValueAddress): FormValue {
	const { pending, state } = useEditor();
	const { documents, entry } = useForm();
	const set = useSetValue();
	const own = pending.find(({ address: of }) => isSameAddress(of, address));
	const value = getDocumentValue(documents, address);
	const isNewAndEmpty =
		isEmpty(value) && isInNewValue(address, pending, entry.documents);
	const problems = [
		...pending.flatMap(({ refused }) => refused?.problems ?? []),
		...(own ? [] : state.problems),
	].filter(
		(problem) =>
			problem.address && getPathWithin(address, problem.address) !== undefined,
	);
	return {
		value,
		saved: getDocumentValue(entry.documents, address),
		refused: own?.refused,
		// Everybody sees that fields of a new item are still empty.
		problems: isNewAndEmpty ? [] : problems,
		set: (next) => set(address, next),
	};
}

/** Returns a function that sets a value of the form, together with the maps around it that don't exist yet. */
export function useSetValue() {
	const { outbox } = useEditor();
	const { documents, entry } = useForm();
	return (address: ValueAddress, value: YamlValue | undefined): void => {
		if (isSameValue(getDocumentValue(documents, address), value)) return;
		const outer = findMissingParent(documents, address) ?? address;
		const path = getPathWithin(outer, address) ?? [];
		outbox.set(
			outer,
			setValueAt(undefined, path, value),
			getDocumentValue(entry.documents, outer),
			getStep(address),
		);
	};
}

/** Returns whether two addresses are the same. */
export function isSameAddress(one: ValueAddress, other: ValueAddress): boolean {
	return getPathWithin(one, other)?.length === 0;
}

/** Returns whether a value is missing, or an empty text, list or map. */
export function isEmpty(value: YamlValue | undefined): boolean {
	if (value === undefined || value === null || value === "") return true;
	return typeof value === "object" && Object.values(value).every(isEmpty);
}

/** Returns whether an address is within a value that is added by a refused edit. */
function isInNewValue(
	address: ValueAddress,
	pending: readonly PendingEdit[],
	saved: Documents,
): boolean {
	return pending.some(
		(edit) =>
			edit.refused &&
			(getPathWithin(edit.address, address)?.length ?? 0) > 0 &&
			getDocumentValue(saved, edit.address) === undefined,
	);
}

/** Finds the outermost map around a value that doesn't exist yet: all of it must be set at once. */
function findMissingParent(
	documents: Documents,
	{ file, path }: ValueAddress,
): ValueAddress | undefined {
	if (path === "markdown") return undefined;
	const parents = path.map((_, length) => ({
		file,
		path: path.slice(0, length),
	}));
	return parents
		.slice(1)
		.find((parent) => getDocumentValue(documents, parent) === undefined);
}
