import { useEditor } from "../editor-context.ts";
import { Button } from "../ui/button.tsx";
import { Icon, type IconName } from "../ui/icon.tsx";
import type { View } from "./use-panel.ts";

/** A device whose width the page may have; a screen is as wide as there is room. */
export type Device = "phone" | "tablet" | "screen";

type ToolbarProps = {
	readonly pageLabel: string;
	readonly device: Device;
	readonly isEditing: boolean;
	onDevice(device: Device): void;
	onEditing(isEditing: boolean): void;
	onStep(which: "undo" | "redo"): void;
};

/** The toolbar: the page, all content, the mode of the page, undo, and the state of the work with its next step. */
export function Toolbar(props: ToolbarProps) {
	const { site, strings } = useEditor();
	const { isEditing, onEditing, onStep } = props;
	return (
		<header>
			<h1 className="visually-hidden">{strings.editTheSite}</h1>
			<strong className="page-name" title={site.host}>
				{props.pageLabel}
			</strong>
			<div className="group tools">
				<ViewButton kind="content" name={strings.content} icon="list" />
				{site.scaffolds.length > 0 && (
					<ViewButton kind="new" name={strings.newEntry} icon="new" />
				)}
			</div>
			<fieldset className="group modes">
				<legend className="visually-hidden">{strings.mode}</legend>
				<Button
					className="quiet"
					aria-pressed={isEditing}
					onClick={() => onEditing(true)}
				>
					<Icon name="edit" />
					<span>{strings.editMode}</span>
				</Button>
				<Button
					className="quiet"
					aria-pressed={!isEditing}
					onClick={() => onEditing(false)}
				>
					<Icon name="browse" />
					<span>{strings.browseMode}</span>
				</Button>
			</fieldset>
			<Devices {...props} />
			<div className="group steps">
				<StepButton which="undo" onStep={onStep} />
				<StepButton which="redo" onStep={onStep} />
				<ViewButton kind="help" name={strings.help} icon="help" isIcon />
			</div>
			<p role="status" className="status">
				<Status />
			</p>
			<div className="group last">
				<ProblemsButton />
				<PublishButton />
			</div>
		</header>
	);
}

const devices: readonly Device[] = ["phone", "tablet", "screen"];

function Devices({ device, onDevice }: ToolbarProps) {
	const { strings } = useEditor();
	return (
		<fieldset className="group devices">
			<legend className="visually-hidden">{strings.device}</legend>
			{devices.map((each) => (
				<Button
					key={each}
					className="quiet icon"
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
			className="quiet icon"
			aria-label={strings[which]}
			aria-disabled={step === undefined}
			title={step === undefined ? strings[which] : `${strings[which]}: ${step}`}
			onClick={() => step !== undefined && onStep(which)}
		>
			<Icon name={which} />
		</Button>
	);
}

/** Returns the properties of a button that opens a view of the panel, and closes it again. */
function useToggle(kind: Exclude<View["kind"], "entry" | "values">) {
	const { panel } = useEditor();
	const isShown = panel.current?.kind === kind;
	return {
		"aria-expanded": isShown,
		onClick: () => (isShown ? panel.close() : panel.show({ kind })),
	};
}

function ViewButton({
	kind,
	name,
	icon,
	isIcon = false,
}: {
	readonly kind: "content" | "new" | "help";
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
			{...useToggle(kind)}
		>
			<Icon name={icon} />
			{!isIcon && <span>{name}</span>}
		</Button>
	);
}

/** The state of the work, or what was done last. */
function Status() {
	const { announcement, state, strings } = useEditor();
	const { publishing, unpublished } = state;
	if (announcement && !announcement.isError) return announcement.sentence;
	switch (publishing.stage) {
		case "sending":
			return strings.sending;
		case "waiting":
			return strings.waitingForSite;
		case "conflict":
			return strings.chooseVersions;
		case "failed":
			return publishing.message;
	}
	if (unpublished === null) return "";
	if (unpublished > 0) return strings.unpublished(unpublished);
	return publishing.stage === "live"
		? strings.liveAt(publishing.time)
		: strings.allPublished;
}

/** Leads to the errors, and to the edits that aren't written. */
function ProblemsButton() {
	const { pending, state, strings } = useEditor();
	const toggle = useToggle("problems");
	const errors = state.problems.filter(({ severity }) => severity === "error");
	const refused = pending.filter((edit) => edit.refused);
	const count = errors.length + refused.length;
	return (
		count > 0 && (
			<Button className="bad" {...toggle}>
				{strings.problemCount(count)}
			</Button>
		)
	);
}

/** Leads to the changes and to publishing. */
function PublishButton() {
	const { state, strings } = useEditor();
	const count = state.unpublished ?? 0;
	return (
		<Button
			className={count > 0 ? "main" : undefined}
			title={count > 0 ? strings.unpublished(count) : undefined}
			{...useToggle("changes")}
		>
			<Icon name="publish" />
			<span>{strings.publish}</span>
			{count > 0 && <span className="count">{count}</span>}
		</Button>
	);
}
