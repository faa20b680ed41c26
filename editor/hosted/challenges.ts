import { createHmac, randomBytes } from "node:crypto";
import { isEqualSecret } from "../access.ts";
import { createSecret } from "./store.ts";

/** How long a challenge is valid (milliseconds). */
const lifetime = 5 * 60_000;

/**
 * Creates the challenges that passkeys sign. Each contains its expiry and a signature of the server, so the server stores only
 * used challenges: strangers may request any number. Each is valid once. `now` returns the time in milliseconds since 1970.
 */
export function createChallenges(now: () => number) {
	const key = randomBytes(32);
	const used = new Map<string, number>();
	const sign = (text: string) =>
		createHmac("sha256", key).update(text).digest("base64url");
	const parse = (challenge: string) => {
		const decoded = Buffer.from(challenge, "base64url").toString();
		const [until = "", random = "", proof = ""] = decoded.split(".");
		const isOwn = isEqualSecret(proof, sign(`${until}.${random}`));
		return { until: isOwn ? Number(until) : 0, random };
	};
	const isOpen = (challenge: string) => {
		const { until, random } = parse(challenge);
		return until > now() && !used.has(random);
	};
	return {
		/** Whether a challenge, in base64url, is still valid. */
		isOpen,
		/** Creates a text, of which the browser signs the bytes. */
		create(): string {
			const text = `${now() + lifetime}.${createSecret()}`;
			return `${text}.${sign(text)}`;
		},
		/** Makes a challenge invalid after it was signed; returns whether it was still valid. */
		use(challenge: string): boolean {
			if (!isOpen(challenge)) return false;
			for (const [each, end] of used) if (end <= now()) used.delete(each);
			const { until, random } = parse(challenge);
			used.set(random, until);
			return true;
		},
	};
}
