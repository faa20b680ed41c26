import { type Headers, headersOf } from "../../host/headers.ts";

/** The headers of a file in the editor: those of a host, except that only the editor may frame it. */
export function editedHeaders(file: string, editor: string): Headers {
	// X-Frame-Options can't name the editor, which has another origin.
	const { "X-Frame-Options": _, ...headers } = headersOf(`/${file}`);
	return {
		"Content-Security-Policy": `frame-ancestors ${editor}`,
		"Origin-Agent-Cluster": "?1",
		...headers,
	};
}
