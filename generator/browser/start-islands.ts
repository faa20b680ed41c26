import { startIslands } from "./islands.ts";

// The inline script of pages whose site has no client.ts: it loads an island when a visitor first uses it.
startIslands();
