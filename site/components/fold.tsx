import "./details.css";
import "./fold.css";
import type { FoldedSection as Props } from "../props.ts";
import { Prose } from "./prose.tsx";

/** A text that opens on request. */
export function Fold({ label, about, html }: NonNullable<Props["rest"]>) {
	return (
		<details className="fold">
			<summary>
				{label}
				{about && <span className="visually-hidden">: {about}</span>}
			</summary>
			<Prose html={html} />
		</details>
	);
}

/** A text whose first paragraph is always shown; on phones the rest, if there is any, opens on request. */
export function Folded({ html, rest }: Props) {
	return (
		<div className="folded">
			<Prose html={html} />
			{rest && <Fold {...rest} />}
		</div>
	);
}
