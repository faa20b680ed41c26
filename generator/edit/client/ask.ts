import { endpoints, keyHeader } from "../../dev/endpoints.ts";
import type { Requests } from "../protocol.ts";

/** A function that asks the server of the editor; it rejects with an Error whose message is in both languages. */
export type Ask = <N extends keyof Requests>(
	name: N,
	ask: Requests[N]["ask"],
) => Promise<Requests[N]["answer"]>;

/** Asks the server of the editor. */
export const ask: Ask = async (name, body) => {
	const response = await fetch(endpoints.edit + name, {
		method: "POST",
		headers: {
			"content-type": "application/json",
			// The door of the editor put it there.
			[keyHeader]: localStorage.getItem(keyHeader) ?? "",
		},
		body: JSON.stringify(body),
	});
	if (!response.ok) throw new Error(await response.text());
	return response.json();
};
