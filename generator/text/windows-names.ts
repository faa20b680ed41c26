/**
 * Whether Windows reserves a file name for a device, in any case and with any extension: /aux would be aux.html.
 *
 * @example isWindowsName("aux"); // true
 */
export function isWindowsName(name: string): boolean {
	return /^(?:aux|con|nul|prn|com\d|lpt\d)(?:\.|$)/i.test(name);
}
