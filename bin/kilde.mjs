#!/usr/bin/env node
import { loadProgram } from "./load.mjs";

// React renders many times faster in its production mode, which it chooses when it is loaded.
process.env.NODE_ENV ??= "production";
const { run, code } = await loadProgram();
process.exitCode = await run(process.argv.slice(2), code);
