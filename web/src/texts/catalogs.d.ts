// Made by the plugin in `web/catalogs.mjs`.
declare module "catalog:*" {
  const catalog: import("@fluent/bundle").FluentResource;
  export default catalog;
}
