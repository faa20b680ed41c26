import type { PageCode } from "kilde";
import { renderHtml } from "kilde/react";
import type { ComponentType } from "react";
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
	return renderHtml(
		<Document {...document} code={code}>
			<View {...content} />
		</Document>,
	);
}
