import { type FormEvent, useState } from "react";
import type { Scaffold, ScaffoldQuestion } from "../../protocol.ts";
import type { Requests } from "../../requests/schemas.ts";
import { Button } from "../components/button.tsx";
import { takeFocus } from "../components/focus.ts";
import { Options } from "../components/options.tsx";
import { type Editing, useEditing } from "../editing.ts";
import { useAnswer } from "../state/use-answer.ts";

/** Asks what is to be begun. */
export function ScaffoldList() {
	const { begun, words, views } = useEditing();
	return (
		<>
			<h2>{words.whatIsNew}</h2>
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
export function ScaffoldForm({ scaffold }: { readonly scaffold: Scaffold }) {
	const { name, label } = scaffold;
	const editing = useEditing();
	const { perform, ask, words, locale } = editing;
	const [refused, setRefused] = useState<string>();
	const { answer: asked } = useAnswer(name, () => ask("scaffold", { name }));
	const { questions = [] } = asked ?? {};

	async function create(event: FormEvent<HTMLFormElement>) {
		event.preventDefault();
		const answers = Object.fromEntries(
			new FormData(event.currentTarget),
		) as Record<string, string>;
		const begun = await perform(async () => {
			const answer = await ask("create", { name, answers, locale });
			setRefused(answer.refused);
			return { ...answer, refused: undefined };
		});
		if (begun?.origin || begun?.page) showBegun(begun, editing);
	}

	return (
		<form onSubmit={create}>
			<h2>{label}</h2>
			{questions.map((question, index) => (
				<Asked key={question.name} {...question} takesFocus={index === 0} />
			))}
			{refused && (
				<p role="alert" className="bad">
					{refused}
				</p>
			)}
			<div className="buttons">
				<button type="submit" className="main">
					{words.begin}
				</button>
			</div>
		</form>
	);
}

function Asked({
	name,
	prompt,
	isDay,
	options,
	otherwise,
	takesFocus,
}: ScaffoldQuestion & { readonly takesFocus: boolean }) {
	const { words } = useEditing();
	const ref = takesFocus ? takeFocus : undefined;
	const required = otherwise === undefined;
	return options ? (
		<label>
			{prompt}
			<select
				ref={ref}
				name={name}
				required={required}
				defaultValue={otherwise}
			>
				{required && <option value="">{words.none}</option>}
				<Options options={options} />
			</select>
		</label>
	) : (
		<label>
			{prompt}
			<input
				type={isDay ? "date" : "text"}
				ref={ref}
				name={name}
				required={required}
				placeholder={otherwise}
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
	const { mark, origin, page } = begun;
	if (page) go(page);
	// Its mark leads the page there.
	if (origin)
		views.show({ kind: "value", pointed: { origins: [origin], mark } });
	else views.close();
}
