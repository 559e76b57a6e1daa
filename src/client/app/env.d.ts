interface ImportMetaEnv {
  /** Base address of the provider API; `/api` of the same origin when unset. */
  readonly VITE_API_BASE?: string;
}

/** The address of a style sheet as a file of its own, for a part of a page that links it itself. */
declare module '*.css?url' {
  const href: string;
  export default href;
}
