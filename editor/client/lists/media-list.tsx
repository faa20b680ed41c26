import type { ListedMedia } from "../../protocol.ts";
import { useEditor } from "../editor-context.ts";
import { Button } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { useAction } from "../use-action.ts";

/** Pictures and videos: each opens where it is used, and can be removed if it isn't used. */
export function MediaList({
	media,
}: {
	readonly media: readonly ListedMedia[];
}) {
	return (
		<>
			<Upload />
			<ul className="media">
				{media.map((each) => (
					<Medium key={each.file} medium={each} />
				))}
			</ul>
		</>
	);
}

/** A button that stores files of this machine in content/media. */
function Upload() {
	const { announce, strings, upload } = useEditor();

	async function add(files: readonly File[]): Promise<void> {
		for (const file of files) {
			const { refused, src } = await upload(file);
			const done = strings.added(src ?? file.name);
			announce(refused?.reason ?? done, refused !== undefined);
		}
	}

	return (
		<label className="button">
			<input
				type="file"
				className="visually-hidden"
				multiple
				accept="image/*,.heic,.heif,video/mp4,video/webm"
				onChange={({ target }) => {
					add([...(target.files ?? [])]);
					// The same file can be chosen again.
					target.value = "";
				}}
			/>
			<Icon name="new" />
			{strings.addMedia}
		</label>
	);
}

function Medium({
	medium: { kind, name, file, address, uses },
}: {
	readonly medium: ListedMedia;
}) {
	const { call, openEntry, strings } = useEditor();
	const act = useAction();
	const [first] = uses;
	const action = first ? strings.show : strings.remove;

	async function remove(button: HTMLElement): Promise<void> {
		const summary = button.closest("details")?.querySelector("summary");
		const request = () => call("removeEntry", { file });
		if (await act(request, strings.removed(name))) summary?.focus();
	}

	return (
		<li>
			{kind === "picture" ? (
				<img src={address} alt="" loading="lazy" />
			) : (
				<video src={address} muted preload="metadata" />
			)}
			<span>{name}</span>
			<span className="hint">{strings.used(uses.length)}</span>
			<Button
				aria-label={`${action}: ${name}`}
				onClick={({ currentTarget }) =>
					first ? openEntry(first) : remove(currentTarget)
				}
			>
				{action}
			</Button>
		</li>
	);
}
