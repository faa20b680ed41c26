// Loads the command; returns its exports and the digest of its code.
exports.loadProgram = async () => ({
	...require("../program/cli.cjs"),
	code: "2d9153151ed9254f7412f2053a1fd93dcc4c9b3feb0548e0dbc6931ab17cc43f" + process.version + process.arch,
});
