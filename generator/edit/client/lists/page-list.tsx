import { useState } from "react";
import { Button } from "../components/button.tsx";
import { takeFocus } from "../components/focus.ts";
import { useEditing } from "../editing.ts";
import type { EditableElement } from "../page/views.ts";
import { partsOfPage } from "../page-messages.ts";
import { words } from "../words.ts";

/** Everything that can be edited on the page, in its order, for those who don't point. */
export function PageList() {
	const { language, things, views } = useEditing();
	const [wanted, setWanted] = useState("");
	const matching = eachOnce(things).filter((thing) =>
		thing.words
			.toLocaleLowerCase(language)
			.includes(wanted.trim().toLocaleLowerCase(language)),
	);
	return (
		<>
			<h2>{words.onPage[language]}</h2>
			<input
				ref={takeFocus}
				type="search"
				aria-label={words.find[language]}
				placeholder={words.find[language]}
				value={wanted}
				onChange={({ target }) => setWanted(target.value)}
			/>
			{matching.length === 0 && <p>{words.nothingFound[language]}</p>}
			<div>
				{partsOfPage.map((part) => {
					const own = matching.filter((thing) => thing.part === part);
					return (
						own.length > 0 && (
							<details
								key={`${part} ${wanted === ""}`}
								open={part === "content" || wanted !== ""}
							>
								<summary>
									{words[part][language]}{" "}
									<span className="optional">{own.length}</span>
								</summary>
								<ul className="rows">
									{own.map((thing) => (
										<li key={keyOf(thing)}>
											<Button
												id={`thing-${keyOf(thing)}`}
												className={thing.isHeading ? "heading" : undefined}
												onClick={() =>
													views.open({ kind: "value", pointed: thing })
												}
											>
												{shortened(thing.words)}
											</Button>
										</li>
									))}
								</ul>
							</details>
						)
					);
				})}
			</div>
		</>
	);
}

/** A value that shows in the same words again is listed where it shows first. */
function eachOnce(things: readonly EditableElement[]): EditableElement[] {
	const seen = new Set([""]);
	return things.filter((thing) => {
		const key = thing.words && keyOf(thing);
		const isNew = !seen.has(key);
		seen.add(key);
		return isNew;
	});
}

function keyOf({ mark, origins, words: said }: EditableElement): string {
	return `${mark ?? JSON.stringify(origins)} ${said}`;
}

function shortened(text: string): string {
	return text.length > 90 ? `${text.slice(0, 88)} …` : text;
}
