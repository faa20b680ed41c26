import { parentPort, workerData } from "node:worker_threads";
import { loadProgram } from "./load.mjs";

// A thread of the command (generator/assistant.ts), which runs the same code.

const { assist, code } = await loadProgram();
// Code that was changed meanwhile would give other results.
if (code === workerData) await assist(parentPort, code);
