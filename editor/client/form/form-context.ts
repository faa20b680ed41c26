import { createContext, useContext } from "react";
import { toText } from "../../field-values.ts";
import type {
	EntryForm,
	Problem,
	ValueAddress,
	YamlValue,
} from "../../protocol.ts";
import { getPathWithin, getValueAt, setValueAt } from "../../values.ts";
import { useEditor } from "../editor-context.ts";
import type { PendingEdit } from "../outbox.ts";

/** The documents of an entry, by path. */
export type Documents = EntryForm["documents"];

/** The form of an entry, as its fields see it. */
export type FormContext = {
	readonly entry: EntryForm;
	/** The documents with the edits that aren't written. */
	readonly documents: Documents;
	/** The value that was clicked or chosen: its field gets the focus. */
	readonly target: ValueAddress;
	/** A photo that was dropped on the target. */
	readonly photo: File | undefined;
	/** Makes another value the target, such as a new item. */
	focus(address: ValueAddress): void;
	/** Changes a value; undefined removes it. Typing without a pause is undone in one step. */
	set(address: ValueAddress, value: YamlValue | undefined): void;
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

/** A value of the form, and how to change it. */
export type FormValue = {
	/** The value as it is shown: with edits that aren't written. */
	readonly value: YamlValue | undefined;
	/** The value in the file. */
	readonly saved: YamlValue | undefined;
	/** Whether it is new and some texts in it are still empty. */
	readonly isUnfinished: boolean;
	/** The refused edit of exactly this value. */
	readonly refused: PendingEdit["refused"];
	/** The problems of exactly this value. */
	readonly problems: readonly Problem[];
	/** Changes the value; undefined removes it. */
	set(value: YamlValue | undefined): void;
};

/** Returns a value of the form. */
export function useFormValue(address: ValueAddress): FormValue {
	const { pending, state } = useEditor();
	const { documents, entry, set } = useForm();
	const value = getDocumentValue(documents, address);
	const saved = getDocumentValue(entry.documents, address);
	const own = pending.find((edit) => isSameAddress(edit.address, address));
	// Everybody sees that the fields of a new item are still empty.
	const isNewAndEmpty = saved === undefined && isEmpty(value);
	const shown = pending.filter(
		(edit) =>
			!isNewAndEmpty ||
			getDocumentValue(entry.documents, edit.address) !== undefined,
	);
	const problems = [
		...shown.flatMap(({ refused }) => refused?.problems ?? []),
		...(own ? [] : state.problems),
	];
	return {
		value,
		saved,
		isUnfinished: saved === undefined && hasEmptyText(value),
		refused: own?.refused,
		problems: problems.filter(
			(problem) => problem.address && isSameAddress(problem.address, address),
		),
		set: (next) => set(address, next),
	};
}

/** Returns whether the target of the form is a value or within it. */
export function useIsTarget(address: ValueAddress): boolean {
	const { target } = useForm();
	return getPathWithin(address, target) !== undefined;
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
	edits: readonly PendingEdit[],
): Documents {
	const edited = { ...documents };
	for (const { address, value } of edits) {
		const { file, path } = address;
		const document = edited[file];
		if (document)
			edited[file] =
				path === "markdown"
					? { ...document, markdown: toText(value) }
					: { ...document, value: setValueAt(document.value, path, value) };
	}
	return edited;
}

/** Returns whether a value is missing, or an empty text, list or map. */
export function isEmpty(value: YamlValue | undefined): boolean {
	if (value === undefined || value === null || value === "") return true;
	return typeof value === "object" && Object.values(value).every(isEmpty);
}

function hasEmptyText(value: YamlValue | undefined): boolean {
	return value !== null && typeof value === "object"
		? Object.values(value).some(hasEmptyText)
		: value === "";
}

/** Returns whether two addresses are the same. */
export function isSameAddress(one: ValueAddress, other: ValueAddress): boolean {
	return getPathWithin(one, other)?.length === 0;
}
