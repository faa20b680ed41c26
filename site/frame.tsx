import { frame } from "kilde";
import { legacyOf } from "./bridge.tsx";
import { Footer } from "./components/footer.tsx";
import { Header } from "./components/header.tsx";
import type { Article } from "./model/locale-content.ts";
import { articleMetadata, pageMetadata } from "./plan/metadata.ts";
import { footer, header } from "./plan/navigation.ts";
import { pageOfView } from "./plan/pages.ts";

/** What is around every page. */
export default frame(
	(input) => {
		const { shared, content, page, model } = legacyOf(input);
		const { strings } = content;
		const { href: path, versions, view } = input.page;
		const metadata =
			view === "article"
				? articleMetadata(shared, content, page as unknown as Article, versions)
				: pageMetadata(
						shared,
						content,
						view === "not-found" ? pageOfView(model, "home") : page,
					);
		return {
			skip: strings.skip,
			header: header(shared, content, { ...metadata, path }),
			footer: footer(content, input.date.slice(0, 4)),
			failure: {
				title: strings.failedTitle,
				text: strings.failedText,
				retry: strings.retry,
			},
		};
	},
	({ skip, header, footer, failure, children }) => (
		<>
			<a className="skip button visually-hidden" href="#content">
				{skip}
			</a>
			<Header {...header} />
			<main id="content" tabIndex={-1}>
				{children}
			</main>
			<Footer {...footer} />
			<FailureTemplate {...failure} />
		</>
	),
);

/** The message in an island that fails. Its title is English in every language. */
function FailureTemplate({
	title,
	text,
	retry,
}: Readonly<Record<"title" | "text" | "retry", string>>) {
	return (
		<template id="failure">
			<div className="failure" role="alert">
				<p className="failure__title" lang="en">
					{title}
				</p>
				<p>{text}</p>
				<button type="submit" className="button button--quiet">
					{retry}
				</button>
			</div>
		</template>
	);
}
