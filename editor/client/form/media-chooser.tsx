import { type DragEvent, useId, useState } from "react";
import type { Option } from "../../protocol.ts";
import { useEditor } from "../editor-context.ts";
import { Button } from "../ui/button.tsx";

/** The types of files that a picture can be chosen from. Systems without HEIC support give HEIC files no type. */
const pictureFiles = "image/*,.heic,.heif";

type MediaChooserProps = {
	readonly kind: "picture" | "video";
	/** The id of its file button. */
	readonly id: string;
	/** The accessible name. */
	readonly name: string;
	readonly describedBy?: string | undefined;
	readonly isOptional?: boolean;
	/** The name of the file in content/media; empty if none is chosen. */
	readonly value: string;
	/** A photo that was dropped, for a button that stores it. */
	readonly photo?: File | undefined;
	onChange(value: string | undefined): void;
};

/** Chooses a picture or a video: the current one, a place for a new file, and the others on the site. */
export function MediaChooser(props: MediaChooserProps) {
	const { kind, id, value, photo, onChange } = props;
	const { choices, strings } = useEditor();
	const [isOver, setOver] = useState(false);
	const { status, stored, store } = useUpload(onChange);
	const isVideo = kind === "video";
	const options = (isVideo ? choices?.videos : choices?.pictures) ?? [];
	const current = options.find((option) => option.value === value);
	const fileLabel = isVideo ? strings.chooseVideo : strings.choosePhoto;

	function handleDrag(event: DragEvent) {
		event.preventDefault();
		setOver(event.type === "dragover");
		if (event.type === "drop") void store(event.dataTransfer.files[0]);
	}
	return (
		// The file button does the same without a mouse.
		// biome-ignore lint/a11y/noStaticElementInteractions: for dropping files only
		<div
			className={isOver ? "media-chooser over" : "media-chooser"}
			onDragOver={handleDrag}
			onDragLeave={handleDrag}
			onDrop={handleDrag}
		>
			<Preview kind={kind} address={current?.address} />
			{photo && stored !== photo && (
				<Button className="main" onClick={() => store(photo)}>
					{strings.photoButton(photo.name.slice(0, 80))}
				</Button>
			)}
			<input
				id={id}
				className="visually-hidden"
				type="file"
				aria-label={fileLabel}
				aria-describedby={props.describedBy}
				accept={isVideo ? "video/mp4,video/webm" : pictureFiles}
				onChange={({ target }) => {
					void store(target.files?.[0]);
					// The same file can be chosen again after an undo.
					target.value = "";
				}}
			/>
			<label className="button" htmlFor={id}>
				{fileLabel}
			</label>
			{isVideo && <p className="hint">{strings.videoHelp}</p>}
			<p role="status">{status}</p>
			<Thumbnails {...props} options={options} />
		</div>
	);
}

/** Stores files in content/media. `status` says how far it is, or why that failed; `stored` is the last file. */
function useUpload(onStored: (src: string) => void) {
	const { strings, upload } = useEditor();
	const [status, setStatus] = useState("");
	const [stored, setStored] = useState<File>();

	async function store(file: File | undefined) {
		if (!file) return;
		setStatus(strings.uploading);
		const { src, refused } = await upload(file).finally(() => setStatus(""));
		setStatus(refused?.reason ?? "");
		if (src === undefined) return;
		setStored(file);
		onStored(src);
	}
	return { status, stored, store };
}

/** The pictures or videos of the site, which are loaded when the list is opened. */
function Thumbnails({
	kind,
	name,
	isOptional,
	value,
	options,
	onChange,
}: MediaChooserProps & { readonly options: readonly Option[] }) {
	const { strings } = useEditor();
	const [isOpen, setOpen] = useState(false);
	const group = useId();
	const none = isOptional ? [{ value: "", label: strings.none }] : [];
	return (
		<details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
			<summary>
				{kind === "video" ? strings.videosOnSite : strings.picturesOnSite}
			</summary>
			{isOpen && (
				<div role="radiogroup" aria-label={name} className="thumbnails">
					{[...none, ...options].map(({ value: src, label, ...option }) => (
						<label key={src}>
							<input
								type="radio"
								className="visually-hidden"
								name={group}
								checked={value === src}
								onChange={() => onChange(src === "" ? undefined : String(src))}
							/>
							<Preview kind={kind} {...option} />
							<span>{label}</span>
						</label>
					))}
				</div>
			)}
		</details>
	);
}

function Preview({
	kind,
	address,
}: {
	readonly kind: MediaChooserProps["kind"];
	readonly address?: string | undefined;
}) {
	if (!address) return undefined;
	return kind === "video" ? (
		<video src={address} muted playsInline preload="metadata" />
	) : (
		<img src={address} alt="" loading="lazy" />
	);
}
