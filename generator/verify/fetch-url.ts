import type { MessageLanguage } from "../languages/message-language.ts";
import { type Phrase, phrase, translate } from "../messages/format.ts";

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
): Promise<
	FetchedResponse | { readonly failure: Record<MessageLanguage, string> }
> {
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
		return {
			failure: translate(describeNetworkFailure(code, new URL(url).host)),
		};
	}
}

function describeNetworkFailure(code: string, host: string): Phrase {
	if (/ENOTFOUND|EAI_AGAIN/.test(code))
		return phrase("network.no-host", { host });
	return /CERT|SIGNATURE|ALTNAME/.test(code)
		? phrase("network.certificate", { host, code })
		: phrase("network.no-answer", { host, code });
}
