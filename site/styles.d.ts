// A component's style sheet; the bundler inlines it into the pages that show the component.
declare module "*.css";
