interface ImportMetaEnv {
  readonly VITE_SUPPORT_EMAIL?: string
}
