interface ImportMetaEnv {
  /** Base address of the provider API; `/api` of the same origin when unset. */
  readonly VITE_API_BASE?: string;
}
