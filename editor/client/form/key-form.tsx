import { useEditor } from "../editor-context.ts";

type KeyFormProps = {
	/** The label of the form and its button, such as “Rename”. */
	readonly label: string;
	readonly initial?: string;
	onSubmit(key: string): void;
};

/** Asks for the key of a value in a map. */
export function KeyForm({ label, initial, onSubmit }: KeyFormProps) {
	const { strings } = useEditor();
	return (
		<details className="map-key">
			<summary>{label}</summary>
			<form
				onSubmit={(event) => {
					event.preventDefault();
					onSubmit(String(new FormData(event.currentTarget).get("key")));
					event.currentTarget.reset();
				}}
			>
				<label>
					<span className="hint">{strings.newKey}</span>
					<input
						name="key"
						defaultValue={initial}
						required
						pattern="[a-z0-9]+(-[a-z0-9]+)*"
						title={strings.wrongKey}
						spellCheck={false}
						autoCapitalize="off"
					/>
				</label>
				<button type="submit">{label}</button>
			</form>
		</details>
	);
}
