import { useId, useState } from "react";
import type { ValueAddress } from "../../protocol.ts";
import { useEditor } from "../editor-context.ts";
import { Button } from "../ui/button.tsx";
import { useAction } from "../use-action.ts";
import { useForm } from "./form-context.ts";

/** A field for the key of a value in a map, and a button that uses it. */
export function KeyForm({
	initial = "",
	taken,
	submitLabel,
	onSubmit,
}: {
	readonly initial?: string;
	/** The keys that the map has already. */
	readonly taken: readonly string[];
	readonly submitLabel: string;
	onSubmit(key: string): void;
}) {
	const { strings } = useEditor();
	const [key, setKey] = useState(initial);
	const [problem, setProblem] = useState("");
	const id = useId();

	function submit() {
		const wrong = /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(key)
			? taken.includes(key) && strings.usedKey
			: strings.wrongKey;
		setProblem(wrong || "");
		if (wrong) return;
		onSubmit(key);
		setKey(initial);
	}
	return (
		<details className="map-key">
			<summary>{submitLabel}</summary>
			<label htmlFor={id} className="label">
				{strings.newKey}
			</label>
			<input
				id={id}
				type="text"
				value={key}
				spellCheck={false}
				autoCapitalize="off"
				aria-invalid={problem !== "" || undefined}
				aria-describedby={`${id}problem`}
				onChange={({ target }) => setKey(target.value)}
				onKeyDown={(event) => {
					if (event.key === "Enter") submit();
				}}
			/>
			<Button onClick={submit}>{submitLabel}</Button>
			<p id={`${id}problem`} role="alert" className="bad">
				{problem}
			</p>
		</details>
	);
}

/** Renames the key of a value in a map, and what refers to it. */
export function RenameForm({
	address,
	name,
}: {
	readonly address: ValueAddress;
	readonly name: string;
}) {
	const { call, strings } = useEditor();
	const act = useAction();
	const { focus } = useForm();

	async function rename(next: string) {
		const isDone = await act(() => call("rename", { address, name: next }));
		const { file, path } = address;
		if (isDone && path !== "markdown")
			focus({ file, path: [...path.slice(0, -1), next] });
	}
	return (
		<KeyForm
			key={name}
			initial={name}
			taken={[]}
			submitLabel={strings.rename}
			onSubmit={rename}
		/>
	);
}
