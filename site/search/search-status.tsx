import type { SearchDialog } from "../props.ts";
import type { SearchIndex } from "./use-search-index.ts";

/** What the search says of itself, politely also to screen readers; the number of results to them alone. */
export function SearchStatus({
	state,
	blank,
	count,
	texts,
}: {
	readonly state: SearchIndex["state"];
	readonly blank: boolean;
	readonly count: number;
	readonly texts: SearchDialog["texts"];
}) {
	const found = !blank && count > 0;
	return (
		<p
			role="status"
			className={found ? "visually-hidden" : "search-dialog__status"}
		>
			{sentence()}
		</p>
	);

	function sentence() {
		if (blank) return texts.hint;
		if (state === "loading") return texts.loading;
		// The notification says it, and the button below.
		if (state === "failed") return null;
		if (count === 0)
			return (
				<>
					<strong>{texts.none}</strong> {texts.noneHint}
				</>
			);
		return count === 1 ? texts.one : texts.many.replace("COUNT", String(count));
	}
}
