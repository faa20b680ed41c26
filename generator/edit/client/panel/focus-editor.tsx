import type { CSSProperties } from "react";
import { Button } from "../components/button.tsx";
import { focusFirst } from "../components/focus.ts";
import { useEditing } from "../editing.ts";
import { asText, attributesOf, type ControlProps } from "./control.ts";

/** The shapes that a picture is tried in (width by height): where links are shared, in lists, and on a phone. */
const shapes = [
	["wideCrop", "1200 / 630"],
	["squareCrop", "1"],
	["tallCrop", "3 / 4"],
] as const;

/**
 * A point of a picture: clicked on, or moved by a slider for each direction. Below, the picture as it is cropped around the
 * point; without one, around its middle.
 */
export function FocusEditor({
	address,
	...props
}: ControlProps & { readonly address: string | undefined }) {
	const { words } = useEditing();
	const { value, isOptional, name, onChange } = props;
	const written = asText(value);
	const point = /^(\d+) (\d+)$/.exec(written)?.slice(1).map(Number);
	const [x = 50, y = 50] = point ?? [];
	const set = (left: number, top: number) =>
		onChange(`${Math.round(left)} ${Math.round(top)}`);
	const slider = (label: string, at: number, onMove: (to: number) => void) => (
		<label>
			{label}
			<input
				{...attributesOf({ ...props, name: `${name}: ${label}` })}
				type="range"
				value={at}
				aria-valuetext={`${at} %`}
				onChange={({ target }) => onMove(target.valueAsNumber)}
			/>
			<output aria-hidden="true">{at}&nbsp;%</output>
		</label>
	);
	return (
		<div className="focus">
			{address && (
				// The sliders do the same without a mouse.
				// biome-ignore lint/a11y/noStaticElementInteractions: for clicks alone
				// biome-ignore lint/a11y/useKeyWithClickEvents: for clicks alone
				<div
					className="point"
					onClick={({ currentTarget, clientX, clientY }) => {
						const box = currentTarget.getBoundingClientRect();
						const part = (at: number) => Math.min(Math.max(at, 0), 1) * 100;
						set(
							part((clientX - box.left) / box.width),
							part((clientY - box.top) / box.height),
						);
					}}
				>
					<img src={address} alt="" />
					{point && (
						<span className="ring" style={{ left: `${x}%`, top: `${y}%` }} />
					)}
				</div>
			)}
			<div className="sliders">
				{slider(words.fromLeft, x, (to) => set(to, y))}
				{slider(words.fromTop, y, (to) => set(x, to))}
			</div>
			{address && <Crops address={address} at={`${x}% ${y}%`} />}
			{isOptional && written !== "" && (
				<div className="buttons">
					<Button
						onClick={({ currentTarget }) => {
							focusFirst(currentTarget.closest(".focus"), "input");
							onChange(undefined);
						}}
					>
						{words.noFocus}
					</Button>
				</div>
			)}
		</div>
	);
}

function Crops({
	address,
	at,
}: {
	readonly address: string;
	readonly at: CSSProperties["objectPosition"];
}) {
	const { words } = useEditing();
	return (
		<div className="crops">
			{shapes.map(([called, aspectRatio]) => (
				<figure key={called}>
					<img
						src={address}
						alt=""
						style={{ aspectRatio, objectPosition: at }}
					/>
					<figcaption className="hint">{words[called]}</figcaption>
				</figure>
			))}
		</div>
	);
}
