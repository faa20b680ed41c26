import type { AddressInfo, Server } from "node:net";
import { networkInterfaces } from "node:os";

/** Where a server may be reached: on this machine alone, or by the network around it too. */
export type Reach = "machine" | "network";

/** As many ports are tried one after another before giving up. */
const attempts = 20;

const highestPort = 65_535;

/** Lets a server listen on this port, or on the next one that is free; gives the port. */
export async function listen(
	server: Server,
	first: number,
	reach: Reach,
): Promise<number> {
	const host = reach === "network" ? "0.0.0.0" : "127.0.0.1";
	const last = Math.min(first + attempts - 1, highestPort);
	for (let port = first; port <= last; port++)
		// A server that listens on a port has an address of that kind; of port 0 the system makes a free one.
		if (await tryPort(server, port, host))
			return (server.address() as AddressInfo).port;
	throw new Error(`The ports ${first} to ${last} are all taken.`);
}

function tryPort(server: Server, port: number, host: string): Promise<boolean> {
	return new Promise((resolve, reject) => {
		const refused = (error: NodeJS.ErrnoException) =>
			error.code === "EADDRINUSE" ? resolve(false) : reject(error);
		server.once("error", refused);
		server.listen({ port, host }, () => {
			server.off("error", refused);
			resolve(true);
		});
	});
}

/** The addresses that other machines on the same network know this one by. */
export function networkAddresses(): string[] {
	return Object.values(networkInterfaces())
		.flatMap((each) => each ?? [])
		.filter(({ family, internal }) => family === "IPv4" && !internal)
		.map(({ address }) => address);
}
