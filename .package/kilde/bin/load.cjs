// Loads the command; returns its exports and the digest of its code.
exports.loadProgram = async () => ({
	...require("../program/cli.cjs"),
	code: "815193d005c72e8b16a9266ed2a0bffb52367d077f07bad199f03f261bd1af88" + process.version + process.arch,
});
