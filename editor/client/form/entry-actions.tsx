import { useState } from "react";
import type { EntryForm, Refusal } from "../../protocol.ts";
import { useEditor } from "../editor-context.ts";
import { Button } from "../ui/button.tsx";
import { Icon, type IconName } from "../ui/icon.tsx";
import { Messages } from "../ui/messages.tsx";
import { useAction } from "../use-action.ts";

type EntryProps = { readonly entry: EntryForm };

/** The actions of an entry: show, copy, remove, and begin another one. */
export function EntryActions({ entry }: EntryProps) {
	const editor = useEditor();
	const { announce, call, locale, openEntry, openScaffold, strings } = editor;
	const { file, isOneOfSeveral, label, pages, scaffold } = entry;
	const act = useAction();
	/** Why it can't be removed. */
	const [refused, setRefused] = useState<Refusal>();

	async function show() {
		const page = pages[locale];
		const address = { file, path: [] };
		const { shown } =
			page === undefined
				? await call("shownAt", { address, locale })
				: { shown: { path: page, mark: undefined } };
		if (shown) editor.showPage(shown.path, shown.mark);
		else announce(strings.notOnPage);
		return { refused: undefined };
	}
	async function copy() {
		const answer = await call("copyEntry", { file });
		if (answer.file !== undefined) openEntry({ file: answer.file, path: [] });
		return answer;
	}
	async function remove() {
		const answer = await call("removeEntry", { file });
		setRefused(answer.refused);
		return answer;
	}
	const button = (icon: IconName, label: string, onClick: () => void) => (
		<Button className="quiet" onClick={onClick}>
			<Icon name={icon} />
			{label}
		</Button>
	);
	return (
		<>
			<div className="entry-actions">
				{button("browse", strings.showOnPage, () => act(show))}
				{scaffold &&
					button("new", strings.newOfKind(scaffold.label), () =>
						openScaffold(scaffold.name),
					)}
				{isOneOfSeveral &&
					button("copy", strings.copy, () => act(copy, strings.copied))}
				{isOneOfSeveral &&
					button("remove", strings.remove, () =>
						act(remove, strings.removed(label)),
					)}
			</div>
			{refused && <Messages problems={refused.problems} />}
		</>
	);
}

/** Whether an entry is shown today, and a button that changes that. Its days are fields of the form. */
export function PeriodStatus({ entry: { file, period } }: EntryProps) {
	const { call, strings } = useEditor();
	const act = useAction();
	if (!period) return undefined;
	const { hidden } = period;
	const next = hidden === undefined ? "hide" : "show";
	return (
		<div className="period-status">
			<p>{hidden ?? strings.shownNow}</p>
			<Button
				onClick={() => act(() => call("setPeriod", { file, period: next }))}
			>
				{next === "hide" ? strings.hideNow : strings.showNow}
			</Button>
		</div>
	);
}

/** The languages that an entry has no file in, each with a button that adds it. */
export function MissingLanguages({ entry: { documents } }: EntryProps) {
	const { call, site, strings } = useEditor();
	const act = useAction();
	return Object.entries(documents)
		.filter(([, { value, markdown }]) => (value ?? markdown) === undefined)
		.map(([file, { locale }]) => {
			const language = site.locales.find(({ code }) => code === locale)?.name;
			return (
				language && (
					<div key={file} className="notice">
						<p>{strings.missingLanguage(language)}</p>
						<Button onClick={() => act(() => call("addVersion", { file }))}>
							{strings.addLanguage(language)}
						</Button>
					</div>
				)
			);
		});
}
