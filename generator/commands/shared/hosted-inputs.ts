import { isIP } from "node:net";
import { Option } from "commander";
import type { HostedEditor } from "./define-command.ts";

/** The options of an editor at a public address, each of which may be an environment variable instead. */
export type HostedInputs = {
	readonly address?: string;
	readonly pages?: string;
	readonly trustHeader?: string;
	readonly trustFrom?: string;
};

/** The options by name, and the environment variables that stand for them. */
const variables = {
	address: "KILDE_EDIT_ADDRESS",
	pages: "KILDE_EDIT_PAGES",
	trustHeader: "KILDE_EDIT_TRUST_HEADER",
	trustFrom: "KILDE_EDIT_TRUST_FROM",
} as const satisfies Record<keyof HostedInputs, string>;

/** The options of an editor at a public address. */
export const hostedInputs = [
	new Option(
		"--address <origin>",
		`the public address of the editor, behind a proxy (${variables.address})`,
	),
	new Option(
		"--pages <origin>",
		`the public address of the edited pages, on another host (${variables.pages})`,
	),
	new Option(
		"--trust-header <name>",
		`a header in which a proxy gives the email address of whoever it has signed in (${variables.trustHeader})`,
	),
	new Option(
		"--trust-from <ip>",
		`the address of that proxy, the only one that is believed (${variables.trustFrom})`,
	),
];

/** Reads the options of an editor at a public address; `hosted` is undefined if it has none. Refuses if they don't fit. */
export function readHostedEditor(
	options: HostedInputs,
	environment: NodeJS.ProcessEnv,
):
	| { readonly hosted: HostedEditor | undefined }
	| { readonly refusal: string } {
	const get = (name: keyof HostedInputs) =>
		options[name] ?? environment[variables[name]];
	const [address, pages] = [get("address"), get("pages")];
	const [name, from] = [get("trustHeader"), get("trustFrom")];
	if (address === undefined && pages === undefined && name === undefined)
		return { hosted: undefined };
	const origins = { editor: toOrigin(address), pages: toOrigin(pages) };
	for (const [option, given, origin] of [
		["--address", address, origins.editor],
		["--pages", pages, origins.pages],
	])
		if (origin === undefined)
			return {
				refusal: `${option} must be the public address of ${option === "--pages" ? "the edited pages" : "the editor"}, such as https://edit.example.dk${given === undefined ? "." : `; “${given}” isn’t.`}`,
			};
	const { editor = "", pages: ofPages = "" } = origins;
	if (new URL(editor).hostname === new URL(ofPages).hostname)
		return {
			refusal:
				"--address and --pages need two host names, such as https://edit.example.dk and https://pages.example.dk: code on the pages could use the editor otherwise.",
		};
	if ((name === undefined) !== (from === undefined) || isIP(from ?? "::") === 0)
		return {
			refusal:
				"--trust-header needs --trust-from, the IP address of the proxy that sets the header.",
		};
	const header = name !== undefined && from !== undefined && { name, from };
	return {
		hosted: {
			origins: { editor, pages: ofPages },
			...(header && { header }),
		},
	};
}

/** Returns the origin of an address that has no more than that, and that browsers keep secret; undefined otherwise. */
function toOrigin(address: string | undefined): string | undefined {
	const url = URL.canParse(address ?? "") ? new URL(address ?? "") : undefined;
	return url?.protocol === "https:" && url.href === `${url.origin}/`
		? url.origin
		: undefined;
}
