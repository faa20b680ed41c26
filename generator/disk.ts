import { renameSync, rmSync } from "node:fs";
import { platform } from "node:os";

// Windows refuses to rename or delete a file that another program has open, such as a virus scanner or OneDrive: mostly for
// an instant after it was written. All code renames and deletes by these functions, which wait for it.

/** How long to wait for another program, and the time between two attempts (milliseconds). */
const limit = 2000;
const interval = 100;

/** Renames a file or a folder; replaces a file of the new name. */
export function move(from: string, to: string): void {
	retryWhileOpen(() => renameSync(from, to));
}

/** Deletes a file if it exists. */
export function removeFile(path: string): void {
	retryWhileOpen(() => rmSync(path, { force: true }));
}

/** Deletes a folder with everything in it, if it exists. */
export function removeFolder(path: string): void {
	retryWhileOpen(() => rmSync(path, { recursive: true, force: true }));
}

/** Whether the system refuses a change since another program has the file open, or, which Windows doesn't tell apart, forbids it. */
export function isOpenElsewhere(error: unknown): boolean {
	return (
		platform() === "win32" &&
		error instanceof Error &&
		"code" in error &&
		["EACCES", "EBUSY", "EPERM"].includes(String(error.code))
	);
}

function retryWhileOpen(act: () => void): void {
	for (let waited = 0; ; waited += interval)
		try {
			act();
			return;
		} catch (error) {
			if (waited >= limit || !isOpenElsewhere(error)) throw error;
			waitSync(interval);
		}
}

/** Waits without running other code, for callers that are synchronous. */
export function waitSync(milliseconds: number): void {
	Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
}
