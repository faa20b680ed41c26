import { Fragment, useId, useState } from "react";
import type {
	Field,
	FieldValue,
	ValuePath,
	Variant,
	Variants,
	YamlValue,
} from "../../protocol.ts";
import { Button } from "../components/button.tsx";
import { focusFirst } from "../components/focus.ts";
import { useEditing } from "../editing.ts";
import { titleOf } from "../labels.ts";
import { messageOf } from "../message-of.ts";
import type { ControlProps, ShownPanel } from "./control.ts";
import { ControlEditor } from "./control-editor.tsx";
import { FieldEditor } from "./field-editor.tsx";
import { uploadPicture } from "./picture-editor.tsx";

type VariantChoiceProps = {
	readonly variants: Variants;
	readonly panel: ShownPanel;
	/** A photo or a film that was dropped where the value shows. */
	readonly dropped: File | undefined;
};

/** The kinds of things that a value may be, as a film or a picture: another one is chosen here. */
export function VariantChoice({
	variants,
	panel,
	dropped,
}: VariantChoiceProps) {
	const { called, kind, options, others } = variants;
	const { words } = useEditing();
	const id = useId();
	const [chosen, setChosen] = useState<Variant>();
	const become = useBecoming(variants, panel);
	const instead = useInstead(variants, dropped, become);
	return (
		<>
			<div className="field">
				<h2 id={id}>{called}</h2>
				<fieldset className="modes" aria-labelledby={id}>
					{options.map((option) => (
						<Button
							key={option.kind}
							aria-pressed={option.kind === (chosen?.kind ?? kind)}
							onClick={() => {
								const isOther = option.kind !== kind;
								const isWhole = option.missing.length === 0;
								setChosen(isOther && !isWhole ? option : undefined);
								if (isOther && isWhole) become(option, option.value);
							}}
						>
							{option.label}
						</Button>
					))}
				</fieldset>
				{instead.use && dropped && (
					<Button className="main" onClick={instead.use}>
						{words.showInstead(dropped.name.slice(0, 80))}
					</Button>
				)}
				{instead.refused && (
					<p role="alert" className="bad">
						{instead.refused}
					</p>
				)}
				{chosen && (
					<Missing
						key={chosen.kind}
						variant={chosen}
						from={variants}
						languages={panel.languages}
						onDone={(value) => become(chosen, value)}
						onCancel={() => setChosen(undefined)}
					/>
				)}
			</div>
			{others.map((each) => (
				<FieldEditor
					key={JSON.stringify(each.origin)}
					field={each}
					panel={panel}
					dropped={isFilms(each) && isFilmFile(dropped) ? dropped : undefined}
				/>
			))}
		</>
	);
}

/** Whether it is a film, perhaps in several formats. */
function isFilms({ control }: Field): boolean {
	return control.kind === "list" && control.element?.kind === "video";
}

/** Whether a file is a film by its name. */
export function isFilmFile(file: File | undefined): boolean {
	return file !== undefined && /\.(mp4|webm|mov)$/i.test(file.name);
}

/** Returns what makes a value another kind of thing, and opens the panel of that. */
function useBecoming(
	{ origin, called }: Variants,
	{ diskVersion, version }: ShownPanel,
) {
	const { ask, perform, views } = useEditing();
	return async (
		{ opens }: Variant,
		value: YamlValue,
		isNewPicture = false,
	): Promise<void> => {
		const step = `variant ${performance.now()}`;
		const set = { origin, value, called, step, diskVersion, version };
		const done = await perform(() => ask("set", set));
		if (!done || done.refused !== undefined) return;
		const pointed = { origins: [opens], version: done.version, isNewPicture };
		views.replace({ kind: "value", pointed });
	};
}

/** Returns what shows a dropped photo instead of the film, or a film instead of the picture, and why it can't. */
function useInstead(
	{ kind, options, origin }: Variants,
	dropped: File | undefined,
	become: ReturnType<typeof useBecoming>,
) {
	const editing = useEditing();
	const [refused, setRefused] = useState("");
	const isFilm = isFilmFile(dropped);
	const other = options.find(
		(each) =>
			each.kind !== kind &&
			(isFilm ? takesFilm(each) : each.missing.length === 0),
	);
	if (!dropped || !other) return { use: undefined, refused };
	const [film] = other.missing;
	const at = isFilm && film ? film.origin : other.opens;
	async function use(file: File, variant: Variant) {
		setRefused("");
		try {
			const src = await uploadPicture(
				file,
				editing,
				isFilm ? "video" : "picture",
			);
			const path = pathWithin(origin.path, at.path);
			const value = withValueAt(variant.value, path, isFilm ? [src] : src);
			await become(variant, value, !isFilm);
		} catch (error) {
			setRefused(messageOf(error));
		}
	}
	return { use: () => use(dropped, other), refused };
}

/** Whether nothing but a film has to be chosen first. */
function takesFilm({ missing: [film, ...more] }: Variant): boolean {
	return film !== undefined && more.length === 0 && isFilms(film);
}

/** Asks for what a kind of thing needs. */
function Missing({
	variant: { missing, value },
	from: { origin },
	languages,
	onDone,
	onCancel,
}: {
	readonly variant: Variant;
	readonly from: Variants;
	readonly languages: ShownPanel["languages"];
	onDone(value: YamlValue): void;
	onCancel(): void;
}) {
	const { words } = useEditing();
	const [entered, setEntered] = useState<ReadonlyMap<string, YamlValue>>(
		new Map(),
	);
	const all = missing.flatMap(({ values }) => values);
	const isWhole = all.every((each) => (entered.get(keyOf(each)) ?? "") !== "");
	const whole = () =>
		all.reduce<YamlValue>(
			(made, each) =>
				withValueAt(
					made,
					pathWithin(origin.path, each.origin.path),
					entered.get(keyOf(each)) ?? "",
				),
			value,
		);
	return (
		<form
			className="adding"
			onSubmit={(event) => {
				event.preventDefault();
				if (isWhole) onDone(whole());
			}}
		>
			{missing.map((field) => (
				<Fragment key={JSON.stringify(field.origin)}>
					<h3>{titleOf(field)}</h3>
					{field.values.map((each) => (
						<MissingValue
							key={keyOf(each)}
							field={field}
							language={each.locale && languages[each.locale]}
							locale={each.locale}
							value={entered.get(keyOf(each))}
							takesFocus={each === all[0]}
							onEnter={(next) =>
								setEntered(new Map(entered).set(keyOf(each), next ?? ""))
							}
						/>
					))}
				</Fragment>
			))}
			<div className="buttons">
				<button type="submit" className="main" aria-disabled={!isWhole}>
					{words.apply}
				</button>
				<Button
					onClick={({ currentTarget }) => {
						focusFirst(currentTarget.closest(".field"), "[aria-pressed=true]");
						onCancel();
					}}
				>
					{words.cancel}
				</Button>
			</div>
		</form>
	);
}

function MissingValue({
	field,
	language = "",
	onEnter,
	...props
}: Pick<ControlProps, "value" | "locale" | "takesFocus"> & {
	readonly field: Field;
	/** The name of its language. */
	readonly language?: string | undefined;
	onEnter(value: YamlValue | undefined): void;
}) {
	const id = useId();
	return (
		<div className="one-value" lang={props.locale}>
			{language && <p className="language">{language}</p>}
			<ControlEditor
				{...props}
				control={field.control}
				name={[titleOf(field), language].filter(Boolean).join(", ")}
				describedBy={id}
				isWrong={false}
				isOptional={false}
				onChange={onEnter}
				onUnread={onEnter}
			/>
			<p id={id} className="help">
				{field.help}
			</p>
		</div>
	);
}

function keyOf({ origin }: FieldValue): string {
	return JSON.stringify(origin.path);
}

/** The path of a value within another one. */
function pathWithin(
	outer: ValuePath | "markdown",
	inner: ValuePath | "markdown",
): ValuePath {
	return inner === "markdown" ? [] : inner.slice(outer.length);
}

/** A value with another one at a place within it, which may be new. */
function withValueAt(
	value: YamlValue | undefined,
	[step, ...rest]: ValuePath,
	inner: YamlValue,
): YamlValue {
	if (step === undefined) return inner;
	const within: YamlValue | undefined = Object(value)[step];
	const next = withValueAt(within, rest, inner);
	if (typeof step === "string") return { ...Object(value), [step]: next };
	return Object.assign(Array.isArray(value) ? [...value] : [], {
		[step]: next,
	});
}
