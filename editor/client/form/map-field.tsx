import { getItemLabel, isMap, isSingleValue } from "../../field-values.ts";
import type { Control, ValueAddress } from "../../protocol.ts";
import { useEditor } from "../editor-context.ts";
import { useAction } from "../use-action.ts";
import { createBlankValue } from "./blank.ts";
import { FieldGroup } from "./field-group.tsx";
import type { FieldProps } from "./field-view.tsx";
import { getChildAddress, useForm, useFormValue } from "./form-context.ts";
import { focusAddButton, Item } from "./item.tsx";
import { KeyForm } from "./key-form.tsx";
import { useTextContext } from "./use-text-context.ts";

type MapProps = FieldProps & {
	readonly control: Extract<Control, { kind: "map" }>;
};

/** A map whose keys are names that people choose: its values by their labels. */
export function MapField(props: MapProps) {
	const { address, control } = props;
	const { announce, strings } = useEditor();
	const { value } = useFormValue(address);
	const { focus, set } = useForm();
	const { element, omits } = control;
	const keys = Object.keys(isMap(value) ? value : {});
	const isSingle = isSingleValue(element);
	function add(key: string) {
		if (keys.includes(key)) return announce(strings.usedKey, true);
		const own = getChildAddress(address, key);
		set(own, createBlankValue(element) ?? "");
		focus(own);
	}
	return (
		<FieldGroup {...props} className="map-field">
			{isSingle && element.help && <p className="help">{element.help}</p>}
			<ul className="items">
				{keys
					.filter((key) => !omits.includes(key))
					.map((key) => (
						<MapItem key={key} {...props} itemKey={key} />
					))}
			</ul>
			<KeyForm label={strings.add} onSubmit={add} />
		</FieldGroup>
	);
}

function MapItem({
	control: { element, itemLabel, names },
	itemKey,
	...props
}: MapProps & { readonly itemKey: string }) {
	const { outbox } = useEditor();
	const textContext = useTextContext();
	const address = getChildAddress(props.address, itemKey);
	const { value, saved, set } = useFormValue(address);
	const isSingle = isSingleValue(element);
	const isNew = saved === undefined;
	const own =
		isSingle && itemLabel === undefined
			? ""
			: getItemLabel(value, element, itemLabel, textContext);
	const label = names[itemKey] ?? (own || itemKey);
	function remove(button: HTMLElement) {
		focusAddButton(button);
		if (isNew) outbox.drop(address);
		else set(undefined);
	}
	return (
		<Item
			field={isSingle ? { ...element, label, help: "" } : element}
			address={address}
			label={label}
			isNew={isNew}
			actions={{ remove }}
		>
			{!isNew && <RenameForm address={address} name={itemKey} />}
		</Item>
	);
}

/** Renames the key of a value in a map, and what refers to it. */
function RenameForm({
	address,
	name,
}: {
	readonly address: ValueAddress;
	readonly name: string;
}) {
	const { call, strings } = useEditor();
	const act = useAction();
	const { focus } = useForm();
	async function rename(next: string) {
		const isDone = await act(() => call("rename", { address, name: next }));
		const { file, path } = address;
		if (isDone && path !== "markdown")
			focus({ file, path: [...path.slice(0, -1), next] });
	}
	return <KeyForm label={strings.rename} initial={name} onSubmit={rename} />;
}
