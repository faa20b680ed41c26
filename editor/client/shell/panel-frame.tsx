import { Activity } from "react";
import { useEditor } from "../editor-context.ts";
import { EntryForm } from "../form/entry-form.tsx";
import { Changes } from "../lists/changes.tsx";
import { ContentList } from "../lists/content-list.tsx";
import { Help } from "../lists/help.tsx";
import { Problems } from "../lists/problems.tsx";
import { ScaffoldForm, ScaffoldList } from "../lists/scaffolds.tsx";
import { ValueList } from "../lists/value-list.tsx";
import { Button } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import type { View } from "./use-panel.ts";
import { openSite } from "./use-site-page.ts";

/** The panel: the views from which the current one was opened stay as they are below it. */
export function PanelFrame() {
	const { panel, strings } = useEditor();
	const { views } = panel;
	return (
		<aside aria-label={strings.panel}>
			<div className="navigation">
				{views.length > 1 && (
					<Button className="quiet" onClick={panel.back}>
						<Icon name="back" />
						{strings.back}
					</Button>
				)}
				<Button className="quiet close" onClick={panel.close}>
					{strings.close}
					<Icon name="close" />
				</Button>
			</div>
			{views.map(({ id, view }, index) => (
				<Activity
					key={id}
					mode={index === views.length - 1 ? "visible" : "hidden"}
				>
					<div className="panel">
						<ViewContent view={view} />
					</div>
				</Activity>
			))}
		</aside>
	);
}

function ViewContent({ view }: { readonly view: View }) {
	switch (view.kind) {
		case "entry":
			return <EntryView {...view} />;
		case "values":
			return <ValueList {...view} />;
		case "new":
			return view.scaffold ? (
				<ScaffoldForm name={view.scaffold} />
			) : (
				<ScaffoldList />
			);
		case "content":
			return <ContentList />;
		case "problems":
			return <Problems />;
		case "changes":
			return <Changes />;
		case "help":
			return <Help />;
	}
}

/** The form of an entry, and the link to follow if one was clicked: to a page in the frame, or to another site in a tab. */
function EntryView({
	address,
	pageLink,
	photo,
}: Extract<View, { readonly kind: "entry" }>) {
	const { choices, showPage, strings } = useEditor();
	// The field that gets the focus may need them.
	if (!choices) return <p role="status">{strings.loading}</p>;
	return (
		<>
			{pageLink?.startsWith("/") && (
				<Button onClick={() => showPage(pageLink)}>
					{strings.followLink} →
				</Button>
			)}
			{pageLink && !pageLink.startsWith("/") && (
				<Button onClick={() => openSite(pageLink)}>
					{strings.followLink} ↗
				</Button>
			)}
			<EntryForm address={address} photo={photo} />
		</>
	);
}
