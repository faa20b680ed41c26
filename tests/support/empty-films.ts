/** The beginnings of films, by which their kinds are known; nothing is in them. */
export const emptyFilms = {
	webm: Buffer.from("\x1A\x45\xDF\xA3", "latin1"),
	mp4: Buffer.from("\0\0\0\x10ftypisom\0\0\0\0", "latin1"),
} as const;
