/** In CSS pixels from the frame's upper edge. */
type Part = { top: number; bottom: number }

/** A dialog needs so much to be read; less of the frame may be in sight. */
const LEAST = 400

/** Which part of a frame, `height` high, dialogs may take where `seen` is in sight: as much of it, and never too little. */
export const seenPart = (seen: Part, height: number): Part => {
  const top = Math.max(0, Math.min(seen.top, height - LEAST))
  return { top, bottom: Math.min(height, Math.max(seen.bottom, top + LEAST)) }
}
