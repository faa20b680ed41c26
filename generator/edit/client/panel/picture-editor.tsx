import { type DragEvent, type ReactNode, useId, useState } from "react";
import type { Option } from "../../protocol.ts";
import { Button } from "../components/button.tsx";
import { takeFocus } from "../components/focus.ts";
import { type Editing, useEditing } from "../editing.ts";
import { messageOf } from "../message-of.ts";
import { attributesOf, type ControlProps } from "./control.ts";

type PictureEditorProps = ControlProps & {
	readonly options: readonly Option[];
};

/** A picture: what is shown now, the others that are there, and a place to drop a photo. */
export function PictureEditor(props: PictureEditorProps) {
	const { value, isWrong, takesFocus, dropped } = props;
	const { words } = useEditing();
	const [isOver, setOver] = useState(false);
	/** The photo that was dropped on the page, once it was used here. */
	const [used, setUsed] = useState<File>();
	const { known, refused, take } = useTaking(props);
	const shown = known.find((each) => each.value === value);

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
					{words.takePhoto(dropped.name.slice(0, 80))}
				</Button>
			)}
			<FileButton takesFocus={takesFocus} onChoose={take} />
			<details open={isWrong}>
				<summary>
					{words.otherPictures} <span className="optional">{known.length}</span>
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

function FileButton({
	takesFocus,
	onChoose,
}: {
	readonly takesFocus: boolean;
	onChoose(file: File | undefined): void;
}) {
	const { words } = useEditing();
	const id = useId();
	return (
		<>
			<input
				id={id}
				ref={takesFocus ? takeFocus : undefined}
				className="visually-hidden"
				type="file"
				accept="image/*,.heic,.heif"
				onChange={({ target }) => onChoose(target.files?.[0])}
			/>
			<label className="button" htmlFor={id}>
				{words.upload}
			</label>
		</>
	);
}

/** Takes in photos. Returns all pictures that are there, why the last photo was not taken, and what takes in another. */
function useTaking({ options, onChange, onTaken }: PictureEditorProps) {
	const editing = useEditing();
	/** Pictures that the panel doesn't have among its options yet. */
	const [taken, setTaken] = useState<readonly Option[]>([]);
	const [refused, setRefused] = useState("");
	const known = [...taken, ...without(options, taken)];
	return { known, refused, take };

	async function take(photo: File | undefined) {
		if (!photo) return;
		setRefused("");
		try {
			const src = await uploadPicture(photo, editing);
			const address = URL.createObjectURL(photo);
			const one = { value: src, label: src, address };
			setTaken((before) => [one, ...without(before, [one])]);
			onChange(src);
			onTaken?.();
		} catch (error) {
			setRefused(messageOf(error));
		}
	}
}

function without(options: readonly Option[], others: readonly Option[]) {
	const values = others.map(({ value }) => value);
	return options.filter(({ value }) => !values.includes(value));
}

/** Pictures to choose from, as they look, with their names and sizes. */
function Thumbnails(props: PictureEditorProps) {
	const { options, value, isOptional, onChange } = props;
	const { words } = useEditing();
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
			{isOptional && one(undefined, <span>{words.none}</span>)}
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
	{ ask, applyState }: Pick<Editing, "ask" | "applyState">,
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
	applyState({ ...answer, refused: undefined });
	if (answer.src === undefined) throw new Error(answer.refused);
	return answer.src;
}
