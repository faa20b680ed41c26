import { useEffect, useState } from "react";
import type { EntryForm } from "../../protocol.ts";
import { toAddressKey } from "../../values.ts";
import { getMessage } from "../api.ts";
import { type PendingEdit, useEditor } from "../editor-context.ts";
import { applyEdits } from "./form-context.ts";

type Loaded = { readonly file: string; readonly entry: EntryForm | null };

/**
 * Loads the form of the entry with a file, and again when the content changes. Returns undefined until it is loaded, and null
 * if there is no such entry.
 */
export function useEntry(file: string): EntryForm | null | undefined {
	const { announce, call, outbox, pending, state } = useEditor();
	const [loaded, setLoaded] = useState<Loaded>();

	// biome-ignore lint/correctness/useExhaustiveDependencies: asked again when the content changes
	useEffect(() => {
		let isCurrent = true;
		load().catch((error) => announce(getMessage(error), true));
		return () => {
			isCurrent = false;
		};

		async function load() {
			// While somebody types, the form knows better.
			await outbox.settled();
			if (!isCurrent) return;
			const entry = await call("entry", { file });
			if (isCurrent) setLoaded({ file, entry });
		}
	}, [file, state.revision]);

	// Until the form is loaded again, it has the values that were written. An effect would show the values before for a moment.
	const [before, setBefore] = useState(pending);
	if (before !== pending) {
		setBefore(pending);
		const written = findWritten(before, pending);
		if (written.length > 0)
			setLoaded((now) => now && applyWritten(now, written));
	}

	// The form of the entry before is no longer shown.
	const documents = loaded?.entry?.documents ?? {};
	return loaded && (loaded.file === file || Object.hasOwn(documents, file))
		? loaded.entry
		: undefined;
}

/** Finds the edits that were on their way before, and have arrived. */
function findWritten(
	before: readonly PendingEdit[],
	pending: readonly PendingEdit[],
): readonly PendingEdit[] {
	const keys = new Set(pending.map(({ address }) => toAddressKey(address)));
	return before.filter(
		({ address, refused }) => !refused && !keys.has(toAddressKey(address)),
	);
}

function applyWritten(
	{ file, entry }: Loaded,
	written: readonly PendingEdit[],
): Loaded {
	if (!entry) return { file, entry };
	const documents = applyEdits(entry.documents, written);
	return { file, entry: { ...entry, documents } };
}
