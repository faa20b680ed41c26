import { useState } from "react";
import type { EntryForm, Refusal } from "../../protocol.ts";
import { useEditor } from "../editor-context.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { Icon } from "../ui/icon.tsx";
import { Messages } from "../ui/messages.tsx";
import { useAction } from "../use-action.ts";

/** The actions of an entry: show, copy, remove, and begin another one. */
export function EntryActions({ entry }: { readonly entry: EntryForm }) {
	const editor = useEditor();
	const { announce, call, locale, openEntry, openScaffold, strings } = editor;
	const { file, isOneOfSeveral, pages, scaffold } = entry;
	const act = useAction();
	const [isRemoving, setRemoving] = useState(false);

	async function show() {
		const page = pages[locale];
		if (page !== undefined) {
			editor.showPage(page);
			return { refused: undefined };
		}
		const address = { file, path: [] };
		const { shown } = await call("shownAt", { address, locale });
		if (shown) editor.showPage(shown.path, shown.mark);
		else announce(strings.notOnPage);
		return { refused: undefined };
	}
	async function copy() {
		const answer = await call("copyEntry", { file });
		if (answer.file !== undefined) openEntry({ file: answer.file, path: [] });
		return answer;
	}
	return (
		<div className="entry-actions">
			<Button className="quiet" onClick={() => act(show)}>
				<Icon name="browse" />
				{strings.showOnPage}
			</Button>
			{scaffold && (
				<Button className="quiet" onClick={() => openScaffold(scaffold.name)}>
					<Icon name="new" />
					{strings.newOfKind(scaffold.label)}
				</Button>
			)}
			{isOneOfSeveral && (
				<>
					<Button className="quiet" onClick={() => act(copy, strings.copied)}>
						<Icon name="copy" />
						{strings.copy}
					</Button>
					<Button className="quiet" onClick={() => setRemoving(true)}>
						<Icon name="remove" />
						{strings.remove}
					</Button>
				</>
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
	const { call, strings } = useEditor();
	const act = useAction();
	const [refused, setRefused] = useState<Refusal>();

	async function remove() {
		const answer = await call("removeEntry", { file });
		setRefused(answer.refused);
		if (!answer.refused) onClose();
		return answer;
	}
	return (
		<Dialog title={strings.removeEntry(label)} onClose={onClose}>
			<p>{strings.removeHelp}</p>
			{refused && (
				<div role="alert">
					<p className="bad">{refused.reason}</p>
					<Messages problems={refused.problems} />
				</div>
			)}
			<div className="buttons">
				<Button
					className="main"
					onClick={() => act(remove, strings.removed(label))}
				>
					{strings.remove}
				</Button>
				<Button onClick={onClose}>{strings.cancel}</Button>
			</div>
		</Dialog>
	);
}
