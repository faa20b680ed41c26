import {
	type ComponentProps,
	type ReactNode,
	useEffect,
	useEffectEvent,
	useState,
} from "react";
import type { YamlValue } from "../../protocol.ts";
import {
	getControlAttributes,
	type InputProps,
	toOptional,
} from "./control-props.ts";

type DraftInputProps = InputProps & {
	/** The value as text. */
	readonly text: string;
	/** Further attributes of the input. */
	readonly attributes?: ComponentProps<"input">;
	/** Returns the value of a text that isn't empty; undefined if it has none. */
	read(text: string): YamlValue | undefined;
	/** Says what is wrong with a text without a value. `choose` sets a value instead. */
	explain?(text: string, choose: (value: YamlValue) => void): ReactNode;
};

/**
 * An input whose text must be read as a value, such as a number, once the field is left, Enter is pressed or the tab is hidden:
 * 695 begins with another number. A text without a value stays as it was typed.
 */
export function DraftInput({
	text,
	attributes,
	read,
	explain,
	...props
}: DraftInputProps) {
	const { field, isInvalid, onChange } = props;
	const [typed, setTyped] = useState<string>();
	const [isWrong, setWrong] = useState(false);

	/** Reads what is typed; returns whether it has a value. */
	function take(next: string): boolean {
		const isCleared = next.trim() === "";
		const value = isCleared ? toOptional("", field) : read(next);
		const isRead = isCleared || value !== undefined;
		setWrong(!isRead);
		if (isRead && next !== text) onChange(value);
		return isRead;
	}
	function finish() {
		if (typed !== undefined && take(typed)) setTyped(undefined);
	}
	const onHidden = useEffectEvent(finish);
	useEffect(() => {
		const listener = () => document.hidden && onHidden();
		document.addEventListener("visibilitychange", listener);
		return () => document.removeEventListener("visibilitychange", listener);
	}, []);
	return (
		<>
			<input
				{...getControlAttributes({ ...props, isInvalid: isInvalid || isWrong })}
				type="text"
				autoComplete="off"
				spellCheck={false}
				{...attributes}
				value={typed ?? text}
				onChange={({ target }) => {
					setTyped(target.value);
					setWrong(false);
				}}
				onBlur={finish}
				onKeyDown={({ key }) => key === "Enter" && finish()}
			/>
			{isWrong && explain && (
				<div className="refused" role="alert">
					{explain(typed ?? text, (value) => {
						setTyped(undefined);
						setWrong(false);
						onChange(value);
					})}
				</div>
			)}
		</>
	);
}
