import "./layers.css";
import "./hero.css";
import type { Shown, ShownPicture } from "kilde";
import { usePage } from "kilde/react";
import type { ReactNode } from "react";
import type { hero } from "../content/fields.ts";
import { keepFiguresTogether } from "../typography.ts";
import { Embed } from "./embed.tsx";
import { Icon } from "./icon.tsx";
import { Opening, type OpeningWords } from "./opening.tsx";
import { Picture, ScreenPicture } from "./picture.tsx";

type HeroProps = Partial<Shown<typeof hero>> &
	Pick<Shown<typeof hero>, "background">;

/**
 * The large picture on top of a page, with the centre's logo and the heading in its sky: the logo of the content, or the sign
 * and the name. The header has the name, so screen readers skip it here. The picture goes on beneath `children`; after it are
 * the first sentences of the page. A video of another site covers all words once it plays, so they come after it.
 */
export function Hero({
	name,
	logo,
	hero: { subheadline, quote, background },
	children,
	...opening
}: OpeningWords & {
	readonly name: string;
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
						<p className="hero__logo" aria-hidden="true">
							{logo ? (
								<Picture picture={logo} sizes="20rem" first />
							) : (
								<>
									<Icon name="field" /> {name}
								</>
							)}
						</p>
						{subheadline && <p className="hero__subheadline">{subheadline}</p>}
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
					<Film {...background} />
				</>
			);
	}
}

type FilmProps = Extract<HeroProps["background"], { kind: "video" }>;

/** The film that covers its poster, in a template: site/front-page/film.ts inserts it where it may play. */
function Film({ sources, theme, poster }: FilmProps) {
	const { words } = usePage();
	// Browsers play the first format that they support: WebM, the smaller one, is first.
	const smallestFirst = sources.toSorted((a, b) => (a.type < b.type ? 1 : -1));
	return (
		<template data-film={theme ?? ""}>
			<video
				className="hero__film"
				data-focus={poster.focus}
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
