import type { ReactNode } from "react";
import { Button } from "../components/button.tsx";
import { useEditing } from "../editing.ts";
import { words } from "../words.ts";

/** The panel beside the page, on a phone below it, and the ways out of it. */
export function PanelFrame({ children }: { readonly children: ReactNode }) {
	const { language, views } = useEditing();
	return (
		<aside aria-label={words.panel[language]}>
			<div className="ways-out">
				{views.isDeep && (
					<Button className="quiet" onClick={views.back}>
						<span aria-hidden="true">←</span> {words.back[language]}
					</Button>
				)}
				<Button className="quiet close" onClick={views.close}>
					{words.close[language]} <span aria-hidden="true">×</span>
				</Button>
			</div>
			<div className="panel">{children}</div>
		</aside>
	);
}
