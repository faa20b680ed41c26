import { type FormEvent, useState } from "react";
import type { Scaffold, ScaffoldQuestion } from "../../protocol.ts";
import type { Requests } from "../../requests/schemas.ts";
import { Button } from "../components/button.tsx";
import { takeFocus } from "../components/focus.ts";
import { type Editing, useEditing } from "../editing.ts";
import { useAnswer } from "../state/use-answer.ts";
import { words } from "../words.ts";

/** Asks what is to be begun. */
export function WhatIsNew() {
	const { begun, language, views } = useEditing();
	return (
		<>
			<h2>{words.whatIsNew[language]}</h2>
			<ul className="rows">
				{begun?.scaffolds.map((scaffold, index) => (
					<li key={scaffold.name}>
						<Button
							id={`new-${scaffold.name}`}
							ref={index === 0 ? takeFocus : undefined}
							onClick={() => views.open({ kind: "new", scaffold })}
						>
							{scaffold.label}
						</Button>
					</li>
				))}
			</ul>
		</>
	);
}

/** Begins something new, as `kilde new` does: asks what must be known, then shows it. */
export function NewThing({
	scaffold: { name, label },
}: {
	readonly scaffold: Scaffold;
}) {
	const editing = useEditing();
	const { act, ask, language, locale } = editing;
	const [refused, setRefused] = useState<string>();
	const { answer: asked } = useAnswer(name, () => ask("scaffold", { name }));
	/** The index of the item whose place it takes. */
	const [instead, setInstead] = useState<string>();
	const { questions = [], full } = asked ?? {};
	const [answers, setAnswers] = useState<Readonly<Record<string, string>>>({});

	async function create(event: FormEvent) {
		event.preventDefault();
		const begun = await act(async () => {
			const answer = await ask("create", {
				name,
				answers,
				locale,
				...(full && { instead: Number(instead) }),
			});
			setRefused(answer.refused);
			return { ...answer, refused: undefined };
		});
		if (begun?.origin || begun?.page) showBegun(begun, editing);
	}

	return (
		<form onSubmit={create}>
			<h2>{label}</h2>
			{full && (
				<>
					<p>{full.reason}</p>
					<Asked
						question={{
							name: "instead",
							prompt: words.instead[language],
							otherwise: undefined,
							options: full.items.map((label, index) => ({
								value: index,
								label,
							})),
						}}
						answer={instead}
						takesFocus
						onAnswer={setInstead}
					/>
				</>
			)}
			{questions.map((question, index) => (
				<Asked
					key={question.name}
					question={question}
					answer={answers[question.name]}
					takesFocus={index === 0 && !full}
					onAnswer={(answer) =>
						setAnswers({ ...answers, [question.name]: answer })
					}
				/>
			))}
			{refused && (
				<p role="alert" className="bad">
					{refused}
				</p>
			)}
			<div className="buttons">
				<button type="submit" className="main">
					{words.begin[language]}
				</button>
			</div>
		</form>
	);
}

function Asked({
	question: { prompt, options, otherwise },
	answer,
	takesFocus,
	onAnswer,
}: {
	readonly question: ScaffoldQuestion;
	readonly answer: string | undefined;
	readonly takesFocus: boolean;
	onAnswer(answer: string): void;
}) {
	const { language } = useEditing();
	const ref = takesFocus ? takeFocus : undefined;
	return options ? (
		<label>
			{prompt}
			<select
				ref={ref}
				value={answer ?? otherwise ?? ""}
				required={otherwise === undefined}
				onChange={({ target }) => onAnswer(target.value)}
			>
				{otherwise === undefined && (
					<option value="">{words.none[language]}</option>
				)}
				{options.map(({ value, label }) => (
					<option key={value} value={value}>
						{label}
					</option>
				))}
			</select>
		</label>
	) : (
		<label>
			{prompt}
			<input
				type="text"
				ref={ref}
				required={otherwise === undefined}
				placeholder={otherwise}
				value={answer ?? ""}
				onChange={({ target }) => onAnswer(target.value)}
			/>
		</label>
	);
}

/** Shows what was begun, on its page and in the panel. */
export function showBegun(
	begun: Requests["create"]["answer"] | undefined,
	{ go, views }: Editing,
): void {
	if (!begun || begun.refused !== undefined) return;
	const { origin, page } = begun;
	if (page) go(page);
	if (origin)
		views.show({
			kind: "value",
			pointed: { origins: [origin] },
		});
	else views.close();
}
