import "../components/search-dialog.css";
import {
	type KeyboardEvent,
	type MouseEvent,
	useEffect,
	useId,
	useRef,
	useState,
} from "react";
import { Icon } from "../components/icon.tsx";
import { notify } from "../notifications.ts";
import type { SearchDialog as Props } from "../props.ts";
import { wordsFor, wordsOf } from "../search/find.ts";
import { nextActive, noneActive } from "../search/next-active.ts";
import { type Option, optionGroups } from "../search/option-groups.ts";
import { Options, optionId } from "../search/options.tsx";
import {
	forgetSearches,
	recentSearches,
	rememberSearch,
} from "../search/recent.ts";
import { SearchStatus } from "../search/search-status.tsx";
import { useSearchIndex } from "../search/use-search-index.ts";

/**
 * The search of the site: a button and a dialog. start/islands.ts opens the dialog before hydration, so the visitor may have
 * typed into its field by then.
 */
export function SearchDialog({ index: address, texts, notifications }: Props) {
	const id = useId();
	const list = `${id}list`;
	const dialog = useRef<HTMLDialogElement>(null);
	const field = useRef<HTMLInputElement>(null);
	const [request, setRequest] = useState(0);
	const [{ query, active }, setSearch] = useState(begun(""));
	const [recent, setRecent] = useState<readonly string[]>([]);
	const index = useSearchIndex(address, request);

	const items = index.state === "ready" ? index.items : [];
	const groups = optionGroups(query, items, recent, texts);
	const options = groups.flatMap((group) => group.options);
	const activeId = options[active] ? optionId(list, active) : undefined;

	useEffect(() => {
		if (!dialog.current?.open) return;
		setRequest(1);
		setRecent(recentSearches());
		setSearch(begun(field.current?.value ?? ""));
	}, []);

	useEffect(() => {
		if (index.state === "failed") notify(texts.failed, notifications);
	}, [index.state, texts.failed, notifications]);

	function begin() {
		if (request > 0) return;
		setRequest(1);
		setRecent(recentSearches());
	}

	function end() {
		setRequest(0);
		ask("");
	}

	function retry() {
		setRequest(request + 1);
		field.current?.focus();
	}

	/** Sets the text of the field and searches for it. */
	function ask(text: string) {
		if (field.current) field.current.value = text;
		setSearch(begun(text));
	}

	function choose(option: Option) {
		switch (option.kind) {
			case "result":
				rememberSearch(query);
				return dialog.current?.close();
			case "recent":
				return ask(option.query);
			case "clear":
				forgetSearches();
				setRecent([]);
				return ask("");
		}
	}

	function steer(event: KeyboardEvent) {
		const { key, nativeEvent, ctrlKey, metaKey, altKey, shiftKey } = event;
		if (nativeEvent.isComposing || ctrlKey || metaKey || altKey || shiftKey)
			return;
		const next = nextActive(key, active, options.length);
		if (next !== undefined) setSearch({ query, active: next });
		else if (key === "Enter" && activeId)
			document.getElementById(activeId)?.click();
		else return;
		event.preventDefault();
	}

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
				ref={dialog}
				id={`${id}dialog`}
				className="dialog search-dialog"
				aria-label={texts.name}
				// It may be open before React is there.
				suppressHydrationWarning
				onMouseDown={closeOutside}
				onClose={end}
			>
				<div className="search-dialog__bar">
					<input
						ref={field}
						className="search-dialog__field"
						role="combobox"
						aria-label={texts.placeholder}
						placeholder={texts.placeholder}
						aria-autocomplete="list"
						aria-controls={options.length > 0 ? list : undefined}
						aria-expanded={options.length > 0}
						aria-activedescendant={activeId}
						autoComplete="off"
						autoCapitalize="off"
						spellCheck={false}
						enterKeyHint="go"
						onFocus={begin}
						onInput={({ currentTarget }) =>
							setSearch(begun(currentTarget.value))
						}
						onKeyDown={steer}
					/>
					<form method="dialog">
						<button type="submit" className="button button--quiet">
							{texts.close}
						</button>
					</form>
				</div>
				<SearchStatus
					state={index.state}
					blank={wordsOf(query).length === 0}
					count={options.length}
					texts={texts}
				/>
				{options.length > 0 && (
					<Options
						id={list}
						label={texts.results}
						groups={groups}
						words={wordsFor(items, query)}
						active={active}
						onActivate={(next) => setSearch({ query, active: next })}
						onChoose={choose}
					/>
				)}
				{index.state === "failed" && (
					<div className="search-dialog__failed">
						<p>{texts.failed}</p>
						<button
							type="button"
							className="button button--quiet"
							onClick={retry}
						>
							{texts.retry}
						</button>
					</div>
				)}
			</dialog>
		</>
	);
}

/** The state after a new query: the best result is active; of recent searches, none is. */
function begun(query: string) {
	return { query, active: wordsOf(query).length > 0 ? 0 : noneActive };
}

/** Closes the dialog on a click on its backdrop, of which the dialog itself is the target. */
function closeOutside({
	target,
	currentTarget,
}: MouseEvent<HTMLDialogElement>): void {
	if (target === currentTarget) currentTarget.close();
}
