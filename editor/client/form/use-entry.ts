import { useMemo, useState } from "react";
import type { EntryForm } from "../../protocol.ts";
import { getPathWithin } from "../../values.ts";
import { useEditor } from "../editor-context.ts";
import type { PendingEdit } from "../outbox.ts";
import { useAnswer } from "../use-answer.ts";
import { applyEdits } from "./form-context.ts";

/**
 * Loads the form of the entry with a file, and again when the content changes. Returns undefined until it is loaded, and null
 * if there is no such entry.
 */
export function useEntry(file: string): EntryForm | null | undefined {
	const { call, outbox, pending, state } = useEditor();
	const answer = useAnswer(`${file} ${state.revision}`, async () => {
		// While somebody types, the form knows better.
		await outbox.settled();
		return { file, entry: await call("entry", { file }) };
	});
	const written = useWrittenEdits(pending, answer);
	const entry = answer?.entry;
	const edited = useMemo(
		() =>
			entry && { ...entry, documents: applyEdits(entry.documents, written) },
		[entry, written],
	);
	// The form of the entry before is no longer shown.
	const isOfFile =
		answer?.file === file || Object.hasOwn(entry?.documents ?? {}, file);
	return isOfFile ? edited : undefined;
}

/** Returns the edits that have been written since an answer: the form has them until it is loaded again. */
function useWrittenEdits(
	pending: readonly PendingEdit[],
	answer: unknown,
): readonly PendingEdit[] {
	const [known, setKnown] = useState<{
		readonly pending: readonly PendingEdit[];
		readonly answer: unknown;
		readonly written: readonly PendingEdit[];
	}>({ pending, answer, written: [] });
	if (known.pending !== pending || known.answer !== answer) {
		// An edit may have become part of another one.
		const arrived = known.pending.filter(
			({ address, refused }) =>
				!refused &&
				!pending.some((edit) => getPathWithin(edit.address, address)),
		);
		const isAsked = known.answer !== answer;
		// An effect would show the values before for a moment.
		setKnown({
			...{ pending, answer },
			written: isAsked ? [] : [...known.written, ...arrived],
		});
	}
	return known.written;
}
