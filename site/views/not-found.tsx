import "./not-found.css";
import { FieldRings } from "../components/field-rings.tsx";
import type { Views } from "../props.ts";

/** The page for unknown addresses; it is in both languages, since the visitor's is unknown. */
export function View({ code, english, danish }: Views["not-found"]) {
	return (
		<div className="not-found wide">
			<div className="not-found__rings">
				<FieldRings />
				<h1>{code}</h1>
			</div>
			<div className="not-found__words">
				<Words lang="en" {...english} />
				<Words lang="da" {...danish} />
			</div>
		</div>
	);
}

function Words({
	lang,
	message,
	link,
}: Views["not-found"]["english"] & { readonly lang: "en" | "da" }) {
	return (
		<div lang={lang}>
			<p className="lead">{message}</p>
			<p>
				<a href={link.href}>{link.label}</a>
			</p>
		</div>
	);
}
