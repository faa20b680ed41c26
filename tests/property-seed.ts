import { configureGlobal } from "fast-check";

// A fixed seed: the result of `npm test` depends on the code alone. `npm run test:long` tries new values in each run.
configureGlobal({ seed: 20261128 });
