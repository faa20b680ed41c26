import { type FormEvent, useId, useState } from "react";
import type { ScaffoldQuestion } from "../../protocol.ts";
import { useEditor } from "../editor-context.ts";
import { focusOnMount } from "../ui/button.tsx";
import { ViewHeading } from "../ui/heading.tsx";
import { Rows } from "../ui/list.tsx";
import { Options } from "../ui/options.tsx";
import { useAnswer } from "../use-answer.ts";

/** The choice of what to add. */
export function ScaffoldList() {
	const { openScaffold, site, strings } = useEditor();
	return (
		<>
			<ViewHeading>{strings.whatIsNew}</ViewHeading>
			<Rows
				rows={site.scaffolds.map(({ name, label }) => ({
					key: name,
					label,
					onOpen: () => openScaffold(name),
				}))}
			/>
		</>
	);
}

type Answers = Readonly<Record<string, string>>;

const readAnswers = (form: HTMLFormElement) =>
	Object.fromEntries(new FormData(form)) as Answers;

/** The questions of a scaffold; then the new entry opens, and its page. What was typed is kept in this tab until then. */
export function ScaffoldForm({ name }: { readonly name: string }) {
	const { announce, call, locale, outbox, panel, showPage, site, strings } =
		useEditor();
	const storageKey = `kilde-new ${name}`;
	const [typed] = useState<Answers>(() =>
		JSON.parse(sessionStorage.getItem(storageKey) ?? "{}"),
	);
	const [refused, setRefused] = useState("");
	const answer = useAnswer(name, () => call("scaffold", { name }));
	const label = site.scaffolds.find((each) => each.name === name)?.label ?? "";

	async function create(event: FormEvent<HTMLFormElement>): Promise<void> {
		event.preventDefault();
		const answers = readAnswers(event.currentTarget);
		await outbox.settled();
		const created = await call("create", { name, answers, locale });
		const { address, shown } = created;
		setRefused(created.refused?.reason ?? "");
		if (created.refused) return;
		sessionStorage.removeItem(storageKey);
		announce(strings.added(label));
		if (address) panel.show({ kind: "entry", address });
		else panel.close();
		if (shown) showPage(shown.path, shown.mark);
	}

	return (
		<form
			onChange={({ currentTarget }) => {
				const answers = JSON.stringify(readAnswers(currentTarget));
				sessionStorage.setItem(storageKey, answers);
			}}
			onSubmit={create}
		>
			<h2>{label}</h2>
			{answer?.questions.map((question, index) => (
				<Question
					key={question.name}
					question={question}
					isFirst={index === 0}
					typed={typed[question.name]}
				/>
			))}
			<p role="alert" className="bad">
				{refused}
			</p>
			{answer && (
				<button type="submit" className="main">
					{strings.create}
				</button>
			)}
		</form>
	);
}

function Question({
	question: { name, prompt, isDay, initial, options },
	isFirst,
	typed,
}: {
	readonly question: ScaffoldQuestion;
	readonly isFirst: boolean;
	readonly typed: string | undefined;
}) {
	const { strings } = useEditor();
	const id = useId();
	const control = {
		ref: isFirst ? focusOnMount : undefined,
		id,
		name,
		defaultValue: typed ?? initial ?? "",
		required: initial === undefined,
	};
	return (
		<div className="question">
			<label htmlFor={id}>{prompt}</label>
			{options ? (
				<select {...control}>
					{initial === undefined && <option value="">{strings.choose}</option>}
					<Options options={options} />
				</select>
			) : (
				<input type={isDay ? "date" : "text"} {...control} />
			)}
		</div>
	);
}
