import type { MessageLanguage } from "kilde/tools";
import { createRoot } from "react-dom/client";
import { createApi, getMessage, sendKey } from "./api.ts";
import editorStyle from "./editor.css";
import formStyle from "./form/form.css";
import { type Opening, takeOpening } from "./key.ts";
import { createOutbox } from "./outbox.ts";
import { App } from "./shell/app.tsx";
import { KeyForm } from "./shell/key-form.tsx";
import { announceErrors, createStore, receiveState } from "./store.ts";
import { getStrings } from "./strings.ts";
import textStyle from "./text/text.css";

// Entry point: the site in a frame, with a panel beside it for the entry that is edited.

const opening = takeOpening();
const { lang, dataset } = document.documentElement;
const { look = "", pages = "", entry, person } = dataset;
const language: MessageLanguage = lang === "da" ? "da" : "en";
const strings = getStrings(language);

const sheet = new CSSStyleSheet();
sheet.replaceSync(look + editorStyle + formStyle + textStyle);
document.adoptedStyleSheets.push(sheet);
const element = document.createElement("div");
element.id = "editor";
document.body.append(element);
const root = createRoot(element);

if (person !== undefined) open(opening).catch(announceFailure);
else if (opening.key) enter(opening).catch(askForKey);
else askForKey();

/** Shows the editor; throws if the key is not valid. */
async function enter(opened: Opening): Promise<void> {
	if (!(await sendKey(opened.key, strings))) throw new Error(strings.keyWrong);
	await open(opened);
}

/** Shows the editor to somebody who may edit. */
async function open({ key, path }: Opening): Promise<void> {
	const api = createApi(key, strings);
	const site = await api.call("begin", {});
	const store = createStore();
	const { announce, update } = store;
	announceErrors(store);
	receiveState(store, strings.editorStopped);
	const outbox = createOutbox(api.call, `kilde-edit ${site.host}`, (pending) =>
		update({ pending }),
	);
	const frame = entry
		? `${pages}${entry}&path=${encodeURIComponent(path)}`
		: pages + encodeURI(path);
	const session = {
		...api,
		...{ announce, frame, language, outbox, pages, path, person },
		...{ site, strings },
	};
	root.render(<App session={session} store={store} />);
}

/** Without a connection, as on the way, the page is empty otherwise. */
function announceFailure(reason: unknown): void {
	root.render(<p role="alert">{getMessage(reason)}</p>);
}

function askForKey(reason?: unknown): void {
	root.render(
		<KeyForm
			strings={strings}
			problem={reason === undefined ? "" : getMessage(reason)}
			onEnter={enter}
		/>,
	);
}
