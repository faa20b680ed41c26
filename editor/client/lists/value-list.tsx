import type { Requests } from "../../requests.ts";
import { toAddressKey } from "../../values.ts";
import { useEditor } from "../editor-context.ts";
import { ViewHeading } from "../ui/heading.tsx";
import { Rows } from "../ui/list.tsx";

/** The choice between several values that decide what one text shows. */
export function ValueList({ addresses, labels }: Requests["locate"]["answer"]) {
	const { openEntry, strings } = useEditor();
	return (
		<>
			<ViewHeading>{strings.chooseValue}</ViewHeading>
			<Rows
				rows={addresses.map((address, index) => ({
					key: toAddressKey(address),
					label: labels[index],
					onOpen: () => openEntry(address),
				}))}
			/>
		</>
	);
}
