import type { Locale } from "../../../languages/languages.ts";
import type { ValueAddress, YamlValue } from "../../protocol.ts";
import type { Requests } from "../../requests/schemas.ts";
import { takeFocus } from "../components/focus.ts";
import type { Move } from "./rows/dragging.ts";

/** A panel, and when it was asked for (milliseconds, performance.now). */
export type ShownPanel = Requests["panel"]["answer"] & {
	readonly askedAt: number;
};

/** A text in another language: the language's name, the text, and what sets it. */
export type OtherText = {
	readonly languageName: string;
	readonly value: string;
	set(value: string): void;
};

/** The props of every control. */
export type ControlProps = {
	/** Of the element that a label is for. */
	readonly id?: string;
	readonly value: YamlValue | undefined;
	/** Its name for assistive technology. */
	readonly name: string;
	readonly locale: Locale | undefined;
	/** The id of the list of its problems, which may be empty. */
	readonly describedBy: string;
	readonly isWrong: boolean;
	/** Whether its line is taken away where nothing is entered. */
	readonly isOptional: boolean;
	/** Whether it has the focus when it appears. */
	readonly takesFocus: boolean;
	/** The name of its language, where it has one. */
	readonly languageName?: string | undefined;
	/** The same text in the other languages, where it is written. */
	readonly others?: readonly OtherText[];
	/** What a field shows where nothing is entered. */
	readonly placeholder?: string;
	/** A photo that was dropped where the value shows. */
	readonly dropped?: File | undefined;
	/** Called when a new picture was taken in, or one that is there was chosen: `isChoosing` for as long as others may be. */
	onTaken?: ((isChoosing?: boolean) => void) | undefined;
	/** Moves an item of a list to another index. */
	readonly onMove?: Move;
	onChange(value: YamlValue | undefined): void;
	/** Called instead with what is typed and is no value yet, as half a time, or more than one, as 2.000 between two languages. */
	onUnread(text: string): void;
	/** Must be called when such a control gets the focus. */
	onFocus?(): void;
};

/** The attributes that the element of every control has. */
export function attributesOf({
	id,
	name,
	describedBy,
	isWrong,
	takesFocus,
}: ControlProps) {
	return {
		id,
		ref: takesFocus ? takeFocus : undefined,
		"aria-label": name,
		"aria-describedby": describedBy,
		"aria-invalid": isWrong,
	};
}

/** A value as text in a field; empty for a value without such a form. */
export function asText(value: YamlValue | undefined): string {
	return typeof value === "string" || typeof value === "number"
		? String(value)
		: "";
}

/** Whether a value is that of an origin, or within it. */
export function isWithin(inner: ValueAddress, outer: ValueAddress): boolean {
	if (inner.file !== outer.file) return false;
	if (inner.path === "markdown" || outer.path === "markdown")
		return inner.path === outer.path;
	const { path } = inner;
	return outer.path.every((step, index) => step === path[index]);
}
