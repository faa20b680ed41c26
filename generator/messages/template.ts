/** The sentences of one message. `{name}` stands for a value; other braces are text. */
export type MessageTemplate = {
	/** The problem, in one sentence. */
	readonly message: string;
	/** What to do about it, if no fix is known. */
	readonly hint?: string;
	/** The hint with the only fix that works, as `{fix}`; “Did you mean …?” by default. */
	readonly fix?: string;
	/** Replaces the hint in the editor, whose users see neither files nor markup. */
	readonly pageHint?: string;
};
