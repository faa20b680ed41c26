// A style sheet that a component needs; the bundler puts it into the pages that show the component.
declare module "*.css";
