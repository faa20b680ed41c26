import type { PageCode } from "kilde";
import { Head } from "kilde/react";
import type { ReactNode } from "react";
import type { Document as Props } from "./props.ts";

/** The frame around every page: menu, languages, and how to reach you. */
export function Document({
	language,
	head,
	home,
	skip,
	menu,
	languages,
	contact,
	failed,
	current,
	code,
	children,
}: Props & { readonly code: PageCode; readonly children: ReactNode }) {
	return (
		<html lang={language}>
			<Head tags={head} code={code}>
				<meta name="color-scheme" content="light dark" />
			</Head>
			<body>
				<a className="skip" href="#content">
					{skip}
				</a>
				<header>
					<a className="name" href={home.href}>
						{home.words}
					</a>
					<nav aria-label={menu.words}>
						{menu.links.map(({ href, words }) => (
							<a
								key={href}
								href={href}
								aria-current={href === current ? "page" : undefined}
							>
								{words}
							</a>
						))}
					</nav>
					<nav aria-label={languages.words}>
						{languages.links.map(({ code: other, href, words }) => (
							<a
								key={other}
								href={href}
								hrefLang={other}
								lang={other}
								aria-current={other === language || undefined}
							>
								{words}
							</a>
						))}
					</nav>
				</header>
				<main id="content" tabIndex={-1}>
					{children}
				</main>
				<footer>
					<a href={`mailto:${contact.email}`}>{contact.email}</a>
					<a href={`tel:${contact.phone.replaceAll(" ", "")}`}>
						{contact.phone}
					</a>
				</footer>
				<template id="failure">
					<p className="failure" role="alert">
						{failed}
					</p>
				</template>
			</body>
		</html>
	);
}
