import type { ReactNode } from "react";
import { Button } from "../components/button.tsx";
import { useEditing } from "../editing.ts";

/** The panel beside the page, on a phone below it, and the ways out of it. */
export function PanelFrame({ children }: { readonly children: ReactNode }) {
	const { words, views } = useEditing();
	return (
		<aside aria-label={words.panel}>
			<div className="ways-out">
				{views.isDeep && (
					<Button className="quiet" onClick={views.back}>
						<span aria-hidden="true">←</span> {words.back}
					</Button>
				)}
				<Button className="quiet close" onClick={views.close}>
					{words.close} <span aria-hidden="true">×</span>
				</Button>
			</div>
			<div className="panel">{children}</div>
		</aside>
	);
}
