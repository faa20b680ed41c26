import type { ComponentType, ReactNode } from "react";
import type { CommonData } from "../authoring/resolve.ts";
import { guardWords } from "../authoring/unknown-names.ts";
import type { ViewDefinition } from "../authoring/view.ts";
import { createFormatters, type Formatters } from "../languages/format.ts";
import type { HeadTag } from "../plan/head.ts";
import type { PageCode } from "../types.ts";
import { Head, renderHtml, Script } from "./document.tsx";
import { CurrentPage, type PageContext } from "./page-context.ts";

/** The props of a page, as the engine plans it. */
type PageProps = {
	readonly view: string;
	readonly document: {
		readonly head: readonly HeadTag[];
		readonly jsonLd: readonly object[];
		readonly frame: Pick<PageContext, "menu" | "languages">;
		readonly start: readonly string[];
	};
	readonly content: object;
	readonly common: CommonData;
};

/**
 * Returns the function that renders the pages of a site; `getView` loads the module of a view. The engine calls it.
 *
 * @example createPageRenderer.length; // 2
 */
export function createPageRenderer(
	frame: ViewDefinition,
	getView: (name: string) => { readonly default: ViewDefinition },
) {
	const formatters = new Map<string, Formatters>();
	const Frame = frame.component as ComponentType<{
		readonly children: ReactNode;
	}>;
	return (
		{ view, document, content, common }: PageProps,
		code: PageCode,
	): string => {
		const { tag, currency, words, content: whole, ...input } = common;
		const key = `${tag} ${currency}`;
		const format = formatters.get(key) ?? createFormatters(tag, currency);
		formatters.set(key, format);
		const shared = { ...input, words: guardWords(words), format };
		const View = getView(view).default.component as ComponentType<object>;
		return renderHtml(
			<html lang={input.locale}>
				<Head tags={document.head} code={code} data={document.jsonLd}>
					<meta name="color-scheme" content="light dark" />
				</Head>
				<body>
					<CurrentPage value={{ ...shared, ...document.frame }}>
						<Frame {...shared} {...document.frame}>
							<View
								{...shared}
								{...(whole ? { content: whole } : {})}
								{...content}
							/>
						</Frame>
					</CurrentPage>
					{document.start.map((name) => (
						<Script key={name} code={code.start[name] ?? ""} />
					))}
				</body>
			</html>,
		);
	};
}
