import type { ComponentProps } from "react";
import { useEditor } from "../editor-context.ts";
import { Button } from "../ui/button.tsx";
import { Icon, type IconName } from "../ui/icon.tsx";

/** A device whose width the page may have; a screen is as wide as there is room. */
export type Device = "phone" | "tablet" | "screen";

const devices: readonly Device[] = ["phone", "tablet", "screen"];

type Step = "undo" | "redo";

const steps: readonly Step[] = ["undo", "redo"];

type ToolbarProps = {
	readonly pageLabel: string;
	readonly device: Device;
	readonly isEditing: boolean;
	onDevice(device: Device): void;
	onEditing(isEditing: boolean): void;
	onStep(step: Step): void;
};

/** The toolbar: the page, all content, the mode of the page, undo, and the state of the work with its next step. */
export function Toolbar(props: ToolbarProps) {
	const { site, state, strings } = useEditor();
	const { device, isEditing, onDevice, onEditing, onStep } = props;
	return (
		<header>
			<h1 className="visually-hidden">{strings.editTheSite}</h1>
			<strong className="page-name" title={site.host}>
				{props.pageLabel}
			</strong>
			<div className="group tools">
				<ViewTool kind="content" icon="list" name={strings.content} />
				{site.scaffolds.length > 0 && (
					<ViewTool kind="new" icon="new" name={strings.newEntry} />
				)}
			</div>
			<fieldset className="group modes" aria-label={strings.mode}>
				<Tool
					icon="edit"
					name={strings.editMode}
					aria-pressed={isEditing}
					onClick={() => onEditing(true)}
				/>
				<Tool
					icon="browse"
					name={strings.browseMode}
					aria-pressed={!isEditing}
					onClick={() => onEditing(false)}
				/>
			</fieldset>
			<fieldset className="group devices" aria-label={strings.device}>
				{devices.map((each) => (
					<Tool
						key={each}
						icon={each}
						name={strings[each]}
						title={strings[each]}
						aria-pressed={each === device}
						onClick={() => onDevice(each)}
					/>
				))}
			</fieldset>
			<div className="group steps">
				{steps.map((each) => (
					<Tool
						key={each}
						icon={each}
						name={strings[each]}
						title={[strings[each], state[each]].filter(Boolean).join(": ")}
						aria-disabled={state[each] === undefined}
						onClick={() => state[each] !== undefined && onStep(each)}
					/>
				))}
				<ViewTool
					kind="help"
					icon="help"
					name={strings.help}
					title={strings.help}
				/>
			</div>
			<p role="status" className="status">
				<Status />
			</p>
			{state.others.length > 0 && (
				<p className="others">{strings.alsoHere(state.others.join(", "))}</p>
			)}
			<div className="group last">
				<ProblemsButton />
				<PublishButton />
			</div>
		</header>
	);
}

type ToolProps = ComponentProps<"button"> & {
	readonly icon: IconName;
	readonly name: string;
	/** If there is one, the name isn't shown. */
	readonly title?: string;
};

function Tool({ icon, name, ...props }: ToolProps) {
	return (
		<Button
			className={props.title ? "quiet icon" : "quiet"}
			aria-label={name}
			{...props}
		>
			<Icon name={icon} />
			{!props.title && <span>{name}</span>}
		</Button>
	);
}

/** A button that opens a view of the panel, and closes it again. */
function ViewTool({
	kind,
	...props
}: ToolProps & { readonly kind: "content" | "new" | "help" }) {
	return <Tool {...props} {...useToggle(kind)} />;
}

/** Returns the properties of a button that opens a view of the panel, and closes it again. */
function useToggle(kind: "content" | "new" | "help" | "problems" | "changes") {
	const { panel } = useEditor();
	const isShown = panel.current?.kind === kind;
	return {
		"aria-expanded": isShown,
		onClick: () => (isShown ? panel.close() : panel.show({ kind })),
	};
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
			return strings.conflict(publishing.conflict.by);
		case "failed":
			return publishing.message;
	}
	if (unpublished === null) return "";
	if (unpublished > 0) return strings.unpublished(unpublished);
	return publishing.stage === "live"
		? strings.liveAt(publishing.time)
		: strings.noChanges;
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
