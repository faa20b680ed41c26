import { Fragment, useMemo, useRef, useState } from "react";
import type { Field, FieldValue, Panel } from "../../protocol.ts";
import type { Requests } from "../../requests/schemas.ts";
import { Button } from "../components/button.tsx";
import { useEditing } from "../editing.ts";
import { isKind, titleOf } from "../labels.ts";
import type { Pointed } from "../page/views.ts";
import type { Ask } from "../state/ask.ts";
import { useAnswer } from "../state/use-answer.ts";
import { isWithin, type ShownPanel } from "./control.ts";
import { EntryActions } from "./entry-actions.tsx";
import { FieldEditor } from "./field-editor.tsx";
import { FieldRows } from "./rows/field-rows.tsx";
import { FormRows } from "./rows/form-rows.tsx";
import { AddItem, ListItem } from "./rows/list-item.tsx";
import { isFilmFile, VariantChoice } from "./variant-choice.tsx";

/** The panel of the value that was pointed at: its field or fields, related fields, and the list that it is in. */
export function ValuePanel({ pointed }: { readonly pointed: Pointed }) {
	const { ask, panelVersion, fail, go, words, loadAgain, pages, state, views } =
		useEditing();
	const { diskVersion, version } = state;
	// Asked anew after each change from outside.
	const key = useMemo(
		() => ({ pointed, panelVersion, diskVersion, version }),
		[pointed, panelVersion, diskVersion, version],
	);
	const { answer: panels } = useAnswer(key, () => askFor(pointed, ask), {
		onFail(error) {
			// The shown value no longer exists, as after an undo.
			views.close();
			if (panels) return;
			const isGone = Object(error).cause === 400;
			if (!isGone || pointed.build === undefined) return fail(error);
			// The page may not be the newest; with errors, it can't be.
			fail(words.gone);
			loadAgain();
		},
	});
	const path = pointed.link && sitePath(pointed.link, pages);
	return (
		<>
			{panels && panels.length > 1 && <p>{words.severalValues}</p>}
			{panels?.map((panel, index) => (
				<OnePanel
					// The same while its item is moved.
					key={JSON.stringify(pointed.origins[index] ?? pointed.mark)}
					panel={panel}
					isFirst={index === 0}
					pointed={pointed}
				/>
			))}
			{path && (
				<p>
					<Button className="quiet" onClick={() => go(path)}>
						{words.follow} <span aria-hidden="true">→</span>
					</Button>
				</p>
			)}
		</>
	);
}

/**
 * Asks for what was pointed at: at the places where the page or the panel had it. A word may stand for a value beside its
 * own text, as that a day is closed: then that comes first.
 */
async function askFor(
	{ mark, origins, build, version }: Pointed,
	ask: Ask,
): Promise<ShownPanel[]> {
	const askedAt = performance.now();
	const panelsAt = (places: readonly Requests["panel"]["ask"][]) =>
		Promise.all(
			places.map(async (each) => ({ ...(await ask("panel", each)), askedAt })),
		);
	const [byMark, found] = await Promise.all([
		panelsAt(
			mark !== undefined && build !== undefined ? [{ mark, build }] : [],
		),
		panelsAt(origins.map((origin) => ({ origin, build, version }))),
	]);
	const keysOf = (all: readonly ShownPanel[]) =>
		all.map(({ field }) => keyOf(field));
	const own = keysOf(byMark).at(0);
	const panels =
		own === undefined || keysOf(found).includes(own) ? found : byMark;
	// Two times of a week are in one form.
	const forms = panels.map(({ form }) => form && JSON.stringify(form.origin));
	return panels.filter(
		(_, index) => !forms[index] || forms.indexOf(forms[index]) === index,
	);
}

function keyOf({ origin }: Pick<Field, "origin">): string {
	return JSON.stringify(origin);
}

/** The address on this site that a link leads to. */
function sitePath(link: string, pages: string): string | undefined {
	if (!URL.canParse(link, pages)) return undefined;
	const { origin, pathname, hash } = new URL(link, pages);
	return origin === pages ? pathname + hash : undefined;
}

/** More fields than these are not edited beside each other. */
const fewFields = 4;

type OnePanelProps = {
	readonly panel: ShownPanel;
	readonly isFirst: boolean;
	readonly pointed: Pointed;
};

function OnePanel(props: OnePanelProps) {
	const { form } = props.panel;
	return form ? (
		<FormPanel {...props} form={form} />
	) : (
		<FieldsPanel {...props} />
	);
}

/** A form, and beside it what else the file has. */
function FormPanel({
	form,
	panel,
	isFirst,
}: OnePanelProps & { readonly form: Field }) {
	const { field, above } = panel;
	// Of the form itself, and of what is in it, all is there.
	const others =
		field.control.kind === "group" && !isWithin(field.origin, form.origin)
			? field.control.fields.filter(
					(each) => !isWithin(each.origin, form.origin),
				)
			: [];
	const around = above.filter(({ origin }) => !isWithin(origin, form.origin));
	return (
		<section className="value">
			<Above places={around} />
			<FormRows form={form} panel={panel} takesFocus={isFirst} />
			{others.length > 0 && <FieldRows fields={others} />}
		</section>
	);
}

function FieldsPanel({
	panel,
	isFirst,
	pointed: { file, isElsewhere, isNewPicture = false, moved },
}: OnePanelProps) {
	const { words } = useEditing();
	const { field, above, lists, period, scaffold, variants } = panel;
	const { map, together, samples, rest } = partsOf(panel);
	const [picture, ...others] = together.filter(isPicture);
	const earlier = others.find((each) => each.isOptional && isSet(each));
	const { isNew, undescribed, section, ask, typed } = useDescribing(
		together,
		isNewPicture,
	);
	return (
		<section className="value" ref={section}>
			<Above places={above} />
			{variants && (
				<VariantChoice variants={variants} panel={panel} dropped={file} />
			)}
			{undescribed > 0 && (
				<p className="describe" role="status">
					{words.describe}
				</p>
			)}
			{isNew && earlier && <Earlier field={earlier} panel={panel} />}
			{[...together, ...samples].map((each, index) => (
				<Fragment key={JSON.stringify(each.origin)}>
					<FieldEditor
						field={each}
						panel={panel}
						isFirst={isFirst && each === field}
						isOnTop={isFirst && index <= together.indexOf(field)}
						isNamed={map?.isOpen === true && together.includes(each)}
						dropped={each === picture && !isFilmFile(file) ? file : undefined}
						takesFocus={
							isFirst && each === field && !moved && !isElsewhere && !file
						}
						onTyped={typed}
						onTaken={each === picture ? ask : undefined}
					/>
					{each === field && each.control.kind === "list" && (
						<div className="buttons">
							<AddItem list={each} panel={panel} />
						</div>
					)}
				</Fragment>
			))}
			{lists.map(({ list, index }, depth) => (
				<ListItem
					key={JSON.stringify(list.origin)}
					list={list}
					index={index}
					panel={panel}
					moved={depth === 0 ? moved : undefined}
				/>
			))}
			{panel.next && <p className="help">{panel.next}</p>}
			{scaffold !== undefined && lists.length === 0 && !isOfItems(field) && (
				<EntryActions field={field} period={period} scaffold={scaffold} />
			)}
			{rest.length > 0 && (
				<details open={together.length > 1}>
					<summary>{words.otherFields(rest.length)}</summary>
					<FieldRows fields={rest} />
				</details>
			)}
		</section>
	);
}

/** The fields of a panel: those that are edited together, marks of samples, and those that open by themselves. */
function partsOf({ field, around, variants }: ShownPanel) {
	const map = around?.control.kind === "group" ? around.control : undefined;
	const listed = (variants?.others ?? []).map(keyOf);
	const others = (map?.fields ?? []).filter(
		// The value that contains it stands below, what its kind has above.
		(each) =>
			!isWithin(field.origin, each.origin) &&
			!listed.includes(keyOf(each)) &&
			!isSettled(each) &&
			!isKind(each),
	);
	const rest = others.filter(hasParts);
	const single = others.filter((each) => !hasParts(each));
	// The point of a picture is part of it, and a mark takes no room.
	const counted = [field, ...others].filter(
		(each) => !isFocus(each) && !isMark(each),
	);
	// Whoever takes away the mark of a sample has to see all that it marks.
	if ((counted.length <= fewFields || isMark(field)) && !map?.isOpen)
		return { map, together: inOrder(field, single), samples: [], rest };
	const samples = others.filter(isMarkedAsSample);
	const apart = others.filter((each) => !samples.includes(each));
	return { map, together: [field], samples, rest: apart };
}

/** A picture that stood beside the earlier one and may no longer fit, as that of the dark theme. */
function Earlier({
	field,
	panel,
}: {
	readonly field: Field;
	readonly panel: ShownPanel;
}) {
	const { ask, perform, words } = useEditing();
	const called = titleOf(field);
	const { diskVersion, version } = panel;
	const [{ origin } = field] = field.values;
	const step = `earlier ${JSON.stringify(origin)}`;
	return (
		<div className="describe" role="status">
			<p>{words.stillEarlier(called)}</p>
			<Button
				onClick={() =>
					perform(() =>
						ask("set", { origin, called, step, diskVersion, version }),
					)
				}
			>
				{words.remove}
			</Button>
		</div>
	);
}

function isSet({ values }: Field): boolean {
	return values.some(({ value }) => value !== undefined);
}

/** The parents of a value, from the outside in; each opens. */
function Above({ places }: { readonly places: Panel["above"] }) {
	const { words, openOrigin } = useEditing();
	return (
		places.length > 0 && (
			<nav aria-label={words.partOf}>
				<ol className="above">
					{places.map(({ origin, called }) => (
						<li key={JSON.stringify(origin)}>
							<Button className="quiet" onClick={() => openOrigin(origin)}>
								{called}
							</Button>
						</li>
					))}
				</ol>
			</nav>
		)
	);
}

/** A picture comes before the words about it; otherwise what was pointed at comes first, then other words. */
function inOrder(field: Field, others: readonly Field[]): Field[] {
	const rankOf = (each: Field) => {
		if (isPicture(each) && !each.isOptional) return 0;
		if (isFocus(each)) return 1;
		if (each === field) return 2;
		return isText(each) ? 3 : 4;
	};
	return [field, ...others].sort((one, other) => rankOf(one) - rankOf(other));
}

function isPicture({ control }: Field): boolean {
	return control.kind === "picture";
}

function isFocus({ control }: Field): boolean {
	return control.kind === "focus";
}

/** Whether there is nothing to choose, as where only one kind of thing can be meant. */
function isSettled({ control }: Field): boolean {
	return control.kind === "choice" && control.options.length < 2;
}

/** Whether it is a list to which something with parts is added, as questions: no thing with files of its own. */
function isOfItems({ control }: Field): boolean {
	return control.kind === "list" && !control.element;
}

/** Whether it consists of fields that open by themselves; films have a control of their own. */
function hasParts({ control }: Field): boolean {
	return (
		control.kind === "group" ||
		(control.kind === "list" && control.element?.kind !== "video")
	);
}

/** Whether it marks the values beside it, for example as a sample. */
function isMark({ control }: Field): boolean {
	return control.kind === "switch" && control.off === undefined;
}

/** Whether it is such a mark that somebody has still to take away. */
function isMarkedAsSample(field: Field): boolean {
	return isMark(field) && isSet(field);
}

function isText({ control }: Field): boolean {
	return (
		control.kind === "markdown" || (control.kind === "line" && control.facts)
	);
}

/** After a new picture, the words about it are asked for, until each of them has been edited. */
function useDescribing(fields: readonly Field[], isNewPicture: boolean) {
	const section = useRef<HTMLElement>(null);
	const keyOf = ({ origin }: FieldValue) => JSON.stringify(origin);
	const all = () =>
		fields
			.filter(({ control }) => control.kind === "line")
			.flatMap(({ values }) => values.map(keyOf));
	const [undescribed, setUndescribed] = useState<readonly string[]>(() =>
		isNewPicture ? all() : [],
	);
	const [isNew, setNew] = useState(isNewPicture);
	return {
		section,
		isNew,
		undescribed: undescribed.length,
		ask(isChoosing = false) {
			setNew(true);
			setUndescribed(all());
			if (isChoosing) return;
			const [first] =
				section.current?.querySelectorAll<HTMLElement>(
					"[data-kind=line] :is([contenteditable=true], input)",
				) ?? [];
			first?.focus();
		},
		typed: (value: FieldValue) =>
			setUndescribed((before) => before.filter((key) => key !== keyOf(value))),
	};
}
