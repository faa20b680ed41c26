import { useEditing } from "./editing.ts";
import { Messages } from "./messages.tsx";
import type { Thing } from "./things.ts";
import type { Pointed } from "./value-panel.tsx";
import { words } from "./words.ts";

/** Everything that can be edited on the page, in its order, for those who don't point; and what is wrong. */
export function PageList({
	things,
	onPoint,
}: {
	readonly things: readonly Thing[];
	onPoint(pointed: Pointed): void;
}) {
	const { language, state } = useEditing();
	const seen = new Set<string>();
	const different = things.filter(({ mark, origins, words: said }) => {
		const key = `${mark ?? JSON.stringify(origins)} ${said}`;
		if (seen.has(key) || said === "") return false;
		seen.add(key);
		return true;
	});
	return (
		<>
			<h2>{words.onPage[language]}</h2>
			<Messages problems={state.problems} />
			<ol className="things">
				{different.map((thing) => (
					<li key={`${thing.mark} ${thing.words}`}>
						<button type="button" onClick={() => onPoint(thing)}>
							{shortened(thing.words)}
						</button>
					</li>
				))}
			</ol>
		</>
	);
}

function shortened(text: string): string {
	return text.length > 90 ? `${text.slice(0, 88)} …` : text;
}
