import { encode } from "uqr";
import { endpoints } from "../../../dev/endpoints.ts";
import { Button } from "../components/button.tsx";
import { takeFocus } from "../components/focus.ts";
import { useEditing } from "../editing.ts";
import { spokenKeys } from "../shortcuts.ts";

/** Help: the basics, the keyboard shortcuts, and how to edit on a phone. */
export function Help() {
	const { words } = useEditing();
	const keys = [
		["Mod+S", words.save],
		["Mod+Z", words.undo],
		["Mod+Shift+Z", words.redo],
		["Esc", words.back],
	] as const;
	return (
		<>
			<h2 tabIndex={-1} ref={takeFocus}>
				{words.help}
			</h2>
			<FirstSteps />
			<section className="field">
				<h3>{words.keys}</h3>
				<dl className="keys">
					{keys.map(([key, what]) => (
						<div key={key}>
							<dt>{spokenKeys(key)}</dt>
							<dd>{what}</dd>
						</div>
					))}
				</dl>
			</section>
			<section className="field">
				<h3>{words.onPhone}</h3>
				<OnPhone />
			</section>
		</>
	);
}

/** The basics, shown until they have been read; then `onRead` is called. */
export function Welcome({ onRead }: { readonly onRead: () => void }) {
	const { words } = useEditing();
	return (
		<section className="welcome" aria-label={words.welcome}>
			<h2>{words.welcome}</h2>
			<FirstSteps />
			<Button className="main" onClick={onRead}>
				{words.getStarted}
			</Button>
		</section>
	);
}

function FirstSteps() {
	const { words } = useEditing();
	return (
		<ol className="first-steps">
			<li>{words.firstClick}</li>
			<li>{words.firstPublish}</li>
			<li>{words.firstUndo}</li>
		</ol>
	);
}

/** The address of the editor as a code, once somebody asks for it: whoever scans it can edit. */
function OnPhone() {
	const { begun, editorKey, words } = useEditing();
	const [host] = begun?.network ?? [];
	if (host === undefined) return <p>{words.notOnNetwork}</p>;
	const address = `http://${host}:${location.port}${endpoints.editor}#${editorKey}`;
	return (
		<details>
			<summary>{words.showCode}</summary>
			<p>{words.codeIsKey}</p>
			<QrCode address={address} name={words.codeToScan} />
		</details>
	);
}

/** A QR code of an address (ISO/IEC 18004). */
function QrCode({
	address,
	name,
}: {
	readonly address: string;
	readonly name: string;
}) {
	const { size, data } = encode(address, { ecc: "M", border: 4 });
	const squares = data.flatMap((row, y) =>
		row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
	);
	return (
		<svg
			className="qr-code"
			viewBox={`0 0 ${size} ${size}`}
			shapeRendering="crispEdges"
			role="img"
			aria-label={name}
		>
			<path d={squares.join("")} />
		</svg>
	);
}
