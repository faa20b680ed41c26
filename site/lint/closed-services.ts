import type { LintRule } from "kilde";

/** Matches addresses of the EU's platform for complaints (ODR), which closed in July 2025. */
const odr =
	/(?:https?:\/\/)?(?:\w+\.)*ec\.europa\.eu\/(?:consumers\/)?odr[\w./?=&-]*/gi;

/** Reports addresses of closed services anywhere in a file. */
export const closedServices: LintRule = {
	file(text) {
		if (!/europa\.eu/i.test(text)) return [];
		return [...text.matchAll(odr)].map(({ 0: address, index }) => ({
			index,
			length: address.length,
			severity: "error",
			code: "closed-service",
			message: "EU's klageplatform (ODR) lukkede i juli 2025.",
			hint: "Slet adressen; handelsbetingelserne henviser til Nævnenes Hus (naevneneshus.dk).",
		}));
	},
};
