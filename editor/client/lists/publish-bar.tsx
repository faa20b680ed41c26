import type { Changes } from "../../protocol.ts";
import { useEditor } from "../editor-context.ts";
import { Button, focusOnMount } from "../ui/button.tsx";
import { Explanation } from "../ui/explanation.tsx";
import { useAction } from "../use-action.ts";

/** The button that publishes all changes, what would stop the site from being updated, and how publishing goes. */
export function PublishBar({ all }: { readonly all: Changes }) {
	const { call, state, strings } = useEditor();
	const { stage } = state.publishing;
	const act = useAction();
	const { cannotPublish, samples } = all;
	const isSending = stage === "sending";
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
				{isSending ? (
					<Button
						ref={focusOnMount}
						onClick={() => act(() => call("stopPublishing", {}))}
					>
						{strings.stop}
					</Button>
				) : (
					<Button
						className="main"
						disabled={cannotPublish !== undefined}
						onClick={() => act(() => call("publish", {}))}
					>
						{strings.publish}
					</Button>
				)}
			</div>
		</section>
	);
}
