/** The addresses of a video: for a frame within a page, and of its own page. */
export type VideoAddresses = { readonly frame: string; readonly page: string };

/**
 * Returns the addresses of a video from any form of its YouTube or Google Drive address: the frame that sets the fewest
 * cookies, and the page to link to, since a frame doesn't play alone. Addresses of other sites are used for both.
 */
export function getVideoAddresses(url: string): VideoAddresses {
	const youTube = getYouTubeId(url);
	if (youTube)
		return {
			frame: `https://www.youtube-nocookie.com/embed/${youTube}?autoplay=1`,
			page: `https://www.youtube.com/watch?v=${youTube}`,
		};
	const drive = getDriveId(url);
	if (drive)
		return {
			frame: `https://drive.google.com/file/d/${drive}/preview`,
			page: `https://drive.google.com/file/d/${drive}/view`,
		};
	return { frame: url, page: url };
}

function getYouTubeId(url: string): string | undefined {
	const { hostname, pathname, searchParams } = new URL(url);
	if (hostname === "youtu.be") return /^\/([\w-]+)$/.exec(pathname)?.[1];
	if (!/^(www\.|m\.)?youtube(-nocookie)?\.com$/.test(hostname))
		return undefined;
	return (
		/^[\w-]+$/.exec(searchParams.get("v") ?? "")?.[0] ??
		/^\/(?:embed|shorts|live)\/([\w-]+)/.exec(pathname)?.[1]
	);
}

function getDriveId(url: string): string | undefined {
	const { hostname, pathname } = new URL(url);
	if (hostname !== "drive.google.com") return undefined;
	return /^\/file\/d\/([\w-]+)/.exec(pathname)?.[1];
}
