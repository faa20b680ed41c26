import { useEffect, useState } from "react";
import type { Origin, Panel } from "../protocol.ts";
import { useEditing } from "./editing.ts";
import { FieldEditor } from "./field-editor.tsx";
import { ListItem } from "./list-item.tsx";
import { sameOrigin } from "./origins.ts";
import { words } from "./words.ts";

/** What was pointed at: a value by its mark, or values that were found by trial. */
export type Pointed = {
	readonly mark: string | undefined;
	readonly origins: readonly Origin[];
	readonly words: string;
	readonly element: Element | undefined;
	/** The address that it links to. */
	readonly link?: string | undefined;
};

/** The panel of what was pointed at: its field or fields, what belongs to it, and the list that it is in. */
export function ValuePanel({ pointed }: { readonly pointed: Pointed }) {
	const { ask, edition, fail, go, language } = useEditing();
	const [panels, setPanels] = useState<readonly Panel[]>();

	// biome-ignore lint/correctness/useExhaustiveDependencies: asked anew after each change from outside
	useEffect(() => {
		let isOver = false;
		const wanted =
			pointed.mark === undefined
				? pointed.origins.map((origin) => ask("panel", { origin }))
				: [ask("panel", { mark: pointed.mark })];
		Promise.all(wanted).then((found) => {
			if (!isOver) setPanels(found);
		}, fail);
		return () => {
			isOver = true;
		};
	}, [ask, fail, pointed, edition]);

	const path = pointed.link && sitePath(pointed.link);
	return (
		<>
			{path && (
				<button type="button" onClick={() => go(path)}>
					{words.follow[language]}
				</button>
			)}
			{panels && panels.length > 1 && <p>{words.severalValues[language]}</p>}
			{panels?.map((panel) => (
				<OnePanel
					key={`${edition} ${JSON.stringify(panel.field.origin)}`}
					panel={panel}
				/>
			))}
		</>
	);
}

/** The address on this site that a link leads to. */
function sitePath(link: string): string | undefined {
	const { origin, pathname, hash } = new URL(link, location.href);
	return origin === location.origin ? pathname + hash : undefined;
}

/** More fields than these are beside each other only when somebody asks for them. */
const fewFields = 6;

function OnePanel({ panel }: { readonly panel: Panel }) {
	const { language } = useEditing();
	const { field, around, lists, languages } = panel;
	const fields = around?.control.kind === "group" ? around.control.fields : [];
	const others = fields.filter(
		(each) => !sameOrigin(each.origin, field.origin),
	);
	const beside = others.map((each) => (
		<FieldEditor
			key={JSON.stringify(each.origin)}
			field={each}
			languages={languages}
		/>
	));
	return (
		<section className="value">
			<FieldEditor field={field} languages={languages} isFirst />
			{others.length > 0 && others.length < fewFields && (
				<>
					<h3>{words.beside[language]}</h3>
					{beside}
				</>
			)}
			{others.length >= fewFields && (
				<details>
					<summary>{words.otherFields(others.length)[language]}</summary>
					{beside}
				</details>
			)}
			{lists.map(({ list, index }) => (
				<ListItem
					key={JSON.stringify(list.origin)}
					list={list}
					index={index}
					scaffold={panel.scaffold}
				/>
			))}
			<p className="place">{field.origin.file}</p>
		</section>
	);
}
