import type { Option } from "../../protocol.ts";

/** The options of a select, below the headings of their groups. */
export function Options({ options }: { readonly options: readonly Option[] }) {
	const groups = new Set(options.map(({ group }) => group));
	return [...groups].map((group) => {
		const items = options
			.filter((option) => option.group === group)
			.map(({ value, label }) => (
				<option key={value} value={value}>
					{label}
				</option>
			));
		if (!group) return items;
		return (
			<optgroup key={group} label={group}>
				{items}
			</optgroup>
		);
	});
}
