/** The panel's own rules: it shares none with the site, so that it works when the site does not. */
export const STYLE = `
  .definition-panel { position: fixed; z-index: 100000; inset: auto 1rem 1rem auto; width: 26rem;
    max-width: calc(100vw - 2rem); max-height: 60vh; overflow: auto; padding: 0 1rem;
    border: 2px solid; border-radius: .5rem; font: 14px/1.45 system-ui, sans-serif;
    background: Canvas; color: CanvasText; box-shadow: 0 .5rem 2rem rgb(0 0 0 / .35) }
  .definition-panel:not([open]) { width: auto }
  /* The visitor can scroll the end of the page above the panel. */
  body:has(.definition-panel[open]) { padding-block-end: 62vh }
  body:has(.definition-panel:not([open])) { padding-block-end: 5rem }
  .definition-panel summary { font-weight: 700; cursor: pointer; line-height: 44px }
  .definition-panel h2 { font-size: 1em; margin: .5rem 0 0 }
  .definition-panel ul { margin: 0 0 .5rem; padding-left: 1.25rem }
  .definition-panel li { overflow-wrap: anywhere; white-space: pre-wrap }
  .definition-panel pre { margin: .25rem 0; white-space: pre-wrap; font-size: 12px }
`
