import { type DragEvent, useId, useState } from "react";
import { toText } from "../../field-values.ts";
import type { Option } from "../../protocol.ts";
import { getMessage } from "../api.ts";
import { useEditor } from "../editor-context.ts";
import { pictureFiles } from "../text/picture-dialog.tsx";
import { Button } from "../ui/button.tsx";
import { type ControlProps, useIsTarget } from "./control-props.ts";
import { useForm } from "./form-context.ts";
import { useObjectUrl } from "./use-object-url.ts";

type Kind = "picture" | "video";

/** A picture or a video: the one that is shown, a place for a new file, and the others on the site. */
export function MediaInput({ control, ...props }: ControlProps<Kind>) {
	const { kind } = control;
	const { choices, strings } = useEditor();
	const { photo } = useForm();
	const isTarget = useIsTarget(props.address);
	const [isOver, setOver] = useState(false);
	const { status, stored, store } = useUpload(props.onChange);
	const storedUrl = useObjectUrl(stored?.file);
	const options =
		(kind === "video" ? choices?.videos : choices?.pictures) ?? [];
	const value = toText(props.value);
	const address =
		options.find((option) => option.value === value)?.address ??
		(stored?.src === value ? storedUrl : undefined);

	function handleDrop(event: DragEvent) {
		event.preventDefault();
		setOver(false);
		void store(event.dataTransfer.files[0]);
	}
	return (
		// The file button does the same without a mouse.
		// biome-ignore lint/a11y/noStaticElementInteractions: for dropping files only
		<div
			className={isOver ? "media-input over" : "media-input"}
			onDragOver={(event) => {
				event.preventDefault();
				setOver(true);
			}}
			onDragLeave={() => setOver(false)}
			onDrop={handleDrop}
		>
			{address && <Preview kind={kind} address={address} />}
			{photo && isTarget && stored?.file !== photo && (
				<Button className="main" onClick={() => store(photo)}>
					{strings.photoButton(photo.name.slice(0, 80))}
				</Button>
			)}
			<FileButton {...props} kind={kind} onChoose={store} />
			<p role="status">{status}</p>
			<OptionPicker {...props} kind={kind} options={options} />
		</div>
	);
}

/** Stores files in content/media. */
function useUpload(onStored: (src: string) => void) {
	const { strings, upload } = useEditor();
	const [status, setStatus] = useState("");
	const [stored, setStored] = useState<{
		readonly file: File;
		readonly src: string;
	}>();

	async function store(file: File | undefined) {
		if (!file) return;
		setStatus(strings.uploading);
		try {
			const { src, refused } = await upload(file);
			setStatus(refused?.reason ?? "");
			if (src === undefined) return;
			setStored({ file, src });
			onStored(src);
		} catch (error) {
			setStatus(getMessage(error));
		}
	}
	return { status, stored, store };
}

function Preview({
	kind,
	address,
}: {
	readonly kind: Kind;
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
	id,
	describedBy,
	onChoose,
}: Omit<ControlProps, "control"> & {
	readonly kind: Kind;
	onChoose(file: File | undefined): void;
}) {
	const { strings } = useEditor();
	const isVideo = kind === "video";
	return (
		<>
			<input
				id={id}
				className="visually-hidden"
				type="file"
				aria-label={isVideo ? strings.chooseVideo : strings.choosePhoto}
				aria-describedby={describedBy}
				accept={isVideo ? "video/mp4,video/webm" : pictureFiles}
				onChange={({ target }) => {
					onChoose(target.files?.[0]);
					// The same file can be chosen again after an undo.
					target.value = "";
				}}
			/>
			<label className="button" htmlFor={id}>
				{isVideo ? strings.chooseVideo : strings.choosePhoto}
			</label>
			{isVideo && <p className="hint">{strings.videoHelp}</p>}
		</>
	);
}

/** The pictures or videos of the site; they are loaded when the list is opened. */
function OptionPicker({
	kind,
	options,
	...props
}: Omit<ControlProps, "control"> & {
	readonly kind: Kind;
	readonly options: readonly Option[];
}) {
	const { strings } = useEditor();
	const [isOpen, setOpen] = useState(false);
	const group = useId();
	const { field, name, value, onChange } = props;
	const all: readonly Option[] = [
		...(field.isOptional ? [{ value: "", label: strings.none }] : []),
		...options,
	];
	return (
		<details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
			<summary>
				{kind === "video" ? strings.videosOnSite : strings.picturesOnSite}
			</summary>
			{isOpen && (
				<div role="radiogroup" aria-label={name} className="thumbnails">
					{all.map(({ value: src, label, address, size }) => (
						<label key={src}>
							<input
								type="radio"
								className="visually-hidden"
								name={group}
								checked={(value ?? "") === src}
								onChange={() => onChange(src === "" ? undefined : src)}
							/>
							{address && <Preview kind={kind} address={address} />}
							<span>{label}</span>
							{size && size.width > 0 && (
								<span className="hint">
									{size.width}&nbsp;×&nbsp;{size.height}
								</span>
							)}
						</label>
					))}
				</div>
			)}
		</details>
	);
}
