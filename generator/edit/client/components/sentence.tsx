import type { Sentence } from "../../protocol.ts";
import { useEditing } from "../editing.ts";
import { words } from "../words.ts";

/** A sentence, and below it in small print what helps whoever looks after the site. */
export function Explained({ message, detail }: Sentence) {
	const { language } = useEditing();
	return (
		<>
			<p>{message}</p>
			{detail && (
				<details className="detail">
					<summary>{words.forMaintainer[language]}</summary>
					<pre>{detail}</pre>
				</details>
			)}
		</>
	);
}
