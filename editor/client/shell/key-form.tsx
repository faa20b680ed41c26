import { type FormEvent, useState } from "react";
import { getMessage } from "../api.ts";
import { type Opening, parseAddress, storeOpening } from "../key.ts";
import type { Strings } from "../strings.ts";

/** Asks for the address that the terminal shows, in a tab without a valid key. `onEnter` throws if the key isn't valid. */
export function KeyForm({
	strings,
	problem: first,
	onEnter,
}: {
	readonly strings: Strings;
	readonly problem: string;
	onEnter(opening: Opening): Promise<void>;
}) {
	const [problem, setProblem] = useState(first);

	async function open(event: FormEvent<HTMLFormElement>): Promise<void> {
		event.preventDefault();
		const address = new FormData(event.currentTarget).get("address");
		const opening = parseAddress(String(address));
		try {
			await onEnter(opening);
			storeOpening(opening);
		} catch (error) {
			setProblem(getMessage(error));
		}
	}

	return (
		<main className="key-form">
			<form onSubmit={open}>
				<h1>{strings.keyTitle}</h1>
				<p>{strings.keyHelp}</p>
				<label className="question">
					{strings.keyAddress}
					<input
						name="address"
						required
						autoComplete="off"
						spellCheck={false}
						aria-invalid={problem !== ""}
						aria-describedby="problem"
					/>
				</label>
				<p role="alert" id="problem" className="bad">
					{problem}
				</p>
				<button type="submit" className="main">
					{strings.keyOpen}
				</button>
			</form>
		</main>
	);
}
