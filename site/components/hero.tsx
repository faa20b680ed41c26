import type { Hero as Props } from "../props.ts";
import { Embed } from "./embed.tsx";
import { Picture } from "./picture.tsx";

/** The large picture on top of a page, with the centre's name and a quotation over it. */
export function Hero({ name, subheadline, quote, background }: Props) {
	return (
		<div className={`hero hero--${background.kind}`}>
			<div className="hero__background">
				<Background background={background} />
			</div>
			<div className="hero__words">
				<p className="hero__name">{name}</p>
				{subheadline && <p className="hero__subheadline">{subheadline}</p>}
				{quote && (
					<blockquote className="hero__quote">
						<p>{quote}</p>
					</blockquote>
				)}
			</div>
		</div>
	);
}

function Background({ background }: Pick<Props, "background">) {
	switch (background.kind) {
		case "image":
			return <Picture picture={background.image} sizes="100vw" first />;
		case "embed":
			return <Embed {...background.embed} />;
		case "video":
			return (
				<video
					src={background.src}
					poster={background.poster.src}
					width={background.poster.width}
					height={background.poster.height}
					aria-label={background.poster.alt}
					autoPlay
					loop
					muted
					playsInline
				/>
			);
	}
}
