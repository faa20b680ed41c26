/** Files and folders that operating systems, editors and file-sharing services create. */
const ignored: readonly RegExp[] = [
	// Hidden files of Unix: .DS_Store, ._faq.yaml, .faq.yaml.swp, .directory, .tmp.drivedownload.
	/^\./,
	// Backups and locks of editors and of Office: faq.yaml~, #faq.yaml#, ~$faq.yaml, ~WRL0001.tmp.
	/~$|^~|^#.*#$|\.(swp|swo|bak|orig|tmp|temp)$|___jb_(tmp|old)___$/i,
	// Windows and macOS: views, thumbnails, icons, trash, and what macOS adds to zip files.
	/^(desktop\.ini|thumbs\.db|ehthumbs(_vista)?\.db|icon\r|\$recycle\.bin|system volume information|__macosx)$/i,
	// Network drives and disks: thumbnails, trash, recovered files.
	/^(@eadir|#recycle|lost\+found)$/i,
	// Incomplete downloads and copies.
	/\.(part|partial|crdownload|download|filepart)$/i,
];

/** Whether `read` ignores a file or folder of that name: created by other programs, or the README of the content. */
export function isIgnoredFile(name: string): boolean {
	return name === "README.md" || ignored.some((form) => form.test(name));
}
