import { once } from "node:events";
import { type AddressInfo, connect, type Server } from "node:net";
import { networkInterfaces } from "node:os";

/** Who can reach a server: this machine only, or the local network too. */
export type NetworkReach = "machine" | "network";

/** How many ports are tried before giving up. */
const attempts = 20;

const highestPort = 65_535;

/**
 * Makes a server listen on this port, or on the next free one unless it must be this one; returns the port. A port is taken if a
 * program answers at any address of localhost: browsers may try that one first. Throws the last error if 20 are taken.
 */
export async function listenOnFreePort(
	server: Server,
	first: number,
	reach: NetworkReach,
	isFixed = false,
): Promise<number> {
	const host = reach === "network" ? "0.0.0.0" : "127.0.0.1";
	const last = isFixed ? first : Math.min(first + attempts - 1, highestPort);
	let taken: Error | undefined;
	for (let port = first; port <= last; port++) {
		taken =
			(await findPortAnswerError(port)) ??
			(await listenUnlessTaken(server, port, host));
		// A server on a port has an AddressInfo; for port 0 the system chooses a free one.
		if (!taken) return (server.address() as AddressInfo).port;
	}
	throw taken;
}

/** The distance of the two ports of an editor, so that trying the next ones never leads from one to the other. */
const distance = 1000;

/**
 * Returns the first port to try for the pages beside an editor, or 0 (any) if the editor's was. The ports of two
 * editors must not overlap: what pages store in the browser belongs to their port.
 */
export function getFirstPagesPort(wanted: number, port: number): number {
	if (wanted === 0) return 0;
	return port + distance + attempts > highestPort
		? port - distance
		: port + distance;
}

/** Returns an error if a program answers on this port at an address of localhost. */
async function findPortAnswerError(port: number): Promise<Error | undefined> {
	const answers = await Promise.all(
		["127.0.0.1", "::1"].map((host) => isPortAnswered(port, host)),
	);
	return answers.includes(true)
		? Object.assign(new Error(`A program answers on port ${port}.`), {
				code: "EADDRINUSE",
				syscall: "listen",
			})
		: undefined;
}

async function isPortAnswered(port: number, host: string): Promise<boolean> {
	if (port === 0) return false;
	const socket = connect({ port, host });
	try {
		await once(socket, "connect");
		return true;
	} catch {
		// Nothing listens there, or the machine has no such address.
		return false;
	} finally {
		socket.destroy();
	}
}

/** Resolves to the system's error if the port is taken; rejects with any other one. */
function listenUnlessTaken(
	server: Server,
	port: number,
	host: string,
): Promise<Error | undefined> {
	return new Promise((resolve, reject) => {
		const onError = (error: NodeJS.ErrnoException) => {
			server.off("listening", onListening);
			if (error.code === "EADDRINUSE") resolve(error);
			else reject(error);
		};
		const onListening = () => {
			server.off("error", onError);
			resolve(undefined);
		};
		server.once("error", onError);
		server.once("listening", onListening);
		server.listen({ port, host });
	});
}

/** Lists the IPv4 addresses of this machine on its networks. */
export function listNetworkAddresses(): string[] {
	return Object.values(networkInterfaces())
		.flatMap((each) => each ?? [])
		.filter(({ family, internal }) => family === "IPv4" && !internal)
		.map(({ address }) => address);
}
