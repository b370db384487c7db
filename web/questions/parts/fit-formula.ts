/** `natural`: how wide it is in letters of the text around it; `room`: of its place; both in the same unit. */
type Widths = { natural: number; room: number }

/** How large a formula is set, as a part of the text around it, and whether there is still more of it than fits. */
export type Fit = { scale: number; isCut: boolean }

/** Smaller, its indices can't be read on a phone. */
export const LEAST_SCALE = 0.7
/** Letters end between pixels. */
const SLACK = 1

/** As large as the text where it fits, smaller where that makes it fit, and no smaller than `least`. */
export const fitFormula = ({ natural, room }: Widths, least = LEAST_SCALE): Fit => {
  if (natural <= room || natural === 0 || room <= 0) return { scale: 1, isCut: false }
  const scale = Math.max(least, (room - SLACK) / natural)
  return { scale, isCut: natural * scale > room }
}
