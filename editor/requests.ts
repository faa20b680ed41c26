import type { Handler } from "./handlers/define-handler.ts";
import type { handlers } from "./handlers/index.ts";

type Handlers = typeof handlers;

/** What each request asks and what is answered, by its name. Each is a POST with JSON to /@kilde/edit/NAME. */
export type Requests = {
	readonly [N in keyof Handlers]: Handlers[N] extends Handler<
		infer Ask,
		infer Answer
	>
		? { readonly ask: Ask; readonly answer: Answer }
		: never;
};
