// Style sheets are imported for their rules alone: esbuild bundles them.
declare module "*.css";
