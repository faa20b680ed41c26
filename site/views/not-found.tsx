import "../components/layers.css";
import "./not-found.css";
import { view } from "kilde";
import { FieldRings } from "../components/field-rings.tsx";

/** The page for unknown addresses; it is in both languages, since the visitor's is unknown. */
export default view(
	{},
	(input) => input.content.notFound,
	({ code, english, danish }) => (
		<div className="not-found wide">
			<div className="not-found__rings layers">
				<FieldRings />
				<h1>{code}</h1>
			</div>
			<div className="not-found__words stack">
				<Words lang="en" href="/en" {...english} />
				<Words lang="da" href="/" {...danish} />
			</div>
		</div>
	),
	{ needs: () => ({ start: ["not-found"] }) },
);

function Words({
	lang,
	message,
	href,
	link,
}: Readonly<Record<"lang" | "message" | "href" | "link", string>>) {
	return (
		<div lang={lang} className="tight">
			<p className="lead">{message}</p>
			<p>
				<a href={href}>{link}</a>
			</p>
		</div>
	);
}
