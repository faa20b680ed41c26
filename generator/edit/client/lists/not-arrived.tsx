import { Button } from "../components/button.tsx";
import { closeDialog, Dialog } from "../components/dialog.tsx";
import { useEditing } from "../editing.ts";
import { words } from "../words.ts";

/** Shows what was typed and reached no server, so that it can be copied. */
export function NotArrived() {
	const { change, language, lost } = useEditing();
	return (
		<Dialog
			title={words.notArrived[language]}
			className="conflicts"
			onClose={() => change({ lost: [] })}
		>
			<p>{words.notArrivedHelp[language]}</p>
			{lost.map(({ origin, called, value = "" }) => (
				<div key={JSON.stringify(origin)}>
					<p className="name">{called}</p>
					<pre>{typeof value === "string" ? value : JSON.stringify(value)}</pre>
				</div>
			))}
			<Button className="quiet" onClick={closeDialog}>
				{words.close[language]}
			</Button>
		</Dialog>
	);
}
