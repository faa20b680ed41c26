import { useState } from "react";
import type { EntryForm, Refusal } from "../../protocol.ts";
import { getMessage } from "../api.ts";
import { useEditor } from "../editor-context.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { Icon } from "../ui/icon.tsx";
import { FieldProblems } from "./field-problems.tsx";

/** The actions of an entry: show, copy, remove, and begin another one. */
export function EntryActions({ entry }: { readonly entry: EntryForm }) {
	const editor = useEditor();
	const { announce, call, locale, openEntry, openScaffold, strings } = editor;
	const { file, isOneOfSeveral, pages, scaffold } = entry;
	const [isRemoving, setRemoving] = useState(false);

	async function show() {
		const page = pages[locale];
		if (page !== undefined) return editor.showPage(page);
		const { shown } = await call("shownAt", {
			...{ address: { file, path: [] }, locale },
		});
		if (shown) editor.showPage(shown.path, shown.mark);
		else announce(strings.notOnPage);
	}
	async function copy() {
		const { file: made, refused } = await call("copyEntry", { file });
		if (made === undefined) return announce(refused?.reason ?? "", true);
		openEntry({ file: made, path: [] });
		announce(strings.copied);
	}
	const run = (action: () => Promise<void>) =>
		action().catch((error) => announce(getMessage(error), true));
	return (
		<div className="entry-actions">
			<Button className="quiet" onClick={() => run(show)}>
				<Icon name="browse" />
				{strings.showOnPage}
			</Button>
			{isOneOfSeveral && (
				<Button className="quiet" onClick={() => run(copy)}>
					<Icon name="copy" />
					{strings.copy}
				</Button>
			)}
			{scaffold && (
				<Button className="quiet" onClick={() => openScaffold(scaffold.name)}>
					<Icon name="new" />
					{strings.newOfKind(scaffold.label)}
				</Button>
			)}
			{isOneOfSeveral && (
				<Button className="quiet" onClick={() => setRemoving(true)}>
					<Icon name="remove" />
					{strings.remove}
				</Button>
			)}
			{isRemoving && (
				<RemovalDialog entry={entry} onClose={() => setRemoving(false)} />
			)}
		</div>
	);
}

/** Asks before an entry is removed, and says why that isn't possible. */
function RemovalDialog({
	entry: { file, label },
	onClose,
}: {
	readonly entry: EntryForm;
	onClose(): void;
}) {
	const { announce, call, strings } = useEditor();
	const [refused, setRefused] = useState<Refusal>();

	async function remove() {
		const answer = await call("removeEntry", { file });
		if (answer.refused) return setRefused(answer.refused);
		announce(strings.removed(label));
		onClose();
	}
	return (
		<Dialog title={strings.removeEntry(label)} onClose={onClose}>
			<p>{strings.removeHelp}</p>
			{refused && (
				<div role="alert">
					<p className="bad">{refused.reason}</p>
					<FieldProblems problems={refused.problems} isLinked />
				</div>
			)}
			<div className="buttons">
				<Button
					className="main"
					onClick={() =>
						remove().catch((error) => announce(getMessage(error), true))
					}
				>
					{strings.remove}
				</Button>
				<Button onClick={onClose}>{strings.cancel}</Button>
			</div>
		</Dialog>
	);
}
