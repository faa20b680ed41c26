import "./not-found.css";
import { FieldRings } from "../components/field-lines.tsx";
import type { Views } from "../props.ts";

const logMissingPath = 'console.error("404: "+location.pathname)';

/** The one page for addresses that don't exist. It speaks both languages: nobody knows which was meant. */
export function NotFoundView({ code, english, danish }: Views["not-found"]) {
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
			{/* biome-ignore lint/security/noDangerouslySetInnerHtml: a script element takes its text in no other way. */}
			<script dangerouslySetInnerHTML={{ __html: logMissingPath }} />
		</div>
	);
}
