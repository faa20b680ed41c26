import type { ListedMedia, ValueAddress } from "../../protocol.ts";
import { Button } from "../components/button.tsx";
import { useEditing } from "../editing.ts";

/** Pictures and films as they look. Each opens where it is used; one that is used nowhere can be taken out. */
export function MediaList({
	media,
	onOpen,
}: {
	readonly media: readonly ListedMedia[];
	onOpen(id: string, origin: ValueAddress): void;
}) {
	const { ask, perform, words } = useEditing();
	return (
		<ul className="media">
			{media.map(({ address, kind, name, uses: [first, ...others] }) => {
				const id = `media-${name}`;
				return (
					<li key={name}>
						{kind === "picture" ? (
							<img src={address} alt="" loading="lazy" />
						) : (
							<video src={address} muted preload="metadata" />
						)}
						<span>{name}</span>
						<span className="hint">
							{first ? words.usedTimes(1 + others.length) : words.unused}
						</span>
						{first ? (
							<Button
								id={id}
								aria-label={`${words.seeIt}: ${name}`}
								onClick={() => onOpen(id, first)}
							>
								{words.seeIt}
							</Button>
						) : (
							<Button
								aria-label={`${words.remove}: ${name}`}
								onClick={() =>
									perform(() =>
										ask("removeEntry", { file: `content/media/${name}` }),
									)
								}
							>
								{words.remove}
							</Button>
						)}
					</li>
				);
			})}
		</ul>
	);
}
