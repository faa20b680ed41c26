import { expect, test } from "vitest";
import { getVideoAddresses } from "../site/lib/video-addresses.ts";

test.each([
	"https://www.youtube.com/watch?v=a-B_3&t=4s",
	"https://m.youtube.com/watch?v=a-B_3",
	"https://youtu.be/a-B_3?si=x",
	"https://www.youtube.com/shorts/a-B_3",
	"https://www.youtube.com/embed/a-B_3",
	"https://www.youtube-nocookie.com/embed/a-B_3?rel=0",
])("%s is embedded without cookies and linked at YouTube", (url) => {
	expect(getVideoAddresses(url)).toEqual({
		frame: "https://www.youtube-nocookie.com/embed/a-B_3?autoplay=1",
		page: "https://www.youtube.com/watch?v=a-B_3",
	});
});

test.each([
	"https://drive.google.com/file/d/a-B_3/view?usp=sharing",
	"https://drive.google.com/file/d/a-B_3/preview",
])("%s is embedded as a preview of Google Drive", (url) => {
	expect(getVideoAddresses(url)).toEqual({
		frame: "https://drive.google.com/file/d/a-B_3/preview",
		page: "https://drive.google.com/file/d/a-B_3/view",
	});
});

test.each([
	"https://video.example/embed/1",
	"https://www.youtube.com/playlist?list=1",
	"https://youtube.com.example/watch?v=1",
	"https://www.youtube.com/watch?v=../../evil",
	"https://youtu.be/a/b",
])("%s is unchanged", (url) => {
	expect(getVideoAddresses(url)).toEqual({ frame: url, page: url });
});
