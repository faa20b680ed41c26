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

/** The questions of a scaffold; then the new entry opens, and its page. */
export function ScaffoldForm({ name }: { readonly name: string }) {
	const { announce, call, locale, outbox, panel, showPage, site, strings } =
		useEditor();
	const [answers, setAnswers] = useAnswers(name);
	const [refused, setRefused] = useState("");
	const answer = useAnswer(name, () => call("scaffold", { name }));
	const label = site.scaffolds.find((each) => each.name === name)?.label ?? "";

	async function create(event: FormEvent<HTMLFormElement>): Promise<void> {
		event.preventDefault();
		const given = Object.fromEntries(
			new FormData(event.currentTarget),
		) as Answers;
		await outbox.settled();
		const created = await call("create", { name, answers: given, locale });
		const { address, shown } = created;
		setRefused(created.refused?.reason ?? "");
		if (created.refused) return;
		setAnswers({});
		announce(strings.created(label));
		if (address) panel.show({ kind: "entry", address });
		else panel.close();
		if (shown) showPage(shown.path, shown.mark);
	}

	return (
		<form onSubmit={create}>
			<h2>{label}</h2>
			{answer?.questions.map((question, index) => (
				<Question
					key={question.name}
					question={question}
					isFirst={index === 0}
					value={answers[question.name] ?? question.initial ?? ""}
					onChange={(value) =>
						setAnswers({ ...answers, [question.name]: value })
					}
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

/** What was typed into the form of a scaffold; it is kept in this tab until the entry is created. */
function useAnswers(name: string) {
	const key = `kilde-new ${name}`;
	const [answers, setAnswers] = useState<Answers>(() =>
		JSON.parse(sessionStorage.getItem(key) ?? "{}"),
	);
	return [
		answers,
		(next: Answers) => {
			sessionStorage.setItem(key, JSON.stringify(next));
			setAnswers(next);
		},
	] as const;
}

function Question({
	question: { name, prompt, isDay, initial, options },
	isFirst,
	value,
	onChange,
}: {
	readonly question: ScaffoldQuestion;
	readonly isFirst: boolean;
	readonly value: string;
	onChange(value: string): void;
}) {
	const { strings } = useEditor();
	const id = useId();
	const control = {
		ref: isFirst ? focusOnMount : undefined,
		id,
		name,
		value,
		required: initial === undefined,
		onChange: ({ target }: { readonly target: { readonly value: string } }) =>
			onChange(target.value),
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
