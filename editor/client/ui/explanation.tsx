import type { Explanation as ExplanationText } from "../../protocol.ts";
import { useEditor } from "../editor-context.ts";

/** A sentence, and its detail for whoever looks after the repository. */
export function Explanation({ message, detail }: ExplanationText) {
	const { strings } = useEditor();
	return (
		<div className="explanation">
			<p>{message}</p>
			{detail && (
				<details>
					<summary>{strings.details}</summary>
					<pre>{detail}</pre>
				</details>
			)}
		</div>
	);
}
