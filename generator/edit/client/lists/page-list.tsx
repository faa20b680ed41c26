import { Button } from "../components/button.tsx";
import { useEditing } from "../editing.ts";
import type { EditableElement } from "../page/views.ts";
import { partsOfPage } from "../page-messages.ts";

/** Everything that can be edited on the page and has the wanted words, in its order, for those who don't point. */
export function PageList({ wanted }: { readonly wanted: string }) {
	const { change, editables, isOutlined, language, locale, views, words } =
		useEditing();
	const matching = eachOnce(editables).filter((editable) =>
		editable.words
			.toLocaleLowerCase(language)
			.includes(wanted.trim().toLocaleLowerCase(language)),
	);
	return (
		<>
			{matching.length > 0 && <h3>{words.onPage}</h3>}
			{wanted === "" && (
				<Button
					aria-pressed={isOutlined}
					title={words.outlineByKey}
					onClick={() => change({ isOutlined: !isOutlined })}
				>
					{words.outlineAll}
				</Button>
			)}
			{partsOfPage.map((part) => {
				const own = matching.filter((editable) => editable.part === part);
				return (
					own.length > 0 && (
						<details key={`${part} ${wanted === ""}`} open={wanted !== ""}>
							<summary>
								{words[part]} <span className="optional">{own.length}</span>
							</summary>
							<ul className="rows">
								{own.map((editable) => (
									<li key={keyOf(editable)}>
										<Button
											id={`editable-${keyOf(editable)}`}
											lang={locale}
											className={editable.isHeading ? "heading" : undefined}
											onClick={() =>
												views.open({ kind: "value", pointed: editable })
											}
										>
											{shortened(editable.words)}
										</Button>
									</li>
								))}
							</ul>
						</details>
					)
				);
			})}
		</>
	);
}

/** A value that shows in the same words again is listed where it shows first. */
function eachOnce(editables: readonly EditableElement[]): EditableElement[] {
	const seen = new Set([""]);
	return editables.filter((editable) => {
		const key = editable.words && keyOf(editable);
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
