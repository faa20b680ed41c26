import type { Wording } from "../diagnostics/diagnostic.ts";

/**
 * Why the system refused to write or to serve, in words that follow a colon: a Danish sentence begins with a capital there.
 * Rethrows an error that does not come from the system.
 */
export function failureReason(error: unknown): Wording {
	if (!isSystemError(error)) throw error;
	if (error.syscall === "listen") return unserved(error);
	return reasons[error.code ?? ""] ?? { en: error.message, da: error.message };
}

/** Whether an error comes from the system. */
export function isSystemError(error: unknown): error is NodeJS.ErrnoException {
	return error instanceof Error && "syscall" in error && "code" in error;
}

function unserved({ code, message }: NodeJS.ErrnoException): Wording {
	if (code === "EADDRINUSE")
		return {
			en: "this port and the 19 after it are taken; choose another one with --port",
			da: "Denne port og de 19 efter den er optaget; vælg en anden med --port",
		};
	return code === "EACCES"
		? {
				en: "you don't have permission to use this port; choose another one with --port, e.g. 4000",
				da: "Du har ikke lov til at bruge denne port; vælg en anden med --port, f.eks. 4000",
			}
		: { en: message, da: message };
}

const full: Wording = { en: "the disk is full", da: "Disken er fuld" };
const forbidden: Wording = {
	en: "you don't have permission to change the folder or its parent folder",
	da: "Du har ikke adgang til at ændre mappen eller den mappe, den ligger i",
};

/** By error code (errno). */
const reasons: Readonly<Record<string, Wording>> = {
	ENOSPC: full,
	EDQUOT: full,
	EFBIG: {
		en: "a file is larger than the system allows",
		da: "En fil er større, end systemet tillader",
	},
	EACCES: forbidden,
	EPERM: forbidden,
	EROFS: {
		en: "the disk is read-only",
		da: "Disken er skrivebeskyttet",
	},
	EBUSY: {
		en: "the folder is in use, for example because a disk is mounted there",
		da: "Mappen er i brug, f.eks. fordi en disk er monteret der",
	},
	ENAMETOOLONG: {
		en: "a name is too long for the disk",
		da: "Et navn er for langt til disken",
	},
	EIO: {
		en: "the disk reports an error",
		da: "Der er en fejl på disken",
	},
};
