import "./layers.css";
import "./hero.css";
import type { Shown, ShownPicture } from "kilde";
import { usePage } from "kilde/react";
import type { ReactNode } from "react";
import type { hero } from "../content/fields.ts";
import { keepFiguresTogether } from "../typography.ts";
import { Embed } from "./embed.tsx";
import { Opening, type OpeningWords } from "./opening.tsx";
import { Picture, ScreenPicture } from "./picture.tsx";

type HeroProps = Partial<Shown<typeof hero>> &
	Pick<Shown<typeof hero>, "background">;

/**
 * The large picture at the top of a page, with the heading in its sky, and the centre's logo if the content has a picture of it:
 * the header, directly above, has the name. The picture continues beneath `children`; after it are the first sentences of the
 * page. A video of another site covers all words once it plays, so they come after it.
 */
export function Hero({
	logo,
	hero: { subheadline, quote, background },
	children,
	...opening
}: OpeningWords & {
	readonly logo: ShownPicture | undefined;
	readonly hero: HeroProps;
	readonly children?: ReactNode;
}) {
	const isEmbed = background.kind === "embed";
	return (
		<>
			<div className="front">
				<div className={`hero hero--${background.kind} layers`}>
					<div className="hero__background layers">
						<Background background={background} />
					</div>
					<div className="hero__words stack">
						{logo && (
							<p className="hero__logo" aria-hidden="true">
								<Picture picture={logo} sizes="20rem" first />
							</p>
						)}
						{subheadline && <p>{subheadline}</p>}
						{!isEmbed && <h1>{opening.heading}</h1>}
						{quote && (
							<blockquote>
								<p>{quote}</p>
							</blockquote>
						)}
					</div>
				</div>
				{!isEmbed && children && (
					<div className="front__foot row">{children}</div>
				)}
			</div>
			{isEmbed ? (
				<>
					<Opening {...opening} />
					{children}
				</>
			) : (
				<div className="opening">
					<p className="lead">{keepFiguresTogether(opening.lead)}</p>
				</div>
			)}
		</>
	);
}

function Background({ background }: Pick<HeroProps, "background">) {
	switch (background.kind) {
		case "image":
			return <ScreenPicture picture={background.image} first />;
		case "embed":
			return <Embed {...background.embed} />;
		case "video":
			return (
				<>
					<ScreenPicture picture={background.poster} first />
					{(["light", "dark"] as const).map((theme) => (
						<Film
							key={theme}
							theme={theme}
							sources={background.films[theme]}
							focus={background.poster.focus}
						/>
					))}
				</>
			);
	}
}

type VideoBackground = Extract<HeroProps["background"], { kind: "video" }>;

/** The film of a theme, which covers the poster, in a template: site/front-page/film.ts inserts it where it may play. */
function Film({
	theme,
	sources,
	focus,
}: Pick<VideoBackground["poster"], "focus"> & {
	readonly theme: "light" | "dark";
	readonly sources: VideoBackground["films"]["light"];
}) {
	const { words } = usePage();
	if (!sources) return null;
	// Browsers play the first format that they support: WebM, the smaller one, is first.
	const smallestFirst = sources.toSorted((a, b) => (a.type < b.type ? 1 : -1));
	return (
		<template data-film={theme}>
			<video
				className="hero__film"
				data-focus={focus}
				aria-hidden="true"
				tabIndex={-1}
				loop
				muted
				playsInline
			>
				{smallestFirst.map(({ src, type }) => (
					<source key={src} src={src} type={type} />
				))}
			</video>
			<button
				type="button"
				className="button button--quiet hero__pause"
				aria-label={words.pauseFilm}
				aria-pressed="false"
				hidden
			>
				<svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
					<path d="M9 6v12M15 6v12" />
					<path d="M8 6v12l10-6Z" />
				</svg>
			</button>
		</template>
	);
}
