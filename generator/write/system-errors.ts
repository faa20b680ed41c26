import { phrase, translate, type Value } from "../messages/format.ts";

/**
 * Returns why the system refused to write or to serve, to follow a colon: a Danish sentence begins with a capital there.
 * Rethrows an error that doesn't come from the system.
 */
export function describeSystemError(error: unknown) {
	if (!isSystemError(error)) throw error;
	const { code = "", message, syscall } = error;
	const reasons = syscall === "listen" ? listenReasons : fileReasons;
	return translate(reasons[code] ?? message);
}

/** Whether an error comes from the system. */
export function isSystemError(error: unknown): error is NodeJS.ErrnoException {
	return error instanceof Error && "syscall" in error && "code" in error;
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
