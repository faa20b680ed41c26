/** The first bytes of video files, which identify their formats, without content. */
export const emptyFilms = {
	webm: Buffer.from("\x1A\x45\xDF\xA3", "latin1"),
	mp4: Buffer.from("\0\0\0\x10ftypisom\0\0\0\0", "latin1"),
} as const;
