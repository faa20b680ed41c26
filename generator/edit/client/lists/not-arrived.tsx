import { Button } from "../components/button.tsx";
import { closeDialog, Dialog } from "../components/dialog.tsx";
import { useEditing } from "../editing.ts";

/** Shows what was typed and reached no server, so that it can be copied. */
export function NotArrived() {
	const { change, words, lost } = useEditing();
	return (
		<Dialog
			title={words.notArrived}
			className="conflicts"
			onClose={() => change({ lost: [] })}
		>
			<p>{words.notArrivedHelp}</p>
			{lost.map(({ origin, called, value = "" }) => (
				<div key={JSON.stringify(origin)}>
					<p className="name">{called}</p>
					<pre>{typeof value === "string" ? value : JSON.stringify(value)}</pre>
				</div>
			))}
			<Button className="quiet" onClick={closeDialog}>
				{words.close}
			</Button>
		</Dialog>
	);
}
