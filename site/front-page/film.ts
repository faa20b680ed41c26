// Plays the film of a hero that is for the visitor's theme, shortly after the page has loaded, unless the visitor prefers
// reduced motion or saves data; then the poster remains. Continuous motion needs a button that stops it (WCAG 2.2.2).

/** Milliseconds from the page's load to the film's: its poster is painted first. */
const pause = 500;

const calm = matchMedia("(prefers-reduced-motion: reduce)");
const templates = document.querySelectorAll<HTMLTemplateElement>(
	"template[data-film]",
);

if (!calm.matches && !savesData())
	for (const template of templates) {
		const shown = matchMedia(
			`(prefers-color-scheme: ${template.dataset.film})`,
		);
		if (shown.matches)
			addEventListener("load", () => setTimeout(show, pause, template, shown));
	}

function savesData(): boolean | undefined {
	// Not every browser has it, so the types don't.
	const { connection } = navigator as { connection?: { saveData?: boolean } };
	return connection?.saveData;
}

function show(template: HTMLTemplateElement, shown: MediaQueryList): void {
	// A copy: WebKit doesn't load a film that belongs to the template's document.
	const content = document.importNode(template.content, true);
	const video = content.querySelector("video");
	const button = content.querySelector("button");
	if (!video || !button) return;
	// Only a muted film may play automatically; browsers then pause it while it is out of view.
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
	shown.onchange = () => {
		video.remove();
		button.remove();
	};
	template.replaceWith(content);
}
