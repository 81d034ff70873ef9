interface ImportMetaEnv {
  readonly VITE_SITE_ORIGIN?: string
  readonly VITE_SUPPORT_EMAIL?: string
}
