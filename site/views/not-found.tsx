import "./not-found.css";
import { FieldRings } from "../components/field-lines.tsx";
import type { Views } from "../props.ts";

/** The page for unknown addresses; it is in both languages, since the visitor's is unknown. */
export function View({ code, english, danish }: Views["not-found"]) {
	return (
		<div className="not-found">
			<div className="not-found__rings">
				<FieldRings />
				<h1>{code}</h1>
			</div>
			<div lang="en">
				<p className="lead">{english.message}</p>
				<p>
					<a href={english.link.href}>{english.link.label}</a>
				</p>
			</div>
			<div lang="da">
				<p>{danish.message}</p>
				<p>
					<a href={danish.link.href}>{danish.link.label}</a>
				</p>
			</div>
		</div>
	);
}
