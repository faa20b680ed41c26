import type { PageCode } from "kilde";
import type { ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { Document } from "./document.tsx";
import type { PageProps } from "./props.ts";

/** Returns the whole HTML of a page, from its props and its code. */
export function renderPage(
	{ view, document, content }: PageProps,
	code: PageCode,
): string {
	// The bundler bundles every file that this address can be of.
	const { View } = require(`./views/${view}.tsx`) as {
		readonly View: ComponentType<typeof content>;
	};
	const html = renderToStaticMarkup(
		<Document {...document} code={code}>
			<View {...content} />
		</Document>,
	);
	// React escapes apostrophes, which between double quotes need not be: the policy is full of them.
	return `<!doctype html>${html.replaceAll("&#x27;", "'")}\n`;
}
