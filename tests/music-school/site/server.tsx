import type { PageCode } from "kilde";
import { renderHtml } from "kilde/react";
import type { ComponentType } from "react";
import { Document } from "./document.tsx";
import type { Document as Frame, Views } from "./props.ts";

type Props = {
	[K in keyof Views]: {
		readonly view: K;
		readonly document: Frame;
		readonly content: Views[K];
	};
}[keyof Views];

/** The bundler knows it, and bundles every file that the address below can be of. */
declare function require(path: `./views/${keyof Views}.tsx`): unknown;

/** Returns the whole HTML of a page. */
export function renderPage(
	{ view, document, content }: Props,
	code: PageCode,
): string {
	const { View } = require(`./views/${view}.tsx`) as {
		readonly View: ComponentType<typeof content>;
	};
	return renderHtml(
		<Document {...document} code={code}>
			<View {...content} />
		</Document>,
	);
}
