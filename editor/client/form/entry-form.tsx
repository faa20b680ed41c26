import { useEffect, useMemo, useRef, useState } from "react";
import type { EntryForm as Entry, ValueAddress } from "../../protocol.ts";
import { useEditor } from "../editor-context.ts";
import { Button } from "../ui/button.tsx";
import { Messages } from "../ui/messages.tsx";
import { useAction } from "../use-action.ts";
import { EntryActions } from "./entry-actions.tsx";
import { FieldView } from "./field-view.tsx";
import { applyEdits, FormProvider } from "./form-context.ts";
import { PeriodStatus } from "./period-status.tsx";
import { useEntry } from "./use-entry.ts";

type EntryFormProps = {
	/** The value that gets the focus; a file alone has the path []. */
	readonly address: ValueAddress;
	/** A photo that was dropped on the value. */
	readonly photo?: File | undefined;
};

/** The form of the entry that has a value: everything in it, with the value in focus. */
export function EntryForm({ address, photo }: EntryFormProps) {
	const { strings } = useEditor();
	const entry = useEntry(address.file);
	if (entry === undefined) return <p role="status">{strings.loading}</p>;
	if (entry === null) return <p>{strings.entryGone}</p>;
	return <LoadedForm entry={entry} address={address} photo={photo} />;
}

function LoadedForm({
	entry,
	address,
	photo,
}: EntryFormProps & { readonly entry: Entry }) {
	const { pending, state } = useEditor();
	/** The target within the form, for as long as no other address is opened. */
	const [own, setOwn] = useState({ opened: address, target: address });
	const target = own.opened === address ? own.target : address;
	const heading = useRef<HTMLHeadingElement>(null);
	const { file, form, kind, label, nextChange, period } = entry;
	const context = useMemo(
		() => ({
			...{ entry, target, photo },
			documents: applyEdits(entry.documents, pending),
			focus: (next: ValueAddress) => setOwn({ opened: address, target: next }),
		}),
		[entry, pending, address, target, photo],
	);
	useEffect(() => {
		if (target.path.length === 0) heading.current?.focus();
	}, [target]);
	// Problems of files that can't be read have no value.
	const problems = state.problems.filter(
		(problem) =>
			!problem.address && Object.hasOwn(entry.documents, problem.file),
	);
	return (
		<FormProvider value={context}>
			<div className="entry-form">
				<div className="entry-header">
					{kind && <p className="kind">{kind}</p>}
					<h2 ref={heading} tabIndex={-1}>
						{label}
					</h2>
					{nextChange && <p className="help">{nextChange}</p>}
					<EntryActions entry={entry} />
				</div>
				<MissingLanguages entry={entry} />
				{problems.length > 0 && <Messages problems={problems} />}
				{period && <PeriodStatus file={file} hidden={period.hidden} />}
				<FieldView field={form} address={{ file, path: [] }} isBare />
			</div>
		</FormProvider>
	);
}

/** The languages that an entry has no file in, each with a button that adds it. */
function MissingLanguages({ entry: { documents } }: { readonly entry: Entry }) {
	const { call, site, strings } = useEditor();
	const act = useAction();
	return Object.entries(documents).map(
		([file, { locale, value, markdown }]) => {
			const language = site.locales.find(({ code }) => code === locale)?.name;
			if (!language || value !== undefined || markdown !== undefined)
				return undefined;
			return (
				<div key={file} className="notice">
					<p>{strings.missingLanguage(language)}</p>
					<Button onClick={() => act(() => call("addVersion", { file }))}>
						{strings.addLanguage(language)}
					</Button>
				</div>
			);
		},
	);
}
