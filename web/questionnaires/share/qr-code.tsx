import { QR_DARK, QR_LIGHT, qrDrawing } from './qr-drawing.ts'

/** Dark on white in both themes: cameras expect it so. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, dark } = qrDrawing(text)
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
      className="w-full rounded border border-line"
    >
      <path d={`M0 0h${size}v${size}h-${size}z`} fill={QR_LIGHT} />
      <path d={dark} fill={QR_DARK} />
    </svg>
  )
}
