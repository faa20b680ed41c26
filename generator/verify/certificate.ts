import { connect } from "node:tls";
import type { Wording } from "../diagnostics/diagnostic.ts";
import { patience } from "./ask.ts";

/** The certificate of a site (RFC 5280). */
export type Certificate = {
	/** The last moment at which it is valid. */
	readonly until: Date;
	/** Why browsers refuse it; undefined if they don't. */
	readonly refused: Wording | undefined;
};

/** Reads the certificate of an https address, valid or not; undefined if the server shows none. */
export function readCertificate(
	address: URL,
): Promise<Certificate | undefined> {
	const host = address.hostname.replace(/^\[|\]$/g, "");
	return new Promise((resolve) => {
		const socket = connect({
			host,
			port: Number(address.port || 443),
			// Only names are sent to the server (RFC 6066, 3), not numbers.
			...(!/^[\d.]+$|:/.test(host) && { servername: host }),
			// Its faults are reported; nothing is sent.
			rejectUnauthorized: false,
			timeout: patience,
		});
		const end = (certificate: Certificate | undefined) => {
			socket.destroy();
			resolve(certificate);
		};
		socket.once("error", () => end(undefined));
		socket.once("timeout", () => end(undefined));
		socket.once("secureConnect", () => {
			const until = new Date(socket.getPeerCertificate().valid_to);
			const code = socket.authorized ? undefined : socket.authorizationError;
			end({ until, refused: code && reasonOf(String(code), until) });
		});
	});
}

function reasonOf(code: string, until: Date): Wording {
	if (/CERT_HAS_EXPIRED/.test(code)) {
		const day = until.toISOString().slice(0, 10);
		return {
			en: `its certificate ended on ${day}. Renew it (certbot renew, or in the settings of the host)`,
			da: `Certifikatet udløb ${day}. Forny det (certbot renew eller under webhotellets indstillinger)`,
		};
	}
	if (/ALTNAME/.test(code))
		return {
			en: "its certificate is for another name. Get one for this address",
			da: "Certifikatet gælder et andet navn. Skaf et til denne adresse",
		};
	return {
		en: `its certificate isn't trusted (${code}). Get one from a known authority, as Let's Encrypt`,
		da: `Man kan ikke stole på certifikatet (${code}). Skaf et fra en kendt udsteder, f.eks. Let's Encrypt`,
	};
}
