import { useEffect, useEffectEvent } from "react";
import { getMessage } from "../api.ts";
import type { EditorContext } from "../editor-context.ts";
import type { Store } from "../store.ts";
import type { Panel } from "./use-panel.ts";

/** Milliseconds without a change before the choices are loaded again. */
const delay = 500;

/** Loads what fields can choose from into the store at the start, and again after changes while a form is open. */
export function useChoices(
	store: Store,
	{ announce, call, state, choices }: EditorContext,
	panel: Panel,
): void {
	const isNeeded = choices === undefined || panel.current?.kind === "entry";
	const { revision } = state;
	const isFirst = useEffectEvent(() => choices === undefined);
	const load = useEffectEvent(() =>
		call("choices", {}).then(
			(loaded) => store.update({ choices: loaded }),
			(error) => announce(getMessage(error), true),
		),
	);
	// biome-ignore lint/correctness/useExhaustiveDependencies: loaded again for each revision
	useEffect(() => {
		if (!isNeeded) return;
		const timer = setTimeout(load, isFirst() ? 0 : delay);
		return () => clearTimeout(timer);
	}, [isNeeded, revision]);
}
