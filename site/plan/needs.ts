import type { PageNeeds } from "kilde/plan";
import type { Legacy } from "../bridge.tsx";
import type { SitePage } from "../model/locale-content.ts";
import { videoAddresses } from "./video-addresses.ts";

export function homeNeeds({ page }: Legacy): PageNeeds {
	const { background } = (page as SitePage<"home">).data.hero;
	return {
		media: background.kind === "video" ? ["self"] : [],
		frames:
			background.kind === "embed"
				? [videoAddresses(background.embed.url).frame]
				: [],
	};
}
