import { inject } from "vitest";

declare module "vitest" {
	interface ProvidedContext {
		/** Whether this is `npm run test:long`. */
		isLong: boolean;
	}
}

/** How often a test tries something: few times in `npm test`, many in `npm run test:long`. */
export function dose(few: number, many: number): number {
	return inject("isLong") ? many : few;
}
