import type { SearchDialog } from "../props.ts";
import type { SearchIndex } from "./use-search-index.ts";

/** The status of the search, a polite live region; the number of results is for screen readers only. */
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
		// The notification and the button below say it.
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
