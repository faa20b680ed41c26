import { basename } from "node:path";
import { isOpenElsewhere } from "../disk.ts";
import { phrase, translate, type Value } from "../messages/format.ts";

/**
 * Returns why the system refused to write or to serve, to follow a colon: a Danish sentence begins with a capital there.
 * Rethrows an error that doesn't come from the system.
 */
export function describeSystemError(error: unknown) {
	if (!isSystemError(error)) throw error;
	const { code = "", message, syscall } = error;
	if (syscall !== "listen" && isOpenElsewhere(error))
		return translate(
			phrase("system.open-elsewhere", { file: getFileName(error) }),
		);
	const reasons = syscall === "listen" ? listenReasons : fileReasons;
	return translate(reasons[code] ?? message);
}

/** Whether an error comes from the system. */
export function isSystemError(error: unknown): error is NodeJS.ErrnoException {
	return error instanceof Error && "syscall" in error && "code" in error;
}

/** The name of the file or folder of an error. A rename has two: the longer one is temporary. */
function getFileName({
	path = "",
	dest,
}: NodeJS.ErrnoException & { readonly dest?: string }): string {
	return basename(
		dest !== undefined && dest.length < path.length ? dest : path,
	);
}

/** By error code (errno). */
const listenReasons: Readonly<Record<string, Value>> = {
	EADDRINUSE: phrase("system.ports-taken"),
	EACCES: phrase("system.port-forbidden"),
};

const fileReasons: Readonly<Record<string, Value>> = {
	ENOSPC: phrase("system.disk-full"),
	EDQUOT: phrase("system.disk-full"),
	EFBIG: phrase("system.file-size"),
	EACCES: phrase("system.no-write-access"),
	EPERM: phrase("system.no-write-access"),
	EROFS: phrase("system.read-only"),
	EBUSY: phrase("system.busy"),
	ENAMETOOLONG: phrase("system.name-too-long"),
	EIO: phrase("system.disk-error"),
};
