import type { Wording } from "../diagnostics/diagnostic.ts";

/** A response, with its body decompressed. */
type FetchedResponse = {
	readonly status: number;
	readonly headers: globalThis.Headers;
	readonly bytes: Buffer;
};

/** The longest time for a response, in milliseconds. */
const timeout = 20_000;

/** Fetches a URL without following redirects; returns a sentence if there is no response. */
export async function fetchUrl(
	url: string,
): Promise<FetchedResponse | { readonly failure: Wording }> {
	try {
		const response = await fetch(url, {
			redirect: "manual",
			headers: { "Cache-Control": "no-cache" },
			signal: AbortSignal.timeout(timeout),
		});
		const { status, headers } = response;
		const bytes = Buffer.from(await response.arrayBuffer());
		return { status, headers, bytes };
	} catch (error) {
		const { name, cause, message } = Object(error);
		// Other errors aren't from the network.
		if (name !== "TimeoutError" && cause === undefined) throw error;
		const code = String(cause?.code ?? message);
		return { failure: describeFailure(code, new URL(url).host) };
	}
}

function describeFailure(code: string, host: string): Wording {
	if (/ENOTFOUND|EAI_AGAIN/.test(code))
		return {
			en: `The name ${host} isn't found. Is this computer on the internet, and is the domain registered and paid for?`,
			da: `Navnet ${host} findes ikke på nettet. Er computeren på nettet, og er domænet registreret og betalt?`,
		};
	if (/CERT|SIGNATURE|ALTNAME/.test(code))
		return {
			en: `Browsers refuse to open ${host}: its certificate isn't valid (${code}). Renew it.`,
			da: `Browsere vil ikke åbne ${host}: Certifikatet gælder ikke (${code}). Forny det.`,
		};
	return {
		en: `${host} gives no answer (${code}). Is the web server running?`,
		da: `${host} giver intet svar (${code}). Kører webserveren?`,
	};
}
