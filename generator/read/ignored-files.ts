/** Files and folders that systems, editors and services for shared folders make by themselves. */
const madeByMachines: readonly RegExp[] = [
	// What Unix hides: .DS_Store, ._faq.yaml, .faq.yaml.swp, .directory, .tmp.drivedownload.
	/^\./,
	// Backups and locks of editors and of Office: faq.yaml~, #faq.yaml#, ~$faq.yaml, ~WRL0001.tmp.
	/~$|^~|^#.*#$|\.(swp|swo|bak|orig|tmp|temp)$|___jb_(tmp|old)___$/i,
	// Windows and macOS: views, thumbnails, icons, bins, what a zip file carries along.
	/^(desktop\.ini|thumbs\.db|ehthumbs(_vista)?\.db|icon\r|\$recycle\.bin|system volume information|__macosx)$/i,
	// Network drives and disks: thumbnails, bins, what was found after a crash.
	/^(@eadir|#recycle|lost\+found)$/i,
	// Downloads and copies that are still under way.
	/\.(part|partial|crdownload|download|filepart)$/i,
];

/** Whether a file or a folder of the content is none of ours: made by a machine, or the README beside the content. */
export function isIgnored(name: string): boolean {
	return name === "README.md" || madeByMachines.some((form) => form.test(name));
}
