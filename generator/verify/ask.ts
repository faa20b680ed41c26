import type { Wording } from "../diagnostics/diagnostic.ts";

/** The answer of a web server, decompressed. */
export type Response = {
	readonly status: number;
	/** By names in lower case. */
	readonly headers: ReadonlyMap<string, string>;
	readonly bytes: Buffer;
};

/** Milliseconds that a server may take for one answer. */
const patience = 20_000;

/** Bytes beyond those that are expected, after which the rest of an answer is not read. */
const mostBeyond = 1_000_000;

/** Asks for an address, without following a redirect; returns why there is no answer otherwise. `length` is the number of bytes expected. */
export async function ask(
	url: string,
	length = 0,
): Promise<Response | { readonly unanswered: Wording }> {
	try {
		const response = await fetch(url, {
			redirect: "manual",
			headers: { "Cache-Control": "no-cache" },
			signal: AbortSignal.timeout(patience),
		});
		return {
			status: response.status,
			headers: new Map(response.headers),
			bytes: await bodyOf(response, length + mostBeyond),
		};
	} catch (error) {
		return { unanswered: whyUnanswered(error, new URL(url)) };
	}
}

/** Reads a body, and stops once it is longer than `most` bytes. */
async function bodyOf(
	{ body }: globalThis.Response,
	most: number,
): Promise<Buffer> {
	const parts: Uint8Array[] = [];
	let length = 0;
	for await (const part of body ?? []) {
		parts.push(part);
		length += part.length;
		if (length > most) break;
	}
	return Buffer.concat(parts);
}

/** Why a server gave no answer. Rethrows an error that no network has. */
function whyUnanswered(error: unknown, { host }: URL): Wording {
	const { name, message, cause } = Object(error);
	if (name === "TimeoutError")
		return {
			en: `${host} doesn't answer within ${patience / 1000} seconds. Is the web server running?`,
			da: `${host} svarer ikke inden for ${patience / 1000} sekunder. Kører webserveren?`,
		};
	if (!(error instanceof TypeError) || cause === undefined) throw error;
	const code = String(Object(cause).code ?? message);
	if (/ENOTFOUND|EAI_AGAIN/.test(code))
		return {
			en: `The name ${host} isn't found. Is this computer on the internet, and is the domain registered and paid for?`,
			da: `Navnet ${host} findes ikke på nettet. Er computeren på nettet, og er domænet registreret og betalt?`,
		};
	if (code === "ECONNREFUSED")
		return {
			en: `${host} refuses the connection. Is the web server running?`,
			da: `${host} afviser forbindelsen. Kører webserveren?`,
		};
	if (/CERT|SIGNATURE|ALTNAME/.test(code))
		return {
			en: `Browsers refuse to open ${host}: its certificate isn't valid (${code}). Renew it.`,
			da: `Browsere vil ikke åbne ${host}: Certifikatet gælder ikke (${code}). Forny det.`,
		};
	return {
		en: `${host} gives no answer (${code}).`,
		da: `${host} giver intet svar (${code}).`,
	};
}
