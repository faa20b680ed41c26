import "./details.css";
import "./fold.css";
import { usePage } from "kilde/react";
import { Prose } from "./prose.tsx";

/** A text that opens on request; `title` tells screen readers what it is about. */
export function Fold({ html, title }: FoldedText) {
	const { words } = usePage();
	return (
		<details className="fold">
			<summary>
				{words.readMore}
				{title && <span className="visually-hidden">: {title}</span>}
			</summary>
			<Prose html={html} />
		</details>
	);
}

/** A text whose first paragraph is always shown; on phones the rest, if there is any, opens on request. */
export function Folded({ html, title }: FoldedText) {
	const { start, rest } = splitText(html);
	return (
		<div className="folded">
			<Prose html={start} />
			{rest && <Fold html={rest} title={title} />}
		</div>
	);
}

type FoldedText = {
	readonly html: string;
	readonly title?: string | undefined;
};

/** Returns a text in two parts: its first paragraph, and the rest to fold. One that begins otherwise is not folded. */
export function splitText(html: string) {
	const [start = html] = /^<p>.*?<\/p>/s.exec(html) ?? [];
	return { start, rest: html.slice(start.length).trim() };
}
