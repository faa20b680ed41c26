// What the editor uses of the engine in the browser.

export { keepPageUpToDate } from "./dev/client/follow.ts";
export { findClientScript } from "./dev/client/page.ts";
export { formatTime } from "./languages/format.ts";
export { messageTags } from "./languages/message-language.ts";
export {
	formatNumber,
	formatNumberForInput,
	listPossibleNumbers,
	removeUnit,
} from "./languages/numbers.ts";
