import "../islands/search-results.css";
import { type MouseEvent, useEffect, useRef } from "react";
import { Icon } from "../components/icon.tsx";
import * as limits from "../limits.ts";
import { targetOf } from "./find.ts";
import { highlight } from "./highlight.ts";
import type { Option } from "./option-groups.ts";
import type { Search } from "./use-search.ts";

/** Returns the id of an option of the list with the id `list`. */
export function optionId(list: string, index: number): string {
	return `${list}-${index}`;
}

/** The list below the search field, unless it is empty; the field keeps the focus while an option is active. */
export function Options({
	search: { words, groups, options, active, setActive, choose },
	id,
	label,
}: {
	readonly search: Search;
	readonly id: string;
	readonly label: string;
}) {
	if (options.length === 0) return null;
	return (
		<div
			id={id}
			role="listbox"
			aria-label={label}
			className="options"
			style={{ maxBlockSize: limits.search.listHeight }}
			onMouseDown={keepFocus}
		>
			{groups.map(({ heading, options: own }) => (
				// biome-ignore lint/a11y/useSemanticElements: a fieldset is not allowed within a listbox.
				<div key={heading} role="group" aria-label={heading}>
					<p className="options__heading" aria-hidden="true">
						<Marked text={heading} words={words} />
					</p>
					{own.map((option) => {
						const index = options.indexOf(option);
						return (
							<Choice
								key={optionId(id, index)}
								id={optionId(id, index)}
								option={option}
								words={words}
								active={index === active}
								onActivate={() => setActive(index)}
								onChoose={() => choose(option)}
							/>
						);
					})}
				</div>
			))}
		</div>
	);
}

function keepFocus(event: MouseEvent): void {
	event.preventDefault();
}

function Choice({
	id,
	option,
	words,
	active,
	onActivate,
	onChoose,
}: {
	readonly id: string;
	readonly option: Option;
	readonly words: readonly string[];
	readonly active: boolean;
	readonly onActivate: () => void;
	readonly onChoose: () => void;
}) {
	const element = useRef<HTMLAnchorElement & HTMLButtonElement>(null);
	useEffect(() => {
		if (active) element.current?.scrollIntoView({ block: "nearest" });
	}, [active]);
	const shared = {
		ref: element,
		id,
		role: "option",
		"aria-selected": active,
		tabIndex: -1,
		className: "option",
		onPointerMove: onActivate,
		onClick: onChoose,
	};
	// A link, so that opening it in a new tab works too.
	if (option.kind === "result") {
		const { icon, title, description } = option.item;
		const { href, heading } = targetOf(option.item, words);
		return (
			<a {...shared} href={href}>
				<Icon name={icon} />
				<span className="option__title">
					<Marked text={title} words={words} />
				</span>
				<span className="option__description">
					<Marked text={heading ?? description} words={words} />
				</span>
			</a>
		);
	}
	return (
		<button {...shared} type="button">
			{option.kind === "recent" ? option.query : option.label}
		</button>
	);
}

function Marked({
	text,
	words,
}: {
	readonly text: string;
	readonly words: readonly string[];
}) {
	let offset = 0;
	return highlight(text, words).map((stretch) => {
		const key = offset;
		offset += stretch.text.length;
		return stretch.marked ? (
			<mark key={key}>{stretch.text}</mark>
		) : (
			<span key={key}>{stretch.text}</span>
		);
	});
}
