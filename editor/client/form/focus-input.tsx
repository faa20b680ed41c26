import { toText } from "../../field-values.ts";
import { useEditor } from "../editor-context.ts";
import { Button } from "../ui/button.tsx";
import { useSiblingText } from "./choice-input.tsx";
import { getControlAttributes, type InputProps } from "./control-props.ts";

/** The shapes (width / height) that pictures are cropped to. */
const crops = [
	["wideCrop", "1200 / 630"],
	["squareCrop", "1"],
	["tallCrop", "3 / 4"],
] as const;

/** The point of the picture beside it that is never cropped: set with the mouse, or by a slider for each direction. */
export function FocusInput(props: InputProps) {
	const { choices, strings } = useEditor();
	const { field, value, onChange } = props;
	const src = useSiblingText(props.address, "src");
	const picture = choices?.pictures.find((each) => each.value === src)?.address;
	const point = /^(\d+) (\d+)$/.exec(toText(value))?.slice(1).map(Number);
	const [x = 50, y = 50] = point ?? [];
	const set = (left: number, top: number) => onChange(`${left} ${top}`);
	return (
		<div className="focus-input">
			{picture && (
				// The sliders do the same without a mouse.
				// biome-ignore lint/a11y/noStaticElementInteractions: see above
				// biome-ignore lint/a11y/useKeyWithClickEvents: see above
				<div
					className="point"
					onClick={({ currentTarget, nativeEvent }) => {
						const { clientWidth, clientHeight } = currentTarget;
						const { offsetX, offsetY } = nativeEvent;
						set(
							Math.round((offsetX / clientWidth) * 100),
							Math.round((offsetY / clientHeight) * 100),
						);
					}}
				>
					<img src={picture} alt="" />
					{point && (
						<span className="ring" style={{ left: `${x}%`, top: `${y}%` }} />
					)}
				</div>
			)}
			<div className="sliders">
				<Slider
					{...props}
					label={strings.fromLeft}
					position={x}
					onMove={(to) => set(to, y)}
				/>
				<Slider
					{...props}
					id={`${props.id}top`}
					label={strings.fromTop}
					position={y}
					onMove={(to) => set(x, to)}
				/>
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

/** A slider for a position in percent. */
function Slider({
	label,
	position,
	onMove,
	...props
}: InputProps & {
	readonly label: string;
	readonly position: number;
	onMove(to: number): void;
}) {
	return (
		<label>
			{label}
			<input
				{...getControlAttributes({ ...props, name: `${props.name}: ${label}` })}
				type="range"
				value={position}
				aria-valuetext={`${position} %`}
				onChange={({ target }) => onMove(target.valueAsNumber)}
			/>
			<output aria-hidden="true">{position}&nbsp;%</output>
		</label>
	);
}
