/**
 * Whether Windows reserves a file name for a device, in any case and with any extension: /aux would be aux.html.
 *
 * @example isReservedWindowsName("aux"); // true
 */
export function isReservedWindowsName(name: string): boolean {
	return /^(?:aux|con|nul|prn|com\d|lpt\d)(?:\.|$)/i.test(name);
}
