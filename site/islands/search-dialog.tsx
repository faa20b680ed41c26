import "../components/search-dialog.css";
import { type KeyboardEvent, type MouseEvent, useId } from "react";
import { Icon } from "../components/icon.tsx";
import type { SearchDialogProps } from "../lib/search-dialog.ts";
import { nextActive } from "../search/next-active.ts";
import { Options, optionId } from "../search/options.tsx";
import { SearchStatus } from "../search/search-status.tsx";
import { type Search, useSearch } from "../search/use-search.ts";

/** The search of the site: a button, and the dialog that start/islands.ts opens, before hydration. */
export function SearchDialog(props: SearchDialogProps) {
	const { texts } = props;
	const search = useSearch(props);
	const id = useId();
	const list = `${id}list`;
	return (
		<>
			<button
				type="button"
				className="search-button button button--quiet"
				aria-label={texts.name}
				data-tooltip={texts.tooltip}
				data-scripted=""
				aria-haspopup="dialog"
				aria-controls={`${id}dialog`}
				aria-keyshortcuts="Control+K Meta+K"
			>
				<Icon name="search" />
			</button>
			<dialog
				ref={search.dialog}
				id={`${id}dialog`}
				className="dialog search-dialog box"
				aria-label={texts.name}
				// It may be open before React is there.
				suppressHydrationWarning
				onMouseDown={closeOutside}
				onClose={search.end}
			>
				<div className="search-dialog__bar">
					<SearchField search={search} list={list} label={texts.placeholder} />
					<form method="dialog">
						<button type="submit" className="button button--quiet">
							{texts.close}
						</button>
					</form>
				</div>
				<SearchStatus search={search} texts={texts} />
				<Options search={search} id={list} label={texts.results} />
				{search.state === "failed" && (
					<div className="search-dialog__failed tight">
						<p>{texts.failed}</p>
						<button
							type="button"
							className="button button--quiet"
							onClick={search.retry}
						>
							{texts.retry}
						</button>
					</div>
				)}
			</dialog>
		</>
	);
}

/** The field of the search (WAI-ARIA: combobox): it keeps the focus while its keys walk through the options of the list. */
function SearchField({
	search: { field, options, active, begin, setQuery, setActive },
	list,
	label,
}: {
	readonly search: Search;
	readonly list: string;
	readonly label: string;
}) {
	const activeId = options[active] ? optionId(list, active) : undefined;

	function steer(event: KeyboardEvent) {
		const { key, nativeEvent, ctrlKey, metaKey, altKey, shiftKey } = event;
		if (nativeEvent.isComposing || ctrlKey || metaKey || altKey || shiftKey)
			return;
		const next = nextActive(key, active, options.length);
		if (next !== undefined) setActive(next);
		else if (key === "Enter" && activeId)
			document.getElementById(activeId)?.click();
		else return;
		event.preventDefault();
	}

	return (
		<input
			ref={field}
			className="search-dialog__field"
			role="combobox"
			aria-label={label}
			placeholder={label}
			aria-autocomplete="list"
			aria-controls={options.length > 0 ? list : undefined}
			aria-expanded={options.length > 0}
			aria-activedescendant={activeId}
			autoComplete="off"
			autoCapitalize="off"
			spellCheck={false}
			enterKeyHint="go"
			onFocus={begin}
			onInput={({ currentTarget }) => setQuery(currentTarget.value)}
			onKeyDown={steer}
		/>
	);
}

/** Closes the dialog on a click on its backdrop, of which the dialog itself is the target. */
function closeOutside({
	target,
	currentTarget,
}: MouseEvent<HTMLDialogElement>): void {
	if (target === currentTarget) currentTarget.close();
}
