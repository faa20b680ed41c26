import { getLanguageName, selectText } from "kilde/tools";
import type { Context } from "../context.ts";
import { findVariant } from "../field-values.ts";
import type { EntryForm, Field, ValueAddress, ValuePath } from "../protocol.ts";
import { getValueAt } from "../values.ts";
import { createEntryForm } from "./entry-form.ts";
import { getItemLabel } from "./value-labels.ts";

/** The labels of entries and values. */
export type Labels = ReturnType<typeof createLabels>;

/** A field on the way to a value: its label, and that of the item of a list or map that it is. */
type Step = {
	readonly field: Field;
	readonly item: string | undefined;
};

/** Creates the labels of a build's content. The form of each entry is made once. */
export function createLabels(context: Context) {
	const forms = new Map<string, EntryForm | undefined>();
	const getForm = (file: string) => {
		if (!forms.has(file)) forms.set(file, createEntryForm(file, context));
		return forms.get(file);
	};
	return {
		getForm,
		/** Returns the label of the entry that a file belongs to; the name of the file if it belongs to none. */
		getEntryLabel: (file: string): string =>
			getForm(file)?.label ?? getFileName(file),
		/** Returns the label of a value and what it belongs to, such as “Price (Rye bread)”. */
		getLabel(address: ValueAddress): string {
			const form = getForm(address.file);
			if (!form) return getFileName(address.file);
			const steps = findSteps(form, address, context);
			const last = steps.at(-1);
			const item = steps.slice(0, -1).findLast((each) => each.item)?.item;
			const owner = item ?? form.label;
			const label =
				last?.item ?? steps.findLast(({ field }) => field.label)?.field.label;
			return label === undefined || label === "" || label === owner
				? owner
				: `${label} (${owner})`;
		},
		/** Returns the field of a value; undefined if no schema has it. */
		findField: (address: ValueAddress): Field | undefined => {
			const form = getForm(address.file);
			return form && findSteps(form, address, context).at(-1)?.field;
		},
		/** Returns the labels of the keys on the way to a value, beside it and in it. */
		getKeyLabels(address: ValueAddress): ReadonlyMap<string, string> {
			const form = getForm(address.file);
			const steps = form ? findSteps(form, address, context) : [];
			const around = [
				...(form ? [form.form] : []),
				...steps.map((each) => each.field),
			];
			return new Map(
				around.flatMap(({ control }) =>
					control.kind === "map"
						? Object.entries(control.names)
						: control.kind === "group"
							? control.fields
									.filter(({ field }) => field.label !== "")
									.map(({ key, field }) => [key, field.label] as const)
							: [],
				),
			);
		},
	};
}

/** Returns the name of a file without its extension. */
function getFileName(file: string): string {
	return file.slice(file.lastIndexOf("/") + 1).replace(/\.\w+$/, "");
}

/** Finds the fields from the form of an entry to one of its values, as far as its schemas have them. */
function findSteps(
	{ form, documents }: EntryForm,
	target: ValueAddress,
	context: Context,
): Step[] {
	const steps: Step[] = [];
	visit(form, { file: "", path: [] });
	return steps;

	/** Visits the fields in a field on the way to the value; returns whether one leads there. */
	function visit(field: Field, address: ValueAddress): boolean {
		const { control } = field;
		const { file, path } = address;
		if (path === "markdown") return true;
		const value = getValueAt(documents[file]?.value, path);
		switch (control.kind) {
			case "group":
			case "localized":
				return control.fields.some(({ key, field: inner }) => {
					const steps = key === "" ? [] : [key];
					const at = inner.at ?? { file, path: [...path, ...steps] };
					// “Danish” alone doesn't say what is in Danish.
					const isUnclear = control.kind === "localized" && field.label !== "";
					const label = isUnclear
						? `${field.label}, ${selectText(getLanguageName(key), context.language)}`
						: inner.label;
					return enter({ ...inner, label }, at, undefined);
				});
			case "list":
			case "map": {
				const key = getNextStep(path, target.path);
				if (key === undefined) return true;
				const item = getItemLabel(control, key, Object(value)[key], context);
				return enter(control.element, { file, path: [...path, key] }, item);
			}
			case "union": {
				const variant = findVariant(control, value);
				return variant ? visit(variant.field, address) : true;
			}
			default:
				return true;
		}
	}

	function enter(
		field: Field,
		address: ValueAddress,
		item: string | undefined,
	): boolean {
		// The fields in it may be in files of their own.
		const isSplit = address.file === "";
		if (!isSplit && !leadsTo(address, target)) return false;
		const length = steps.push({ field, item });
		const found = visit(field, address);
		if (isSplit && !found) steps.length = length - 1;
		return isSplit ? found : true;
	}
}

/** Whether a value is at an address or in the value there. */
function leadsTo(
	{ file, path }: ValueAddress,
	{ file: targetFile, path: target }: ValueAddress,
): boolean {
	if (file !== targetFile) return false;
	if (path === "markdown" || target === "markdown") return path === target;
	return path.every((step, index) => step === target[index]);
}

function getNextStep(
	path: ValuePath,
	target: ValueAddress["path"],
): string | number | undefined {
	return target === "markdown" ? undefined : target[path.length];
}
