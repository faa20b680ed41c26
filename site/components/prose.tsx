import { keepFiguresTogether } from "../typography.ts";

/** A text made from Markdown. Its HTML is sanitised when it is made; all other inserted HTML is React's. */
export function Prose({ html }: { readonly html: string }) {
	const __html = keepFiguresTogether(html);
	// biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised where it is made, in generator/parse/markdown/index.ts.
	return <div className="prose" dangerouslySetInnerHTML={{ __html }} />;
}
