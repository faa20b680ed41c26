import type { SearchDialogProps } from "../lib/search-dialog.ts";
import type { Search } from "./use-search.ts";

/** The status of the search, a polite live region; the number of results is for screen readers only. */
export function SearchStatus({
	search: { state, isBlank, options },
	texts,
}: {
	readonly search: Search;
	readonly texts: SearchDialogProps["texts"];
}) {
	const count = options.length;
	const found = !isBlank && count > 0;
	return (
		<p
			role="status"
			className={found ? "visually-hidden" : "search-dialog__status note"}
		>
			{sentence()}
		</p>
	);

	function sentence() {
		if (isBlank) return texts.hint;
		if (state === "loading") return texts.loading;
		// The notification and the button below already tell that.
		if (state === "failed") return null;
		if (count === 0)
			return (
				<>
					<strong>{texts.none}</strong> {texts.noneHint}
				</>
			);
		return count === 1
			? texts.one
			: texts.many.replace("{count}", String(count));
	}
}
