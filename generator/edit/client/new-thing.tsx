import { type FormEvent, useEffect, useState } from "react";
import type { ScaffoldQuestion } from "../protocol.ts";
import { useEditing } from "./editing.ts";
import { words } from "./words.ts";

/** Begins something new, as `kilde new` does: asks what must be known, then shows it. */
export function NewThing({ name }: { readonly name: string }) {
	const { act, ask, fail, go, language, openOrigin } = useEditing();
	const [questions, setQuestions] = useState<readonly ScaffoldQuestion[]>([]);
	const [answers, setAnswers] = useState<Readonly<Record<string, string>>>({});

	useEffect(() => {
		ask("scaffold", { name }).then(({ asks }) => setQuestions(asks), fail);
	}, [ask, fail, name]);

	async function create(event: FormEvent) {
		event.preventDefault();
		const asked = ask("create", { name, answers });
		await act(asked);
		const { origin, page } = await asked.catch(() => ({
			origin: undefined,
			page: undefined,
		}));
		if (page) go(page);
		if (origin) openOrigin(origin);
	}

	return (
		<form onSubmit={create}>
			<h2>{words.scaffold(name)[language]}</h2>
			{questions.map((question) => (
				<label key={question.name}>
					{question.asks}
					<input
						type="text"
						required={question.otherwise === undefined}
						placeholder={question.otherwise}
						value={answers[question.name] ?? ""}
						onChange={({ target }) =>
							setAnswers({ ...answers, [question.name]: target.value })
						}
					/>
				</label>
			))}
			<button type="submit" className="main">
				{words.begin[language]}
			</button>
		</form>
	);
}
