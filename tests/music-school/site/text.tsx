/** A Markdown text as HTML: the engine has sanitised it. */
export function Text({ html }: { readonly html: string }) {
	return <div className="text" dangerouslySetInnerHTML={{ __html: html }} />;
}
