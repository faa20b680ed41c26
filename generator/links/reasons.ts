import type { Wording } from "../diagnostics/diagnostic.ts";

/** Why an address doesn't work: by the status of its answer, or by the code of the error instead of one. */
const reasons: readonly (readonly [code: RegExp, en: string, da: string])[] = [
	[/^(404|410)$/, "the page isn't there", "siden findes ikke"],
	[/^5\d\d$/, "the server has an error", "der er fejl på serveren"],
	[/^\d+$/, "the server refuses it", "serveren afviser det"],
	[
		/^(ENOTFOUND|EAI_)/,
		"there is no such name",
		"navnet findes ikke på nettet",
	],
	[
		/^(ABORT_ERR|ETIMEDOUT)/,
		"no answer in time",
		"der kommer intet svar i tide",
	],
	[/^REDIRECTS/, "it redirects in circles", "det viderestiller i ring"],
	[/^NOT_PUBLIC/, "it is not on the internet", "det er ikke på internettet"],
	[/EXPIRED/, "its certificate has expired", "certifikatet er udløbet"],
	[
		/CERT|SIGN|TLS|SSL/,
		"its certificate isn't valid",
		"certifikatet gælder ikke",
	],
	[/^/, "no connection", "der er ingen forbindelse"],
];

/** Why a host doesn't answer well, by such a code: the page isn't there (example.org, 404). */
export function reasonOf(code: string, host: string): Wording {
	const [, en, da] = reasons.find(([codes]) => codes.test(code)) ?? [];
	return { en: `${en} (${host}, ${code})`, da: `${da} (${host}, ${code})` };
}
