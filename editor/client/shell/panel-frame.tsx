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
import type { Panel, View } from "./use-panel.ts";

/** The panel: the views from which the current one was opened stay as they are below it. */
export function PanelFrame({ panel }: { readonly panel: Panel }) {
	const { strings } = useEditor();
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
					<div className="panel" data-view={view.kind}>
						<ViewContent view={view} />
					</div>
				</Activity>
			))}
		</aside>
	);
}

function ViewContent({ view }: { readonly view: View }) {
	const { choices, strings } = useEditor();
	switch (view.kind) {
		case "entry": {
			const { address, pageLink, photo } = view;
			// The field that gets the focus may need them.
			if (!choices) return <p role="status">{strings.loading}</p>;
			return (
				<>
					{pageLink && <FollowLink address={pageLink} />}
					<EntryForm address={address} photo={photo} />
				</>
			);
		}
		case "values":
			return <ValueList addresses={view.addresses} />;
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

/** Leads where the clicked element links to: to another page in the frame, or to another site in a tab. */
function FollowLink({ address }: { readonly address: string }) {
	const { showPage, strings } = useEditor();
	return address.startsWith("/") ? (
		<Button className="follow" onClick={() => showPage(address)}>
			{strings.followLink} →
		</Button>
	) : (
		<a
			className="button follow"
			href={address}
			target="_blank"
			rel="noopener noreferrer"
		>
			{strings.followLink} ↗
		</a>
	);
}
