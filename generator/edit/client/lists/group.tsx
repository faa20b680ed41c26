import type { ReactNode } from "react";
import type { ValueAddress } from "../../protocol.ts";
import { useEditing } from "../editing.ts";
import { useShowing } from "../page/showing.ts";
import type { View } from "../page/views.ts";

/** A view with groups that open, and how it is open. */
export type GroupedView = Extract<
	View,
	{ readonly kind: "content" | "changes" }
>;

/** Returns what opens values of a view, the first with the others after it; `id` is that of the button, where to come back to. */
export function useOpening(view: GroupedView) {
	const { locale, state, views } = useEditing();
	const { version } = state;
	const show = useShowing();
	return (id: string, ...origins: readonly ValueAddress[]) =>
		show({ origins, version, locale }, (shown) => {
			views.replace({ ...view, last: id });
			views.open(shown);
		});
}

type GroupProps = {
	readonly view: GroupedView;
	readonly called: string;
	readonly count: number;
	/** Whether it is open whatever anybody does, as while something is searched for. */
	readonly staysOpen?: boolean;
	readonly children: ReactNode;
};

/** A part of a list, which opens by its name, and is open again for whoever comes back. */
export function Group({
	view,
	called,
	count,
	staysOpen = false,
	children,
}: GroupProps) {
	const { views } = useEditing();
	const { opened = [] } = view;
	const isOpen = opened.includes(called);
	return (
		<details
			open={isOpen || staysOpen}
			onToggle={({ currentTarget: { open } }) => {
				if (staysOpen || open === isOpen) return;
				const others = opened.filter((each) => each !== called);
				views.replace({
					...view,
					opened: open ? [...others, called] : others,
				});
			}}
		>
			<summary>
				{called} <span className="optional">{count}</span>
			</summary>
			{(isOpen || staysOpen) && children}
		</details>
	);
}
