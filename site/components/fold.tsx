import "./details.css";
import "./fold.css";
import { usePage } from "kilde/react";
import { Prose } from "./prose.tsx";

/** A text that opens on request; `about` tells screen readers what it is about. */
export function Fold({
	html,
	about,
}: {
	readonly html: string;
	readonly about?: string | undefined;
}) {
	const { words } = usePage();
	return (
		<details className="fold">
			<summary>
				{words.readMore}
				{about && <span className="visually-hidden">: {about}</span>}
			</summary>
			<Prose html={html} />
		</details>
	);
}

/** A text whose first paragraph is always shown; on phones the rest, if there is any, opens on request. */
export function Folded({
	html,
	rest,
}: {
	readonly html: string;
	readonly rest?:
		| { readonly html: string; readonly about?: string | undefined }
		| undefined;
}) {
	return (
		<div className="folded">
			<Prose html={html} />
			{rest && <Fold {...rest} />}
		</div>
	);
}
