import type {
	EntryForm,
	Field,
	ValueAddress,
	ValuePath,
} from "../../protocol.ts";
import { getValueAt, toAddressKey } from "../../values.ts";
import { useEditor } from "../editor-context.ts";
import { Button } from "../ui/button.tsx";
import { ViewHeading } from "../ui/heading.tsx";
import { useAnswer } from "../use-answer.ts";

/** The choice between several values that decide what one text shows. */
export function ValueList({
	addresses,
}: {
	readonly addresses: readonly ValueAddress[];
}) {
	const { call, openEntry, state, strings } = useEditor();
	const entries = useAnswer(
		`${state.revision} ${addresses.map(toAddressKey).join(" ")}`,
		() => Promise.all(addresses.map(({ file }) => call("entry", { file }))),
	);
	return (
		<>
			<ViewHeading>{strings.chooseValue}</ViewHeading>
			<p className="help">{strings.chooseValueHelp}</p>
			<ul className="rows">
				{entries &&
					addresses.map((address, index) => {
						const entry = entries[index];
						return (
							<li key={toAddressKey(address)}>
								<Button onClick={() => openEntry(address)}>
									{entry ? getLabel(entry, address) : address.file}
									<span className="hint">
										{entry && getText(entry, address)}
									</span>
								</Button>
							</li>
						);
					})}
			</ul>
		</>
	);
}

/** Returns the labels of the entry and of the field, such as “Opening hours › Sunday”. */
function getLabel(entry: EntryForm, { path }: ValueAddress): string {
	const labels = path === "markdown" ? [] : listLabels(entry.form, path);
	return [entry.label, ...labels].filter(Boolean).join(" › ");
}

/** Lists the labels of the fields around a value. */
function listLabels(field: Field, path: ValuePath): readonly string[] {
	const [step, ...rest] = path;
	if (step === undefined) return [];
	const inner = findChild(field, step);
	return inner ? [inner.label, ...listLabels(inner, rest)] : [];
}

function findChild(
	{ control }: Field,
	step: string | number,
): Field | undefined {
	switch (control.kind) {
		case "group":
		case "localized":
			return control.fields.find(({ key }) => key === step)?.field;
		case "list":
			return control.element;
		case "map":
			return {
				...control.element,
				label: control.names[step] ?? control.element.label,
			};
		case "union":
			return control.variants
				.map((variant) => findChild(variant.field, step))
				.find((found) => found !== undefined);
		default:
			return undefined;
	}
}

function getText(
	{ documents }: EntryForm,
	{ file, path }: ValueAddress,
): string {
	const value =
		path === "markdown"
			? documents[file]?.markdown
			: getValueAt(documents[file]?.value, path);
	return typeof value === "string" || typeof value === "number"
		? String(value)
		: "";
}
