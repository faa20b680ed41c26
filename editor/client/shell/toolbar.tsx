import { useEditor } from "../editor-context.ts";
import { Button } from "../ui/button.tsx";
import { Icon, type IconName } from "../ui/icon.tsx";
import { type Device, devices } from "./page-frame.tsx";
import type { Announcement } from "./use-announcement.ts";
import type { Panel, View } from "./use-panel.ts";

type ToolbarProps = {
	readonly panel: Panel;
	readonly pageLabel: string;
	readonly device: Device;
	readonly isEditing: boolean;
	readonly announcement: Announcement | undefined;
	onDevice(device: Device): void;
	onEditing(isEditing: boolean): void;
	onStep(which: "undo" | "redo"): void;
};

/** The toolbar: the page, all content, the mode of the page, undo, and the state of the work with its next step. */
export function Toolbar(props: ToolbarProps) {
	const { panel } = props;
	const { site, strings } = useEditor();
	return (
		<header>
			<h1 className="visually-hidden">{strings.editTheSite}</h1>
			<p className="page-name">
				<strong>{props.pageLabel}</strong>
				<span>{site.host}</span>
			</p>
			<div className="group tools">
				<ViewButton
					panel={panel}
					view={{ kind: "content" }}
					name={strings.content}
					icon="list"
				/>
				{site.scaffolds.length > 0 && (
					<ViewButton
						panel={panel}
						view={{ kind: "new" }}
						name={strings.newEntry}
						icon="new"
					/>
				)}
			</div>
			<Modes {...props} />
			<Devices {...props} />
			<div className="group steps">
				<StepButton which="undo" {...props} />
				<StepButton which="redo" {...props} />
				<ViewButton
					panel={panel}
					view={{ kind: "help" }}
					name={strings.help}
					icon="help"
					isIcon
				/>
			</div>
			<p role="status" className="status">
				<Status announcement={props.announcement} />
			</p>
			<div className="group last">
				<ProblemsButton panel={panel} />
				<PublishButton panel={panel} />
			</div>
		</header>
	);
}

/** The choice between editing the page by clicks and using it as visitors do. */
function Modes({
	isEditing,
	onEditing,
}: Pick<ToolbarProps, "isEditing" | "onEditing">) {
	const { strings } = useEditor();
	return (
		<fieldset className="switch modes">
			<legend className="visually-hidden">{strings.mode}</legend>
			{[true, false].map((each) => (
				<Button
					key={String(each)}
					aria-pressed={each === isEditing}
					onClick={() => onEditing(each)}
				>
					<Icon name={each ? "edit" : "browse"} />
					<span>{each ? strings.editMode : strings.browseMode}</span>
				</Button>
			))}
		</fieldset>
	);
}

function Devices({
	device,
	onDevice,
}: Pick<ToolbarProps, "device" | "onDevice">) {
	const { strings } = useEditor();
	return (
		<fieldset className="switch devices">
			<legend className="visually-hidden">{strings.device}</legend>
			{devices.map((each) => (
				<Button
					key={each}
					className="icon"
					aria-label={strings[each]}
					title={strings[each]}
					aria-pressed={each === device}
					onClick={() => onDevice(each)}
				>
					<Icon name={each} />
				</Button>
			))}
		</fieldset>
	);
}

function StepButton({
	which,
	onStep,
}: Pick<ToolbarProps, "onStep"> & { readonly which: "undo" | "redo" }) {
	const { state, strings } = useEditor();
	const step = state[which];
	return (
		<Button
			className={which === "redo" ? "quiet icon mirrored" : "quiet icon"}
			aria-label={strings[which]}
			aria-disabled={step === undefined}
			title={step === undefined ? strings[which] : `${strings[which]}: ${step}`}
			onClick={() => step !== undefined && onStep(which)}
		>
			<Icon name="undo" />
		</Button>
	);
}

/** A button that opens a view of the panel, and closes it again. */
function ViewButton({
	panel,
	view,
	name,
	icon,
	isIcon = false,
}: {
	readonly panel: Panel;
	readonly view: View;
	readonly name: string;
	readonly icon: IconName;
	/** Whether the name isn't shown. */
	readonly isIcon?: boolean;
}) {
	return (
		<Button
			className={isIcon ? "quiet icon" : "quiet"}
			aria-label={name}
			title={isIcon ? name : undefined}
			{...toggle(panel, view)}
		>
			<Icon name={icon} />
			{!isIcon && <span>{name}</span>}
		</Button>
	);
}

function toggle(panel: Panel, view: View) {
	const isShown = panel.current?.kind === view.kind;
	return {
		"aria-expanded": isShown,
		onClick: () => (isShown ? panel.close() : panel.show(view)),
	};
}

/** The state of the work, or what was done last. */
function Status({
	announcement,
}: {
	readonly announcement: Announcement | undefined;
}) {
	const { state, strings } = useEditor();
	const { publishing, unpublished } = state;
	if (announcement && !announcement.isError) return announcement.sentence;
	if (publishing.stage === "sending") return strings.sending;
	if (publishing.stage === "waiting") return strings.waitingForSite;
	if (publishing.stage === "conflict") return strings.chooseVersions;
	if (publishing.stage === "failed") return publishing.message;
	if (unpublished === null) return "";
	if (unpublished > 0) return strings.unpublished(unpublished);
	return publishing.stage === "live"
		? strings.liveAt(publishing.time)
		: strings.allPublished;
}

/** Leads to the errors, and to the edits that aren't written. */
function ProblemsButton({ panel }: { readonly panel: Panel }) {
	const { pending, state, strings } = useEditor();
	const errors = state.problems.filter(({ severity }) => severity === "error");
	const refused = pending.filter((edit) => edit.refused);
	const count = errors.length + refused.length;
	if (count === 0) return undefined;
	return (
		<Button className="bad" {...toggle(panel, { kind: "problems" })}>
			{strings.problemCount(count)}
		</Button>
	);
}

/** Leads to the changes and to publishing. */
function PublishButton({ panel }: { readonly panel: Panel }) {
	const { state, strings } = useEditor();
	const { unpublished } = state;
	const count = unpublished ?? 0;
	return (
		<Button
			className={count > 0 ? "main" : "next"}
			{...toggle(panel, { kind: "changes" })}
		>
			<Icon name="publish" />
			<span>{strings.publish}</span>
			{count > 0 && (
				<>
					<span className="count">{count}</span>
					<span className="visually-hidden">{strings.changeWord(count)}</span>
				</>
			)}
		</Button>
	);
}
