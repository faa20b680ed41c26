// Loads the command; returns its exports and the digest of its code.
exports.loadProgram = async () => ({
	...require("../program/cli.cjs"),
	code: "bde8db2eb60809cf30d6e9910d5a4497409475ad98af0a431454ced80b206f14" + process.version + process.arch,
});
