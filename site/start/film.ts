// Lets the film of a hero play: after all else has loaded, and only for those who want motion and have the data
// to spare. Everyone else keeps the poster. Motion that goes on needs a button to stop it (WCAG 2.2.2).

const template = document.querySelector<HTMLTemplateElement>(
	"template[data-film]",
);
const calm = matchMedia("(prefers-reduced-motion: reduce)");

if (template && !calm.matches && !savesData())
	addEventListener("load", () => show(template));

function savesData(): boolean | undefined {
	// Not in every browser, and so not in the types.
	const { connection } = navigator as { connection?: { saveData?: boolean } };
	return connection?.saveData;
}

function show(template: HTMLTemplateElement): void {
	// A copy: WebKit never loads a film that was parsed into the template's own document.
	const content = document.importNode(template.content, true);
	const video = content.querySelector("video");
	const button = content.querySelector("button");
	if (!video || !button) return;
	// Only a mute one may play by itself; browsers then stop it while it is out of sight.
	video.muted = true;
	video.autoplay = true;
	video.onplaying = () => {
		video.dataset.playing = "";
		button.hidden = false;
	};
	video.onplay = video.onpause = () => {
		button.ariaPressed = String(video.paused);
	};
	button.onclick = () => {
		if (video.paused) video.play().catch(() => {});
		else video.pause();
	};
	calm.onchange = () => video.pause();
	template.replaceWith(content);
}
