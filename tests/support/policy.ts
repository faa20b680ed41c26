import { createHash } from "node:crypto";

/** Returns the content security policy in the meta element of a page. */
export function readPolicy(html: string): string {
	const [, written = ""] =
		/<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html) ??
		[];
	return written.replaceAll("&#x27;", "'").replaceAll("&#x3D;", "=");
}

/** Parses the policy of a page into its directives and their sources. */
export function parsePolicy(html: string): ReadonlyMap<string, string[]> {
	return new Map(
		readPolicy(html)
			.split(";")
			.map((each) => {
				const [name = "", ...sources] = each.split(" ");
				return [name, sources];
			}),
	);
}

/** Lists the hash sources of the contents of the elements that a pattern matches. */
export function hashContents(html: string, element: RegExp): string[] {
	return [...html.matchAll(element)].map(([, code = ""]) => {
		const hash = createHash("sha256").update(code).digest("base64");
		return `'sha256-${hash}'`;
	});
}
