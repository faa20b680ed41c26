import type { ValueAddress } from "../../protocol.ts";
import { toAddressKey } from "../../values.ts";

/** A pause in typing (ms) after which a new undo step begins. */
const pause = 1000;

let last = { key: "", time: 0, step: "" };

/** Returns the undo step of an edit: that of the previous one if it was in the same field just before. */
export function getStep(address: ValueAddress): string {
	const key = toAddressKey(address);
	const time = performance.now();
	const isContinued = key === last.key && time - last.time < pause;
	last = { key, time, step: isContinued ? last.step : createStep() };
	return last.step;
}

/** Creates an undo step of its own, which differs from those of other tabs. */
function createStep(): string {
	return `${Date.now()}-${Math.random()}`;
}
