import type { Wording } from "../diagnostics/diagnostic.ts";

/** What became of a command of git: a sentence to show. */
export type Outcome = { readonly isDone: boolean; readonly message: Wording };
