import { useEffect, useLayoutEffect, useRef, useState } from "react";
import type { EntryForm } from "../../protocol.ts";
import { getMessage } from "../api.ts";
import { useEditor } from "../editor-context.ts";
import { toAddressKey } from "../values.ts";
import { applyEdits } from "./form-context.ts";

/**
 * Loads the form of the entry with a file, and again when the content changes. Returns undefined until it is loaded, and null
 * if there is no such entry.
 */
export function useEntry(file: string): EntryForm | null | undefined {
	const { announce, call, outbox, pending, state } = useEditor();
	const [loaded, setLoaded] = useState<{
		readonly file: string;
		readonly entry: EntryForm | null;
	}>();

	// biome-ignore lint/correctness/useExhaustiveDependencies: loads each revision once
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

	const before = useRef(pending);
	useLayoutEffect(() => {
		const keys = new Set(pending.map(({ address }) => toAddressKey(address)));
		const written = before.current.filter(
			({ address, refused }) => !refused && !keys.has(toAddressKey(address)),
		);
		before.current = pending;
		if (written.length === 0) return;
		// Until the form is loaded again, it has the values that were written.
		setLoaded((now) =>
			now?.entry
				? {
						...now,
						entry: {
							...now.entry,
							documents: applyEdits(now.entry.documents, written),
						},
					}
				: now,
		);
	}, [pending]);

	// The form of the entry before is no longer shown.
	const documents = loaded?.entry?.documents ?? {};
	return loaded && (loaded.file === file || Object.hasOwn(documents, file))
		? loaded.entry
		: undefined;
}
