import { useEffect, useRef, useState } from "react";
import type { SearchDialogProps } from "../lib/search-dialog.ts";
import { notify } from "../notifications.ts";
import { wordsFor, wordsOf } from "./find.ts";
import { noneActive } from "./next-active.ts";
import { type Option, recentOptions, results } from "./option-groups.ts";
import { forgetSearches, recentSearches, rememberSearch } from "./recent.ts";
import { useSearchIndex } from "./use-search-index.ts";

/** The state shared by the parts of the search dialog. */
export type Search = ReturnType<typeof useSearch>;

/**
 * Returns the state of the search, what changes it, and the refs of its dialog and its field. The field keeps its text itself:
 * start/islands.ts opens the dialog before hydration, so the visitor may have typed into it by then.
 */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: an island carries it, and it is shortest as one closure.
export function useSearch({
	index: address,
	texts,
	notifications,
}: SearchDialogProps) {
	const dialog = useRef<HTMLDialogElement>(null);
	const field = useRef<HTMLInputElement>(null);
	/** How often the index was asked for since the dialog was opened. */
	const [request, setRequest] = useState(0);
	const [recent, setRecent] = useState<readonly string[]>([]);
	const [{ query, chosen }, setSearch] = useState<State>({ query: "" });
	const index = useSearchIndex(address, request);

	const items = index.state === "ready" ? index.items : [];
	const isBlank = wordsOf(query).length === 0;
	const words = isBlank ? [] : wordsFor(items, query);
	const groups = isBlank ? recentOptions(recent, texts) : results(items, words);
	const options = groups.flatMap((group) => group.options);

	useEffect(() => {
		if (!dialog.current?.open) return;
		setRequest(1);
		setSearch({ query: field.current?.value ?? "" });
	}, []);

	useEffect(() => {
		if (request === 1) setRecent(recentSearches());
	}, [request]);

	useEffect(() => {
		if (index.state === "failed") notify(texts.failed, notifications);
	}, [index.state, texts.failed, notifications]);

	function end() {
		setRequest(0);
		ask("");
	}

	function retry() {
		setRequest(request + 1);
		field.current?.focus();
	}

	/** Sets the text of the field and searches for it. */
	function ask(query: string) {
		if (field.current) field.current.value = query;
		setSearch({ query });
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

	return {
		dialog,
		field,
		state: index.state,
		isBlank,
		words,
		groups,
		options,
		// The best result is active until another one is; of recent searches, none is.
		active: chosen ?? (isBlank ? noneActive : 0),
		begin: () => setRequest((times) => times || 1),
		end,
		retry,
		choose,
		setQuery: (query: string) => setSearch({ query }),
		setActive: (chosen: number) => setSearch({ query, chosen }),
	};
}

/** The query, and the index of the option that the visitor made active since it changed. */
type State = { readonly query: string; readonly chosen?: number };
