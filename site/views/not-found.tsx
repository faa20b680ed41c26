import { view } from "kilde";
import { legacyOf } from "../bridge.tsx";
import { pageMetadata } from "../plan/metadata.ts";
import { pageOfView } from "../plan/pages.ts";
import { notFoundContent } from "../plan/views/not-found.ts";
import "./not-found.css";
import { FieldRings } from "../components/field-rings.tsx";
import type { Views } from "../props.ts";

/** The page for unknown addresses; it is in both languages, since the visitor's is unknown. */
function View({ code, english, danish }: Views["not-found"]) {
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

export default view(
	{},
	(input) => ({ props: notFoundContent(legacyOf(input).shared) }),
	({ props }) => <View {...props} />,
	{
		needs: () => ({ start: ["not-found"] }),
		metadata: (input) => {
			const { shared, content, model } = legacyOf(input);
			const {
				path: _,
				switchTo: __,
				within: ___,
				...metadata
			} = pageMetadata(shared, content, pageOfView(model, "home"));
			return { ...metadata, indexed: false };
		},
	},
);
