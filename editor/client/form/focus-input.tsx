import type { PointerEvent } from "react";
import { toText } from "../../field-values.ts";
import { useEditor } from "../editor-context.ts";
import { Button } from "../ui/button.tsx";
import { useSiblingText } from "./choice-input.tsx";
import { type ControlProps, getControlAttributes } from "./control-props.ts";

/** The shapes (width / height) that pictures are cropped to. */
const crops = [
	["wideCrop", "1200 / 630"],
	["squareCrop", "1"],
	["tallCrop", "3 / 4"],
] as const;

/** The point of the picture beside it that is never cropped: set with the mouse, or by a slider for each direction. */
export function FocusInput(props: Omit<ControlProps, "control">) {
	const { choices, strings } = useEditor();
	const { field, value, onChange } = props;
	const src = useSiblingText(props.address, "src");
	const picture = choices?.pictures.find((each) => each.value === src)?.address;
	const point = /^(\d+) (\d+)$/.exec(toText(value))?.slice(1).map(Number);
	const [x = 50, y = 50] = point ?? [];
	const set = (left: number, top: number) =>
		onChange(`${Math.round(left)} ${Math.round(top)}`);
	const slider = (
		label: string,
		position: number,
		onMove: (to: number) => void,
		id: string | undefined,
	) => (
		<label>
			{label}
			<input
				{...getControlAttributes({ ...props, name: `${props.name}: ${label}` })}
				id={id}
				type="range"
				value={position}
				aria-valuetext={`${position} %`}
				onChange={({ target }) => onMove(target.valueAsNumber)}
			/>
			<output aria-hidden="true">{position}&nbsp;%</output>
		</label>
	);
	return (
		<div className="focus-input">
			{picture && (
				<div
					className="point"
					onPointerDown={(event) => {
						event.currentTarget.setPointerCapture(event.pointerId);
						setByPointer(event, set);
					}}
					onPointerMove={(event) => {
						if (event.buttons > 0) setByPointer(event, set);
					}}
				>
					<img src={picture} alt="" draggable={false} />
					{point && (
						<span className="ring" style={{ left: `${x}%`, top: `${y}%` }} />
					)}
				</div>
			)}
			<div className="sliders">
				{slider(strings.fromLeft, x, (to) => set(to, y), props.id)}
				{slider(strings.fromTop, y, (to) => set(x, to), undefined)}
			</div>
			{picture && <Crops picture={picture} position={`${x}% ${y}%`} />}
			{field.isOptional && point && (
				<Button className="quiet" onClick={() => onChange(undefined)}>
					{strings.removePoint}
				</Button>
			)}
		</div>
	);
}

/** The picture as it is cropped around its point. */
function Crops({
	picture,
	position,
}: {
	readonly picture: string;
	readonly position: string;
}) {
	const { strings } = useEditor();
	return (
		<div className="crops">
			{crops.map(([name, aspectRatio]) => (
				<figure key={name}>
					<img
						src={picture}
						alt=""
						style={{ aspectRatio, objectPosition: position }}
					/>
					<figcaption className="hint">{strings[name]}</figcaption>
				</figure>
			))}
		</div>
	);
}

/** Sets the point (%) that the pointer is at. */
function setByPointer(
	{ currentTarget, clientX, clientY }: PointerEvent,
	set: (left: number, top: number) => void,
): void {
	const { left, top, width, height } = currentTarget.getBoundingClientRect();
	const toPercent = (part: number) => Math.min(Math.max(part, 0), 1) * 100;
	set(toPercent((clientX - left) / width), toPercent((clientY - top) / height));
}
