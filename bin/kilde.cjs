#!/usr/bin/env node
// The command of this repository: that of the engine, whose bundle is made again where its code has changed.
require("../generator/bin/kilde.cjs");
