import "./hero.css";
import type { Hero as Props } from "../props.ts";
import { Embed } from "./embed.tsx";
import { Icon } from "./icon.tsx";
import { Picture } from "./picture.tsx";

/**
 * The large picture on top of a page, with the centre's logo and a quotation over it: the logo of the content, or the sign and
 * the name. The header has the name, so screen readers skip it here.
 */
export function Hero({ name, logo, subheadline, quote, background }: Props) {
	return (
		<div className={`hero hero--${background.kind}`}>
			<div className="hero__background">
				<Background background={background} />
			</div>
			<div className="hero__words">
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
				{quote && (
					<blockquote>
						<p>{quote}</p>
					</blockquote>
				)}
			</div>
		</div>
	);
}

/**
 * On a phone the picture is cut at both sides: it is shown 174vw wide. Half of it is under a veil, so a file for less is sharp
 * enough, and there sooner: that of 960 pixels on a phone of 412 and 1.75 pixels for one. Not for much less: browsers count
 * a picture as no larger than this says, and the film, which comes later, would be the largest thing painted.
 */
const sizes = "133vw";

function Background({ background }: Pick<Props, "background">) {
	switch (background.kind) {
		case "image":
			return <Picture picture={background.image} sizes={sizes} first />;
		case "embed":
			return <Embed {...background.embed} />;
		case "video":
			return (
				<>
					<Picture picture={background.poster} sizes={sizes} first />
					<Film {...background} />
				</>
			);
	}
}

type FilmProps = Extract<Props["background"], { kind: "video" }>;

/**
 * The film that covers its poster, in a template: site/start/film.ts inserts it where it may play. If the poster is another
 * one in the dark theme, the film belongs to the light theme.
 */
function Film({ sources, poster, pause }: FilmProps) {
	return (
		<template data-film={poster.dark ? "light" : ""}>
			<video
				className="hero__film"
				data-focus={poster.focus}
				aria-hidden="true"
				tabIndex={-1}
				loop
				muted
				playsInline
			>
				{sources.map(({ src, type }) => (
					<source key={src} src={src} type={type} />
				))}
			</video>
			<button
				type="button"
				className="button button--quiet hero__pause"
				aria-label={pause}
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
