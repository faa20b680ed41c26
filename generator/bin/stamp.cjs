// @ts-check
const { statSync } = require("node:fs");

/**
 * Returns a stamp of a file: it differs after every change, even if the size is the same.
 *
 * @param {string} file
 */
function stampOf(file) {
	const stats = statSync(file, { throwIfNoEntry: false });
	return stats ? `${stats.size} ${stats.ctimeMs}` : "missing";
}

module.exports = { stampOf };
