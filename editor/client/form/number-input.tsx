import {
	formatNumber,
	formatNumberForInput,
	listPossibleNumbers,
	messageTags,
	removeUnit,
} from "kilde/tools/browser";
import { toText } from "../../field-values.ts";
import { useEditor } from "../editor-context.ts";
import { Button } from "../ui/button.tsx";
import type { ControlProps } from "./control-props.ts";
import { DraftInput } from "./draft-input.tsx";
import { focusControl } from "./focus.ts";

/** A number in the notation of the page or the editor: “2.000” in Danish is two thousand. Several possible numbers are offered. */
export function NumberInput({
	control: { unit, units },
	...props
}: ControlProps<"number">) {
	const { language, locale, site, strings } = useEditor();
	const { field, value, name } = props;
	const own = field.locale ?? locale;
	const ownTag = site.locales.find(({ code }) => code === own)?.tag;
	const tag = ownTag ?? messageTags[language];
	const list = (text: string) =>
		listPossibleNumbers(removeUnit(text, units), [tag, messageTags[language]]);
	const isNumber = typeof value === "number";
	return (
		<div className="number">
			<DraftInput
				{...props}
				name={unit ? `${name} (${unit})` : name}
				text={isNumber ? formatNumberForInput(value, tag) : toText(value)}
				attributes={{ inputMode: "decimal" }}
				read={(text) => {
					const [number, ...others] = list(text);
					return others.length === 0 ? number : undefined;
				}}
				explain={(text, choose) => (
					<>
						<p>
							{list(text).length > 1
								? strings.ambiguousNumber
								: strings.notANumber}
						</p>
						<div className="buttons">
							{list(text).map((number) => (
								<Button
									key={number}
									onClick={({ currentTarget }) => {
										focusControl(currentTarget);
										choose(number);
									}}
								>
									{formatNumber(number, tag)}
								</Button>
							))}
						</div>
					</>
				)}
			/>
			{unit && <span aria-hidden="true">{unit}</span>}
		</div>
	);
}
