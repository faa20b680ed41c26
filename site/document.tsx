import type { PageCode } from "kilde";
import { Head, Script } from "kilde/react";
import type { ReactNode } from "react";
import { Footer } from "./components/footer.tsx";
import { Header } from "./components/header.tsx";
import type { Document as Props } from "./props.ts";

/** The whole HTML document around a view. */
export function Document({
	language,
	head,
	structuredData,
	skip,
	header,
	footer,
	failure,
	start,
	code,
	children,
}: Props & { readonly code: PageCode; readonly children: ReactNode }) {
	return (
		<html lang={language}>
			<Head tags={head} code={code} data={structuredData}>
				<meta name="color-scheme" content="light dark" />
			</Head>
			<body>
				<a className="skip button visually-hidden" href="#content">
					{skip}
				</a>
				<Header {...header} />
				<main id="content" tabIndex={-1}>
					{children}
				</main>
				<Footer {...footer} />
				<FailureTemplate {...failure} />
				{start.map((name) => (
					<Script key={name} code={code.start[name] ?? ""} />
				))}
			</body>
		</html>
	);
}

/** The message that start/islands.ts shows in an island that fails. Its title is English in every language. */
function FailureTemplate({ title, text, retry }: Props["failure"]) {
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
