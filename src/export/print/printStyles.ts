import * as exportDocument from '#messages/exportDocument.ts'

/**
 * Black on white and nothing grey: it must survive a photocopier. Sizes are for paper.
 *
 * @param pageOfPages 'page {page} of {pages}' in the language of the paper.
 */
export function printStyles(pageOfPages: string): string {
  // The names in braces are those of CSS counters.
  const foot = pageOfPages.replace(/\{(\w+)\}/g, '" counter($1) "')
  return `
@page {
  size: A4; margin: 15mm;
  @bottom-left { content: "Jenga Hesabu"; font: 9pt sans-serif }
  @bottom-right { content: "${foot}"; font: 9pt sans-serif }
}
:root { color-scheme: light; background: white; color: black }
body {
  margin: 0 auto; max-width: 180mm;
  font: 11pt/1.35 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif;
  overflow-wrap: anywhere;
}
h1, h2, p { margin: 0 }
caption, .estimate-name + p { break-after: avoid }
h1 { font-size: 20pt; line-height: 1.2 }
h2, caption { font-size: 13pt; font-weight: 700; text-align: start }
h2 { margin-top: 5mm; break-after: avoid }
.site { padding-bottom: 2mm; margin-bottom: 4mm; border-bottom: 1.5pt solid; font-weight: 600 }
.estimate { break-inside: avoid; display: flex; gap: 6mm; align-items: flex-start }
.estimate > div { flex: 1 }
figure { flex: none; break-inside: avoid; width: 58mm; margin: 5mm 0 0; font-size: 9pt; line-height: 1.3 }
figure svg { display: block; width: 100%; font-variant-numeric: tabular-nums }
figure p { margin-top: 1.5mm }
figure p svg { display: inline-block; width: 3mm; margin-inline-end: 1.5mm; vertical-align: -0.4mm }
figure.cover { width: auto; max-width: 150mm }
table { width: 100%; margin-top: 5mm; border-collapse: collapse; font: inherit }
tr { break-inside: avoid }
th, td { padding: 1mm 2mm; border-bottom: 0.5pt solid; vertical-align: baseline }
th { min-width: 32mm; text-align: start; font-weight: 400 }
td { text-align: end; font-weight: 600; font-variant-numeric: tabular-nums }
.key th, .key td { border: solid; border-width: 1.5pt 0; font-size: 13pt; font-weight: 700 }
.key th { border-left-width: 1.5pt }
.key td { white-space: nowrap }
.key td:last-child { border-right-width: 1.5pt }
thead th + th { text-align: end }
.bill tr > * { min-width: 0; padding-inline: 1.5mm; overflow-wrap: normal }
.bill thead th { font-size: 9pt; font-weight: 700 }
.bill tr > :first-child { width: 28% }
.bill tr:not(.key) td { font-weight: 400 }
.bill .text { min-width: 30mm; text-align: start }
.bill .key th, .bill .key td { font-size: 11pt }
.bill tbody tr:nth-last-child(-n + 2) { break-before: avoid }
.sources { margin-top: 0.5mm; font-size: 9pt; font-weight: 400 }
.note { margin-top: 2mm; white-space: pre-line }
.inputs { margin-top: 3mm; break-after: avoid }
.blanks { display: flex; gap: 10mm; margin-top: 14mm; break-inside: avoid; break-before: avoid }
.blanks p { flex: 1; padding-top: 1mm; border-top: 0.5pt solid; font-size: 9pt }
.warning { margin-top: 2mm; font-weight: 600 }
.estimate-name { margin-top: 8mm; font-size: 15pt }
.page-break { break-after: page }
.page-break + .estimate-name { margin-top: 0 }
h3 { margin: 4mm 0 0; font-size: 11pt; break-after: avoid }
.small { margin-top: 1mm; font-size: 9pt; line-height: 1.3; break-inside: avoid; font-variant-numeric: tabular-nums }
`
}

export const PRINT_STYLES = printStyles(exportDocument.pageOfPages)
