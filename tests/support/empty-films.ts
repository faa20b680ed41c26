/** The first bytes of video files, which identify their formats, without content. */
export const emptyFilms = {
	webm: Buffer.from("\x1A\x45\xDF\xA3", "latin1"),
	mp4: Buffer.from("\0\0\0\x10ftypisom\0\0\0\0", "latin1"),
} as const;

/** Creates a box of an MP4. */
export function createBox(
	type: string,
	...parts: readonly Uint8Array[]
): Buffer {
	const data = Buffer.concat(parts);
	const size = Buffer.alloc(4);
	size.writeUInt32BE(data.length + 8);
	return Buffer.concat([size, Buffer.from(type, "latin1"), data]);
}
