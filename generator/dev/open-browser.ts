import { spawn } from "node:child_process";
import { platform } from "node:os";

/** Opens an address in the browser of whoever sits here. Where there is none, nothing happens: the address is printed too. */
export function openBrowser(address: string): void {
	const [command, ...args] =
		platform() === "darwin"
			? ["open", address]
			: platform() === "win32"
				? ["cmd", "/c", "start", "", address]
				: ["xdg-open", address];
	spawn(command, args, { stdio: "ignore", detached: true })
		.on("error", () => {})
		.unref();
}
