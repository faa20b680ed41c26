import { hash } from "node:crypto";

/** SHA-256 in hex: of what a file holds. */
export function digestOf(bytes: string | Uint8Array): string {
	return hash("sha256", bytes, "hex");
}

/** SHA-256 in fewer letters (base64url, RFC 4648): stands for all that a text says. */
export function keyOf(text: string): string {
	return hash("sha256", text, "base64url");
}
