// Small, without dependencies, and made for this alone.
import { encode } from 'uqr'

/** White around the code, in modules: ISO/IEC 18004 asks for four. */
const MARGIN = 4

/** Some 6 cm on paper: large enough for the camera of a cheap phone at arm's length. */
const WIDTH_PX = 240

interface QrCodeProps {
  text: string
  label: string
}

/** A text as a QR code, black on white also where the page is dark: a camera has to tell them apart. */
export function QrCode({ text, label }: QrCodeProps) {
  const { data, size } = encode(text, { ecc: 'L', border: MARGIN })
  const modules = data.flatMap((row, y) =>
    row.flatMap((isBlack, x) => (isBlack ? [`M${x} ${y}h1v1h-1z`] : [])),
  )
  return (
    <svg
      width={WIDTH_PX}
      height={WIDTH_PX}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
      data-qr=""
    >
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path fill="#000" d={modules.join('')} />
    </svg>
  )
}
