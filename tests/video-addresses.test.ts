import { expect, test } from "vitest";
import { getVideoAddresses } from "../site/lib/video-addresses.ts";

test("a YouTube video is embedded without cookies and linked at YouTube", () => {
	for (const url of [
		"https://www.youtube.com/watch?v=a-B_3&t=4s",
		"https://m.youtube.com/watch?v=a-B_3",
		"https://youtu.be/a-B_3?si=x",
		"https://www.youtube.com/shorts/a-B_3",
		"https://www.youtube-nocookie.com/embed/a-B_3?rel=0",
	])
		expect.soft(getVideoAddresses(url), url).toEqual({
			frame: "https://www.youtube-nocookie.com/embed/a-B_3?autoplay=1",
			page: "https://www.youtube.com/watch?v=a-B_3",
		});
});

test("a Google Drive video is embedded as its preview", () => {
	for (const form of ["view?usp=sharing", "preview"]) {
		const file = "https://drive.google.com/file/d/a-B_3";
		expect
			.soft(getVideoAddresses(`${file}/${form}`))
			.toEqual({ frame: `${file}/preview`, page: `${file}/view` });
	}
});

test.each([
	"https://video.example/embed/1",
	"https://www.youtube.com/playlist?list=1",
	"https://youtube.com.example/watch?v=1",
	"https://www.youtube.com/watch?v=../../evil",
	"https://youtu.be/a/b",
])("the address %s is unchanged", (url) => {
	expect(getVideoAddresses(url)).toEqual({ frame: url, page: url });
});
