import type { PageCode } from "kilde";
import type { HeadTag } from "kilde/plan";
import type { ReactNode } from "react";
import { Footer } from "./components/footer.tsx";
import { Header } from "./components/header.tsx";
import type { Document as Props } from "./props.ts";

/** The whole HTML document around a view. The style sheet is inlined, so that the first paint needs one round trip. */
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
			<head>
				<meta charSet="utf-8" />
				{code.policy && (
					<meta httpEquiv="Content-Security-Policy" content={code.policy} />
				)}
				<meta name="viewport" content="width=device-width, initial-scale=1" />
				<meta name="color-scheme" content="light dark" />
				{head.map(tagElement)}
				{/* biome-ignore lint/security/noDangerouslySetInnerHtml: a style element takes its text in no other way. */}
				<style dangerouslySetInnerHTML={{ __html: code.css }} />
				<Script code={code.client} />
				{code.script && <script src={code.script} defer />}
				{/* Prefetches a page of the site when the pointer rests on its link; browsers that don't know it ignore it. */}
				<Script type="speculationrules" code={code.prefetch} />
				{structuredData.map(dataElement)}
			</head>
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

/** An element of the head. Its position is its key, since the order never changes. */
function tagElement(tag: HeadTag, place: number) {
	switch (tag.tag) {
		case "title":
			return <title key={place}>{tag.text}</title>;
		case "meta":
			return <meta key={place} {...tag.attributes} />;
		case "link":
			return <link key={place} {...tag.attributes} />;
	}
}

/** JSON-LD. Every < is escaped, so that no text can close the element. */
function dataElement(data: object, place: number) {
	const json = JSON.stringify(data).replaceAll("<", "\\u003c");
	return <Script key={place} type="application/ld+json" code={json} />;
}

function Script({
	type,
	code,
}: {
	readonly type?: "speculationrules" | "application/ld+json";
	readonly code: string;
}) {
	// biome-ignore lint/security/noDangerouslySetInnerHtml: a script element takes its text in no other way.
	return <script type={type} dangerouslySetInnerHTML={{ __html: code }} />;
}
