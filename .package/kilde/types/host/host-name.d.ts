/** A name with a domain. The last label starts with a letter, as IPv4 addresses don't. */
export declare const host = "(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\\.)+(?=[A-Za-z])[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?";
/** An https URL whose authority is a host name, with an optional port. */
export declare const addressOfHost: RegExp;
/** The origin of a site: https and a host name. */
export declare const addressOfSite: RegExp;
/** The names of hosts that exist for examples and nowhere else (RFC 2606). */
export declare const madeUpHost: RegExp;
/** A host for trying out a site: a host name, with or without a domain, or an IP address. */
export declare const hostOrNumber: RegExp;
/** A URL without user information (RFC 3986, 3.2.1), which could be taken for a host. */
export declare const withoutCredentials: RegExp;
/** Rewrites the host of an https URL to its DNS form: in Punycode, without user information. Undefined for other URLs. */
export declare function withPlainHost(address: string): string | undefined;
