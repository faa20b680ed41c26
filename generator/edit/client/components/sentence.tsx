import type { Sentence as Given } from "../../protocol.ts";
import { useEditing } from "../editing.ts";

/** A sentence, and below it in small print the steps that help, and what git has written; open where they are needed. */
export function Sentence({
	message,
	detail,
	isOpen = false,
}: Given & { readonly isOpen?: boolean }) {
	const { words } = useEditing();
	return (
		<>
			<p>{message}</p>
			{detail && (
				<details className="detail" open={isOpen}>
					<summary>{words.details}</summary>
					<pre>{detail}</pre>
				</details>
			)}
		</>
	);
}
