import type { Wording } from "../diagnostics/diagnostic.ts";

/** Why the system refused to write, in words. Rethrows an error that does not come from the system. */
export function failureReason(error: unknown): Wording {
	if (!isSystemError(error)) throw error;
	return reasons[error.code ?? ""] ?? { en: error.message, da: error.message };
}

function isSystemError(error: unknown): error is NodeJS.ErrnoException {
	return error instanceof Error && "syscall" in error && "code" in error;
}

const full: Wording = { en: "the disk is full", da: "disken er fuld" };
const forbidden: Wording = {
	en: "you don't have the right to change the folder, or the one around it",
	da: "du har ikke ret til at ændre mappen eller den, der er omkring den",
};

/** By error code (errno). */
const reasons: Readonly<Record<string, Wording>> = {
	ENOSPC: full,
	EDQUOT: full,
	EFBIG: {
		en: "a file is larger than the system lets you write",
		da: "en fil er større, end systemet lader dig skrive",
	},
	EACCES: forbidden,
	EPERM: forbidden,
	EROFS: {
		en: "the disk can only be read",
		da: "disken kan kun læses",
	},
	EBUSY: {
		en: "something else holds on to the folder, for instance a disk that is mounted there",
		da: "noget andet holder fast i mappen, f.eks. en disk, der er monteret der",
	},
	ENAMETOOLONG: {
		en: "a name is too long for the disk",
		da: "et navn er for langt til disken",
	},
	EIO: {
		en: "the disk reports an error of its own",
		da: "disken melder om en fejl",
	},
};
