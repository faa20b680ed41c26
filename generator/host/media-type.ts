import { extname } from "node:path";

/** The media type of each file extension (RFC 6838). */
const mediaTypes: Readonly<Record<string, string>> = {
	".html": "text/html; charset=utf-8",
	".css": "text/css; charset=utf-8",
	".js": "text/javascript; charset=utf-8",
	".json": "application/json; charset=utf-8",
	".xml": "application/xml; charset=utf-8",
	".txt": "text/plain; charset=utf-8",
	".svg": "image/svg+xml",
	".png": "image/png",
	".jpg": "image/jpeg",
	".jpeg": "image/jpeg",
	".gif": "image/gif",
	".webp": "image/webp",
	".avif": "image/avif",
	".mp4": "video/mp4",
	".webm": "video/webm",
	".woff2": "font/woff2",
	".webmanifest": "application/manifest+json",
};

/** The media type of a file by its extension. */
export function getMediaType(path: string): string {
	return mediaTypes[extname(path)] ?? "application/octet-stream";
}
