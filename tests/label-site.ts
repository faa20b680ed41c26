import { join } from "node:path";
import { applyLabels } from "../generator/bundle/apply-labels.ts";
import { readLabels } from "../generator/bundle/label-files.ts";
import { site } from "../site/site.ts";
import { repository } from "./support/check.ts";

// Tests import the definition of the site, to which the command adds the labels of its fields when it opens it.

applyLabels(site, readLabels(join(repository, "site"), ["da", "en"]).lines);
