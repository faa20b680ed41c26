import { hash } from "node:crypto";

/** SHA-256 of bytes or a text, in hex. */
export function toDigest(bytes: string | Uint8Array): string {
	return hash("sha256", bytes, "hex");
}

/** SHA-256 of a text, in base64url (RFC 4648). */
export function toDigestKey(text: string): string {
	return hash("sha256", text, "base64url");
}
