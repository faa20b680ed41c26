import { type DragEvent, type ReactNode, useId, useState } from "react";
import type { Option, YamlValue } from "../../protocol.ts";
import { Button } from "../components/button.tsx";
import { takeFocus } from "../components/focus.ts";
import { type Editing, useEditing } from "../editing.ts";
import { messageOf } from "../message-of.ts";
import { asText, attributesOf, type ControlProps } from "./control.ts";

type PictureEditorProps = ControlProps & {
	readonly kind?: "picture" | "video";
	readonly options: readonly Option[];
};

/** A picture, or a film: what is shown now, the others that are there, and a place to drop a new one. */
export function PictureEditor(props: PictureEditorProps) {
	const { kind = "picture", value, isWrong, takesFocus, dropped } = props;
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
			{shown?.address && <Preview kind={kind} address={shown.address} />}
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
			<FileButton kind={kind} takesFocus={takesFocus} onChoose={take} />
			<details open={isWrong}>
				<summary>
					{words[kind === "video" ? "otherFilms" : "otherPictures"]}{" "}
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

function Preview({
	kind,
	address,
}: {
	readonly kind: "picture" | "video";
	readonly address: string;
}) {
	return kind === "video" ? (
		<video src={address} muted playsInline preload="metadata" />
	) : (
		<img src={address} alt="" loading="lazy" />
	);
}

function FileButton({
	kind,
	takesFocus,
	onChoose,
}: {
	readonly kind: "picture" | "video";
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
				accept={accepted[kind]}
				onChange={({ target }) => {
					onChoose(target.files?.[0]);
					// The same one may be chosen again, as after an undo.
					target.value = "";
				}}
			/>
			<label className="button" htmlFor={id}>
				{words[kind === "video" ? "uploadFilm" : "upload"]}
			</label>
			{kind === "video" && <p className="help">{words.filmHelp}</p>}
		</>
	);
}

/** The types of files that the file dialog offers. */
const accepted = {
	picture: "image/*,.heic,.heif",
	video: "video/mp4,video/webm",
} as const;

/** Takes in photos. Returns all pictures that are there, why the last photo was not taken, and what takes in another. */
function useTaking({
	kind = "picture",
	options,
	onChange,
	onTaken,
}: PictureEditorProps) {
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
			const src = await uploadPicture(photo, editing, kind);
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

/** The film of a list that has it in several formats: files of one name. */
export function FilmEditor({
	options,
	value,
	onChange,
	...props
}: PictureEditorProps) {
	const [first] = Array.isArray(value) ? value : [];
	const films = options.filter(
		({ value: src }, index) =>
			options.findIndex((each) => nameOf(each.value) === nameOf(src)) === index,
	);
	return (
		<PictureEditor
			{...props}
			kind="video"
			options={films}
			value={films.find((each) => nameOf(each.value) === nameOf(first))?.value}
			onChange={(src) => {
				const formats = options
					.map((each) => each.value)
					.filter((each) => nameOf(each) === nameOf(src) && each !== src);
				if (src !== undefined) onChange([src, ...formats]);
			}}
		/>
	);
}

/** The name of a file without its extension. */
function nameOf(src: YamlValue | undefined): string {
	return asText(src).replace(/\.\w+$/, "");
}

function without(options: readonly Option[], others: readonly Option[]) {
	const values = others.map(({ value }) => value);
	return options.filter(({ value }) => !values.includes(value));
}

/** Pictures to choose from, as they look, with their names and sizes. */
function Thumbnails(props: PictureEditorProps) {
	const { kind = "picture", options, value, isOptional } = props;
	const { words } = useEditing();
	const group = useId();
	const one = (chosen: string | undefined, children: ReactNode) => (
		<label key={chosen ?? ""}>
			<input
				type="radio"
				className="visually-hidden"
				name={group}
				checked={value === chosen}
				onChange={() => {
					props.onChange(chosen);
					props.onTaken?.(true);
				}}
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
						{address && <Preview kind={kind} address={address} />}
						<span>{label}</span>
						{size && size.width > 0 && (
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

/** Puts a photo, or a film, into content/media as the site needs it; returns its name. Rejects with the reason if it can't be used. */
export async function uploadPicture(
	file: File,
	{ ask, applyState }: Pick<Editing, "ask" | "applyState">,
	kind: "picture" | "video" = "picture",
): Promise<string> {
	const address = await new Promise<string>((resolve, reject) => {
		const reader = new FileReader();
		reader.onload = () => resolve(String(reader.result));
		reader.onerror = () => reject(reader.error);
		reader.readAsDataURL(file);
	});
	const bytes = address.slice(address.indexOf(",") + 1);
	const answer = await ask(kind, { name: file.name, bytes });
	// Why it is refused is said where the picture would be.
	applyState({ ...answer, refused: undefined });
	if (answer.src === undefined) throw new Error(answer.refused);
	return answer.src;
}
