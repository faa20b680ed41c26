import { inject } from "vitest";

declare module "vitest" {
	interface ProvidedContext {
		/** Whether this is `npm run test:long`. */
		isLong: boolean;
	}
}

/** Returns the number of repetitions: few in `npm test`, many in `npm run test:long`. */
export function dose(few: number, many: number): number {
	return inject("isLong") ? many : few;
}
