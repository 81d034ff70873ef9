interface ImportMetaEnv {
  readonly VITE_SITE_ORIGIN?: string
  readonly VITE_SUPPORT_EMAIL?: string
  /** The form service's address; the page's own origin where it is not set. */
  readonly VITE_FORM_ENDPOINT?: string
  readonly VITE_FORM_ID?: string
}

/** As browsers with Trusted Types have it; TypeScript does not know them yet. */
interface Window {
  trustedTypes?: {
    createPolicy: (
      name: string,
      rules: { createScriptURL: (url: string) => string },
    ) => { createScriptURL: (url: string) => string }
  }
}

/** From tools/vite/calculatorsPlugin.ts: what the menu and the router need of every calculator, in the menu's order. */
declare module 'virtual:calculators' {
  const categories: import('../schemas/definition/categories.ts').CategoryGroup<
    import('../schemas/definition/registryEntry.ts').RegistryEntry
  >[]
  export default categories
}

/** From the same plugin: the card of every calculator, for the home page. */
declare module 'virtual:cards' {
  const cards: ReturnType<typeof import('../schemas/definition/registryEntry.ts').catalogCard>[]
  export default cards
}

/** From the same plugin: the words by which the search finds every calculator, in the menu's order. */
declare module 'virtual:search' {
  const entries: ReturnType<typeof import('../schemas/definition/registryEntry.ts').searchEntry>[]
  export default entries
}

/** From the same plugin: what shops price, by category. */
declare module 'virtual:materials' {
  const groups: import('../schemas/definition/categories.ts').CategoryGroup<
    import('../schemas/definition/pricedMaterial.ts').PricedMaterial
  >[]
  export default groups
}

/** From tools/vite/pdfFontPlugin.ts: TrueType files in base 64. */
declare module 'virtual:pdf-font' {
  export const normal: string
  export const bold: string
}
