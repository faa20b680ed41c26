import type { Sentence as Given } from "../../protocol.ts";
import { useEditing } from "../editing.ts";

/** A sentence, and below it in small print what helps whoever looks after the site. */
export function Sentence({ message, detail }: Given) {
	const { words } = useEditing();
	return (
		<>
			<p>{message}</p>
			{detail && (
				<details className="detail">
					<summary>{words.forMaintainer}</summary>
					<pre>{detail}</pre>
				</details>
			)}
		</>
	);
}
