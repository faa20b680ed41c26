/** Whether a file is a picture in a format that content/media may have, by its extension in any case. */
export function isPictureName(name: string): boolean {
	return /\.(svg|png|jpe?g|gif|webp|avif)$/i.test(name);
}

/** Whether a file is a video in a format that content/media may have, by its extension in any case. */
export function isVideoName(name: string): boolean {
	return /\.(mp4|webm)$/i.test(name);
}
