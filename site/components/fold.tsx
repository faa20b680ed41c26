import "./fold.css";
import type { Fold as Props } from "../props.ts";
import { Prose } from "./prose.tsx";

/** A text that opens on request. */
export function Fold({ label, about, html }: Props) {
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
