#!/usr/bin/env node
// React renders many times faster in its production mode, which it chooses when it is loaded.
process.env.NODE_ENV ??= "production";
const { register } = await import("tsx/esm/api");
register();
const { run } = await import("../generator/cli.ts");
process.exitCode = await run(process.argv.slice(2));
