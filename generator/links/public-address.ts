import { lookup } from "node:dns";
import { BlockList, isIP, type LookupFunction } from "node:net";

// Content is not trusted: its links must not make this computer ask itself or its own network. A name is looked up once, and
// what was found is what is connected to.

/** Addresses outside the public internet (IANA's registries of special-purpose addresses). In IPv6, nearly all but 2000::/3. */
const own = { ipv4: new BlockList(), ipv6: new BlockList() };
for (const range of [
	...["0.0.0.0/8", "10.0.0.0/8", "100.64.0.0/10", "127.0.0.0/8"],
	...["169.254.0.0/16", "172.16.0.0/12", "192.0.0.0/24", "192.0.2.0/24"],
	...["192.88.99.0/24", "192.168.0.0/16", "198.18.0.0/15"],
	...["198.51.100.0/24", "203.0.113.0/24", "224.0.0.0/3"],
	...["::/3", "4000::/2", "8000::/1"],
	...["2001::/23", "2001:db8::/32", "2002::/16", "3fff::/20"],
]) {
	const [network = "", bits] = range.split("/");
	const family = network.includes(":") ? "ipv6" : "ipv4";
	own[family].addSubnet(network, Number(bits), family);
}

/** Whether the host of a URL is the number of this computer, or of one in a private network; a name is none. */
export function isOwnNetwork(host: string): boolean {
	const address = host.replace(/^\[|\]$/g, "");
	const family = address.includes(":") ? "ipv6" : "ipv4";
	return isIP(address) !== 0 && own[family].check(address, family);
}

/** Looks up a name; fails with the code NOT_PUBLIC if that leads to such a number. */
export const lookupPublic: LookupFunction = (name, options, found) => {
	lookup(name, { ...options, all: true }, (error, addresses = []) => {
		const [first = { address: "", family: 0 }] = addresses;
		const isOwn = addresses.some(({ address }) => isOwnNetwork(address));
		if (error) found(error, "");
		else if (isOwn)
			found(Object.assign(new Error(name), { code: "NOT_PUBLIC" }), "");
		else if (options.all) found(null, addresses);
		else found(null, first.address, first.family);
	});
};
