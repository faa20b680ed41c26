import { useMemo, useState } from "react";
import type { EntryForm as Entry, ValueAddress } from "../../protocol.ts";
import { useEditor } from "../editor-context.ts";
import { focusOnMount } from "../ui/button.tsx";
import { Messages } from "../ui/messages.tsx";
import {
	EntryActions,
	MissingLanguages,
	PeriodStatus,
} from "./entry-actions.tsx";
import { FieldView } from "./field-view.tsx";
import { useTargetFocus } from "./focus.ts";
import { applyEdits, type FormContext, FormProvider } from "./form-context.ts";
import { setFormValue } from "./set-value.ts";
import { useEntry } from "./use-entry.ts";

type EntryFormProps = {
	/** The value that gets the focus; a file alone has the path []. */
	readonly address: ValueAddress;
	/** A photo that was dropped on the value. */
	readonly photo?: File | undefined;
};

/** The form of the entry that has a value: everything in it, with the value in focus. */
export function EntryForm(props: EntryFormProps) {
	const { strings } = useEditor();
	const entry = useEntry(props.address.file);
	if (entry === undefined) return <p role="status">{strings.loading}</p>;
	if (entry === null)
		return (
			<p tabIndex={-1} ref={focusOnMount}>
				{strings.entryGone}
			</p>
		);
	return <LoadedForm {...props} entry={entry} />;
}

function LoadedForm({
	entry,
	address,
	photo,
}: EntryFormProps & { readonly entry: Entry }) {
	const { outbox, pending, state } = useEditor();
	/** The target within the form, for as long as no other address is opened. */
	const [own, setOwn] = useState({ opened: address, target: address });
	const target = own.opened === address ? own.target : address;
	const form = useTargetFocus(target);
	const context = useMemo((): FormContext => {
		const documents = applyEdits(entry.documents, pending);
		return {
			...{ entry, documents, target, photo },
			focus: (next) => setOwn({ opened: address, target: next }),
			set: (changed, value) =>
				setFormValue(outbox, entry, documents, changed, value),
		};
	}, [entry, outbox, pending, address, target, photo]);
	// Problems of files that can't be read have no value.
	const problems = state.problems.filter(
		(problem) =>
			!problem.address && Object.hasOwn(entry.documents, problem.file),
	);
	return (
		<FormProvider value={context}>
			<div ref={form} className="entry-form">
				<div className="entry-header">
					{entry.kind && <p className="hint">{entry.kind}</p>}
					<h2 data-address="" tabIndex={-1}>
						{entry.label}
					</h2>
					{entry.nextChange && <p className="help">{entry.nextChange}</p>}
					<EntryActions entry={entry} />
				</div>
				<MissingLanguages entry={entry} />
				{problems.length > 0 && <Messages problems={problems} />}
				<PeriodStatus entry={entry} />
				<FieldView
					field={entry.form}
					address={{ file: entry.file, path: [] }}
					isBare
				/>
			</div>
		</FormProvider>
	);
}
