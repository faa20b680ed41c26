/** Where a video plays within a page of ours, and where it has a page of its own. */
export type VideoAddresses = { readonly frame: string; readonly page: string };

/**
 * A video's address, in any of the forms in which YouTube and Google Drive give it → the frame that sets
 * the fewest cookies, and the page to link to, since a frame does not play on its own. Other sites'
 * addresses are taken as they are.
 */
export function videoAddresses(url: string): VideoAddresses {
	const youTube = youTubeId(url);
	if (youTube)
		return {
			frame: `https://www.youtube-nocookie.com/embed/${youTube}?autoplay=1`,
			page: `https://www.youtube.com/watch?v=${youTube}`,
		};
	const drive = driveId(url);
	if (drive)
		return {
			frame: `https://drive.google.com/file/d/${drive}/preview`,
			page: `https://drive.google.com/file/d/${drive}/view`,
		};
	return { frame: url, page: url };
}

function youTubeId(url: string): string | undefined {
	const { hostname, pathname, searchParams } = new URL(url);
	if (hostname === "youtu.be") return /^\/([\w-]+)$/.exec(pathname)?.[1];
	if (!/^(www\.|m\.)?youtube(-nocookie)?\.com$/.test(hostname))
		return undefined;
	return (
		/^[\w-]+$/.exec(searchParams.get("v") ?? "")?.[0] ??
		/^\/(?:embed|shorts|live)\/([\w-]+)/.exec(pathname)?.[1]
	);
}

function driveId(url: string): string | undefined {
	const { hostname, pathname } = new URL(url);
	if (hostname !== "drive.google.com") return undefined;
	return /^\/file\/d\/([\w-]+)/.exec(pathname)?.[1];
}
