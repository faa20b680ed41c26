import type { Option } from "../../protocol.ts";

/** The options of a select, below the headings of their groups. */
export function Options({ options }: { readonly options: readonly Option[] }) {
	const groups = new Map<string, readonly Option[]>();
	for (const option of options) {
		const { group = "" } = option;
		groups.set(group, [...(groups.get(group) ?? []), option]);
	}
	return [...groups].map(([group, own]) =>
		group === "" ? (
			<UngroupedOptions key={group} options={own} />
		) : (
			<optgroup key={group} label={group}>
				<UngroupedOptions options={own} />
			</optgroup>
		),
	);
}

function UngroupedOptions({
	options,
}: {
	readonly options: readonly Option[];
}) {
	return options.map(({ value, label }) => (
		<option key={value} value={value}>
			{label}
		</option>
	));
}
