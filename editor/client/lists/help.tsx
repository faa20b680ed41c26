import { endpoints } from "../../endpoints.ts";
import { useEditor } from "../editor-context.ts";
import { formatKeys } from "../shortcuts.ts";
import { Button } from "../ui/button.tsx";
import { ViewHeading } from "../ui/heading.tsx";

/** Help: how to begin, the keyboard shortcuts, and how to edit on a phone. */
export function Help() {
	const { isOutlined, person, site, strings, toggleOutlines } = useEditor();
	const keys = [
		["Mod+Z", strings.undo],
		["Mod+Shift+Z", strings.redo],
		["Mod+E", strings.outlineAll],
		["Esc", strings.back],
	] as const;
	return (
		<>
			<ViewHeading>{strings.help}</ViewHeading>
			<ol>
				<li>{strings.firstClick}</li>
				<li>{strings.firstSaved}</li>
				<li>{strings.firstPublish}</li>
			</ol>
			<Button aria-pressed={isOutlined} onClick={toggleOutlines}>
				{strings.outlineAll}
			</Button>
			<section>
				<h3>{strings.shortcuts}</h3>
				<ul>
					{keys.map(([key, meaning]) => (
						<li key={key}>
							<kbd>{formatKeys(key)}</kbd> {meaning}
						</li>
					))}
				</ul>
			</section>
			{person === undefined ? (
				<section>
					<h3>{strings.otherDevices}</h3>
					<p>
						{site.network.length === 0
							? strings.otherDevicesOff
							: strings.otherDevicesHelp}
					</p>
					{site.network.map((address) => (
						<p key={address}>{address}</p>
					))}
				</section>
			) : (
				<section>
					<p>{strings.signedInAs(person)}</p>
					<Button onClick={() => leave("leave")}>{strings.signOut}</Button>
					<Button onClick={() => leave("leave-everywhere")}>
						{strings.signOutEverywhere}
					</Button>
				</section>
			)}
		</>
	);
}

/** Signs out, in this browser or everywhere, and leads to the page on which people sign in. */
async function leave(name: "leave" | "leave-everywhere"): Promise<void> {
	await fetch(endpoints.signIn + name, { method: "POST", body: "{}" });
	location.reload();
}
