import type { Block, TextRole } from '../document/blocks.ts'
import { heightOf, type PdfPen } from './pdfPen.ts'
import { drawPicture, heightOfPicture, PICTURE_WIDTH, WIDE_PICTURE_WIDTH } from './pdfPicture.ts'
import {
  BODY,
  GAP,
  HEADING,
  LEAST_BELOW_HEADING,
  PAGE,
  SIGNATURE_HEIGHT,
  SMALL,
  SMALL_GAP,
  STRONG,
  type TextStyle,
  TITLE,
} from './pdfStyles.ts'
import { heightOfTable, writeTable } from './pdfTable.ts'

type BlockOf<Kind extends Block['kind']> = Extract<Block, { kind: Kind }>

/** The style of each text, and the room above it. The address is at the foot of every page: pdf.ts. */
const TEXT_STYLES: Record<TextRole, { style: TextStyle; above: number }> = {
  title: { style: TITLE, above: 0 },
  address: { style: BODY, above: 0 },
  estimateName: { style: TITLE, above: 2 * GAP },
  heading: { style: HEADING, above: GAP },
  subheading: { style: HEADING, above: GAP },
  body: { style: BODY, above: 0 },
  note: { style: BODY, above: 0 },
  inputs: { style: BODY, above: 2 * SMALL_GAP },
  remark: { style: BODY, above: SMALL_GAP },
  warning: { style: STRONG, above: 0 },
  working: { style: SMALL, above: SMALL_GAP },
}

/** Writes blocks one below the other, each on one page with what belongs to it. */
export async function writeBlocks(blocks: readonly Block[], pen: PdfPen): Promise<void> {
  for (const [index, block] of blocks.entries()) {
    await writeBlock(block, blocks.slice(index + 1), pen)
  }
}

async function writeBlock(block: Block, following: readonly Block[], pen: PdfPen): Promise<void> {
  switch (block.kind) {
    case 'text':
      return writeText(block, following, pen)
    case 'table':
      return writeTable(block, pen, block.look === 'bill' ? heightBelowBill(following, pen) : 0)
    case 'picture':
      pen.space(GAP)
      pen.y = await drawPicture(block.picture, pen, WIDE_PICTURE_WIDTH, 'left')
      return undefined
    case 'beside':
      return writeBeside(block, pen)
    case 'blanks':
      return writeBlanks(block, pen)
    case 'pageBreak':
      return pen.newPage()
  }
}

function writeText(block: BlockOf<'text'>, following: readonly Block[], pen: PdfPen): void {
  const { textRole, text } = block
  const { style, above } = TEXT_STYLES[textRole]
  if (textRole === 'heading' || textRole === 'subheading') pen.heading(text)
  else if (textRole !== 'address') {
    if (pen.y > PAGE.top) pen.space(above)
    if (textRole === 'estimateName') keepWithPicture(following, pen)
    for (const line of text.split('\n')) if (line !== '') pen.paragraph(line, style)
  }
}

/** An estimate's name stands on one page with its picture, or with its first figures. */
function keepWithPicture(following: readonly Block[], pen: PdfPen): void {
  const estimate = following.find((block) => block.kind === 'beside')
  const between = following
    .slice(0, estimate ? following.indexOf(estimate) : 0)
    .map((block) => (block.kind === 'text' ? heightOfText(block, pen) : 0))
    .reduce((sum, height) => sum + height, 0)
  const below = heightBeside(estimate, pen) || LEAST_BELOW_HEADING
  pen.makeRoom(heightOf(TITLE) + between + below)
}

/** The height of the texts, figures and blanks that stand on the page where a bill's table ends. */
function heightBelowBill(following: readonly Block[], pen: PdfPen): number {
  const [next, ...others] = following
  switch (next?.kind) {
    case 'text':
      return heightOfText(next, pen) + heightBelowBill(others, pen)
    case 'table':
      return next.look === 'bill' ? 0 : heightOfTable(next, pen) + heightBelowBill(others, pen)
    case 'blanks':
      return SIGNATURE_HEIGHT + heightBelowBill(others, pen)
    default:
      return 0
  }
}

/** The height of a text, with the room above it. */
function heightOfText({ textRole, text }: BlockOf<'text'>, pen: PdfPen): number {
  const { style, above } = TEXT_STYLES[textRole]
  return above + pen.heightOfParagraph(text, style)
}

/** The height of a picture beside text, with the room above it; 0 without a picture. */
function heightBeside(block: BlockOf<'beside'> | undefined, pen: PdfPen): number {
  return block?.picture ? GAP + heightOfPicture(block.picture, pen, PICTURE_WIDTH) : 0
}

/** Writes beside a picture, and goes on below both. */
async function writeBeside(block: BlockOf<'beside'>, pen: PdfPen): Promise<void> {
  const { picture, blocks } = block
  if (!picture) return writeBlocks(blocks, pen)
  pen.makeRoom(heightBeside(block, pen))
  const top = pen.y
  pen.space(GAP)
  const bottom = await drawPicture(picture, pen, PICTURE_WIDTH, 'right')
  const page = pen.pdf.getNumberOfPages()
  pen.y = top
  pen.width = PAGE.width - PICTURE_WIDTH - 2 * GAP
  await writeBlocks(blocks, pen)
  pen.width = PAGE.width
  if (pen.pdf.getNumberOfPages() === page) pen.y = Math.max(pen.y, bottom)
}

function writeBlanks({ labels }: BlockOf<'blanks'>, pen: PdfPen): void {
  const width = (PAGE.width - GAP * (labels.length - 1)) / labels.length
  pen.makeRoom(SIGNATURE_HEIGHT)
  pen.space(SIGNATURE_HEIGHT - heightOf(SMALL))
  for (const [index, label] of labels.entries()) {
    const left = PAGE.left + index * (width + GAP)
    pen.rule(pen.y, undefined, left, width)
    pen.write([label], SMALL, pen.y, () => left)
  }
  pen.space(heightOf(SMALL))
}
