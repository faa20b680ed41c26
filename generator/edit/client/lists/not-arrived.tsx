import { useId } from "react";
import { Button } from "../button.tsx";
import { useEditing } from "../editing.ts";
import { useModal } from "../modal.ts";
import { words } from "../words.ts";

/** Shows what was typed and reached no server, so that it can be copied. */
export function NotArrived() {
	const { change, language, lost } = useEditing();
	const dialog = useModal();
	const heading = useId();
	return (
		<dialog
			ref={dialog}
			aria-labelledby={heading}
			className="conflicts"
			onClose={() => change({ lost: [] })}
		>
			<h2 id={heading}>{words.notArrived[language]}</h2>
			<p>{words.notArrivedHelp[language]}</p>
			{lost.map(({ origin, called, value = "" }) => (
				<div key={JSON.stringify(origin)}>
					<p className="name">{called}</p>
					<pre>{typeof value === "string" ? value : JSON.stringify(value)}</pre>
				</div>
			))}
			<Button className="quiet" onClick={() => dialog.current?.close()}>
				{words.close[language]}
			</Button>
		</dialog>
	);
}
