import { getItemLabel, isMap, isSingleValue } from "../../field-values.ts";
import type { Control, YamlValue } from "../../protocol.ts";
import { useEditor } from "../editor-context.ts";
import { createBlankValue } from "./blank.ts";
import { type FieldProps, FieldView, useTargetFocus } from "./field-view.tsx";
import { Fold } from "./fold.tsx";
import {
	getChildAddress,
	useForm,
	useFormValue,
	useSetValue,
} from "./form-context.ts";
import { GroupProblems } from "./group-field.tsx";
import { focusAddButton, ItemActions } from "./item-actions.tsx";
import { KeyForm, RenameForm } from "./key-form.tsx";
import { useTextContext } from "./use-text-context.ts";

type MapProps = FieldProps & {
	readonly control: Extract<Control, { kind: "map" }>;
};

/** A map whose keys are names that people choose: its values by their labels. */
export function MapField(props: MapProps) {
	const { field, address, control, isBare } = props;
	const { strings } = useEditor();
	const { value } = useFormValue(address);
	const { focus } = useForm();
	const setValue = useSetValue();
	const ref = useTargetFocus(address, { isWhole: true });
	const entries = Object.entries(isMap(value) ? value : {}).filter(
		([key]) => !control.omits.includes(key),
	);
	const { element } = control;
	const isSingle = isSingleValue(element);
	return (
		<fieldset ref={ref} className="map-field">
			{!isBare && field.label && <legend>{field.label}</legend>}
			{[field.help, isSingle && element.help].filter(Boolean).map((help) => (
				<p key={String(help)} className="help">
					{help}
				</p>
			))}
			<GroupProblems address={address} />
			<ul className={isSingle ? "items single-values" : "items"}>
				{entries.map(([key, each]) => (
					<li key={key} className={isSingle ? "single" : undefined}>
						<MapItem
							{...props}
							itemKey={key}
							value={each}
							isSingle={isSingle}
						/>
					</li>
				))}
			</ul>
			<KeyForm
				taken={entries.map(([key]) => key)}
				submitLabel={strings.add}
				onSubmit={(key) => {
					setValue(
						getChildAddress(address, key),
						createBlankValue(element) ?? "",
					);
					focus(getChildAddress(address, key));
				}}
			/>
		</fieldset>
	);
}

type MapItemProps = MapProps & {
	readonly itemKey: string;
	readonly value: YamlValue;
	readonly isSingle: boolean;
};

function MapItem({
	control,
	itemKey,
	value,
	isSingle,
	...props
}: MapItemProps) {
	const { element, itemLabel, names } = control;
	const { outbox } = useEditor();
	const textContext = useTextContext();
	const address = getChildAddress(props.address, itemKey);
	const { saved, set } = useFormValue(address);
	const own =
		isSingle && itemLabel === undefined
			? ""
			: getItemLabel(value, element, itemLabel, textContext);
	const label = names[itemKey] ?? (own || itemKey);
	const actions = (
		<ItemActions
			label={label}
			actions={{
				remove(button) {
					focusAddButton(button);
					if (saved === undefined) outbox.drop(address);
					else set(undefined);
				},
			}}
		/>
	);
	if (isSingle)
		return (
			<>
				<FieldView field={{ ...element, label, help: "" }} address={address} />
				{actions}
			</>
		);
	return (
		<>
			<Fold
				address={address}
				label={<span>{label}</span>}
				startsOpen={saved === undefined}
			>
				<FieldView field={element} address={address} isBare />
				{saved !== undefined && <RenameForm address={address} name={itemKey} />}
			</Fold>
			{actions}
		</>
	);
}
