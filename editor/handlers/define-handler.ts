import type { z } from "zod";
import type { Editor } from "../editor.ts";

/** A request: the schema of what is asked, and the function that answers it. */
export type Handler<Ask = never, Answer = unknown> = {
	readonly schema: z.ZodType<Ask>;
	readonly handle: (editor: Editor, ask: Ask) => Promise<Answer>;
	/** Whether it changes files: then no two run at once. */
	readonly isEdit: boolean;
};

/** Defines a request that changes no files. */
export function defineHandler<Ask, Answer>(
	schema: z.ZodType<Ask>,
	handle: (editor: Editor, ask: Ask) => Promise<Answer>,
): Handler<Ask, Answer> {
	return { schema, handle, isEdit: false };
}

/** Defines a request that changes files. */
export function defineEdit<Ask, Answer>(
	schema: z.ZodType<Ask>,
	handle: (editor: Editor, ask: Ask) => Promise<Answer>,
): Handler<Ask, Answer> {
	return { schema, handle, isEdit: true };
}
