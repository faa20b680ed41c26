// Lets the film of a hero play: after all else has loaded, and only for those who want motion and have the data
// to spare. Everyone else keeps the poster. Motion that goes on needs a button to stop it (WCAG 2.2.2).

const template = document.querySelector<HTMLTemplateElement>(
	"template[data-film]",
);
const calm = matchMedia("(prefers-reduced-motion: reduce)");

if (template && !calm.matches && !savesData())
	addEventListener("load", () => show(template));

function savesData(): boolean {
	// Not in every browser, and so not in the types.
	const { connection } = navigator as { connection?: { saveData?: boolean } };
	return (
		connection?.saveData === true ||
		matchMedia("(prefers-reduced-data: reduce)").matches
	);
}

function show(template: HTMLTemplateElement): void {
	const { content } = template;
	const video = content.querySelector("video");
	const button = content.querySelector("button");
	if (!video || !button) return;
	// Only a mute one may play by itself; browsers then stop it while it is out of sight.
	video.muted = true;
	video.autoplay = true;
	video.addEventListener("playing", () => {
		video.dataset.playing = "";
		button.hidden = false;
	});
	video.addEventListener("pause", () => press(button, true));
	video.addEventListener("play", () => press(button, false));
	button.addEventListener("click", () => {
		if (video.paused) video.play().catch(() => {});
		else video.pause();
	});
	calm.addEventListener("change", () => video.pause());
	template.replaceWith(content);
}

function press(button: HTMLButtonElement, pressed: boolean): void {
	button.setAttribute("aria-pressed", String(pressed));
}
