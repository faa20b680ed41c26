import { useEffect, useRef } from "react";
import type { Changes } from "../../protocol.ts";
import { useEditor } from "../editor-context.ts";
import { Button } from "../ui/button.tsx";
import { Explanation } from "../ui/explanation.tsx";
import { useAction } from "../use-action.ts";

/** The button that publishes all changes, what would stop the site from being updated, and how publishing goes. */
export function PublishBar({ all }: { readonly all: Changes }) {
	const { call, state, strings } = useEditor();
	const { stage } = state.publishing;
	const act = useAction();
	const { cannotPublish, samples } = all;
	const isSending = stage === "sending";
	const button = useRef<HTMLButtonElement>(null);
	const publish = () => {
		if (!isSending && !cannotPublish) act(() => call("publish", {}));
	};
	useEffect(() => {
		// The button to stop disappears, perhaps with the focus.
		if (!isSending && document.activeElement === document.body)
			button.current?.focus();
	}, [isSending]);
	return (
		<section className="publish-bar" aria-label={strings.publish}>
			{cannotPublish && <Explanation {...cannotPublish} />}
			{samples.length > 0 && <p>{strings.stopsLaunch(samples.length)}</p>}
			{isSending && <p>{strings.sending}</p>}
			{stage === "waiting" && <p>{strings.waitingForSite}</p>}
			{state.publishing.stage === "live" && (
				<p className="good">{strings.liveAt(state.publishing.time)}</p>
			)}
			<div className="buttons">
				<Button
					ref={button}
					className="main"
					aria-disabled={isSending || cannotPublish !== undefined}
					onClick={publish}
				>
					{strings.publish}
				</Button>
				{isSending && (
					<Button onClick={() => act(() => call("stopPublishing", {}))}>
						{strings.stop}
					</Button>
				)}
			</div>
		</section>
	);
}
