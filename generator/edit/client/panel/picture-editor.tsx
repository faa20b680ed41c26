import { type DragEvent, type ReactNode, useId, useState } from "react";
import type { Option } from "../../protocol.ts";
import { Button } from "../components/button.tsx";
import { takeFocus } from "../components/focus.ts";
import { type Editing, useEditing } from "../editing.ts";
import { messageOf } from "../message-of.ts";
import { words } from "../words.ts";
import { attributesOf, type ControlProps } from "./control.ts";

/** A picture: what is shown now, the others that are there, and a place to drop a photo. */
export function PictureEditor({
	options,
	...props
}: ControlProps & { readonly options: readonly Option[] }) {
	const { value, isWrong, takesFocus, dropped, onTaken, onChange } = props;
	const editing = useEditing();
	const { language } = editing;
	const [added, setAdded] = useState<readonly Option[]>([]);
	const [isOver, setOver] = useState(false);
	const [refused, setRefused] = useState("");
	/** What was dropped on the page, and was used here. */
	const [used, setUsed] = useState<File>();
	const file = useId();
	const all = [...added, ...options];
	const shown = all.find((option) => option.value === value);
	const known = all.filter(
		(option, index) =>
			all.findIndex((each) => each.value === option.value) === index,
	);

	async function take(given: File | undefined) {
		if (!given) return;
		setRefused("");
		try {
			const src = await uploadPicture(given, editing);
			const address = URL.createObjectURL(given);
			setAdded((before) => [{ value: src, label: src, address }, ...before]);
			onChange(src);
			onTaken();
		} catch (error) {
			setRefused(messageOf(error));
		}
	}

	const drop = (event: DragEvent) => {
		event.preventDefault();
		setOver(false);
		take(event.dataTransfer.files[0]);
	};
	return (
		// The button and the list do the same without a mouse.
		// biome-ignore lint/a11y/noStaticElementInteractions: for dropping files alone
		<div
			className={isOver ? "picture over" : "picture"}
			onDragOver={(event) => {
				event.preventDefault();
				setOver(true);
			}}
			onDragLeave={() => setOver(false)}
			onDrop={drop}
		>
			{shown?.address && <img src={shown.address} alt="" />}
			{dropped && dropped !== used && (
				// A page may say that something was dropped; here it is a person who does.
				<Button
					className="main"
					onClick={() => {
						setUsed(dropped);
						take(dropped);
					}}
				>
					{words.takePhoto(dropped.name.slice(0, 80))[language]}
				</Button>
			)}
			<input
				id={file}
				ref={takesFocus ? takeFocus : undefined}
				className="visually-hidden"
				type="file"
				accept="image/*"
				onChange={({ target }) => take(target.files?.[0])}
			/>
			<label className="button" htmlFor={file}>
				{words.upload[language]}
			</label>
			<details open={isWrong}>
				<summary>
					{words.otherPictures[language]}{" "}
					<span className="optional">{known.length}</span>
				</summary>
				<Thumbnails {...props} options={known} takesFocus={false} />
			</details>
			{refused && (
				<p role="alert" className="bad">
					{refused}
				</p>
			)}
		</div>
	);
}

/** Pictures to choose from, as they look, with their names and sizes. */
function Thumbnails({
	options,
	...props
}: ControlProps & { readonly options: readonly Option[] }) {
	const { value, isOptional, onChange } = props;
	const { language } = useEditing();
	const group = useId();
	const one = (chosen: string | undefined, children: ReactNode) => (
		<label key={chosen ?? ""}>
			<input
				type="radio"
				className="visually-hidden"
				name={group}
				checked={value === chosen}
				onChange={() => onChange(chosen)}
			/>
			{children}
		</label>
	);
	return (
		<div {...attributesOf(props)} role="radiogroup" className="thumbnails">
			{isOptional && one(undefined, <span>{words.none[language]}</span>)}
			{options.map(({ value: src, label, address, size }) =>
				one(
					String(src),
					<>
						<img src={address} alt="" loading="lazy" />
						<span>{label}</span>
						{size && (
							<span className="hint">
								{size.width}&nbsp;×&nbsp;{size.height}
							</span>
						)}
					</>,
				),
			)}
		</div>
	);
}

/** Puts a photo into content/media as the site needs it; returns its name. Rejects with the reason if it can't be used. */
export async function uploadPicture(
	file: File,
	{ ask, settled }: Pick<Editing, "ask" | "settled">,
): Promise<string> {
	const address = await new Promise<string>((resolve, reject) => {
		const reader = new FileReader();
		reader.onload = () => resolve(String(reader.result));
		reader.onerror = () => reject(reader.error);
		reader.readAsDataURL(file);
	});
	const bytes = address.slice(address.indexOf(",") + 1);
	const answer = await ask("picture", { name: file.name, bytes });
	// Why it is refused is said where the picture would be.
	settled({ ...answer, refused: undefined });
	if (answer.src === undefined) throw new Error(answer.refused);
	return answer.src;
}
