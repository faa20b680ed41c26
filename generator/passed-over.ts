/** Whether a file or a folder of the content is none of ours: hidden, an editor's backup, or the README beside the content. */
export function isPassedOver(name: string): boolean {
	return /^\.|~$|\.swp$|^README\.md$/.test(name);
}
