/** Where a row begins and ends on the page, from above. */
export type Box = { top: number; bottom: number }

const middleOf = ({ top, bottom }: Box) => (top + bottom) / 2

/** The place at which a row would come down that is dragged `by` pixels: a neighbour gives way once half of it is covered. */
export const dropPlace = (boxes: readonly Box[], from: number, by: number): number => {
  const own = boxes[from]
  if (!own) return from
  const isPassed = (box: Box, index: number) => index > from && own.bottom + by > middleOf(box)
  const isPassedUpwards = (box: Box, index: number) => index < from && own.top + by < middleOf(box)
  return from + boxes.filter(isPassed).length - boxes.filter(isPassedUpwards).length
}

/** How far each row is from its own place meanwhile. */
export const shifts = (boxes: readonly Box[], from: number, by: number): number[] => {
  const [first, second, own] = [boxes[0], boxes[1], boxes[from]]
  if (!first || !second || !own) return boxes.map(() => 0)
  const room = own.bottom - own.top + second.top - first.bottom
  const to = dropPlace(boxes, from, by)
  return boxes.map((_, index) => {
    if (index === from) return by
    if (index > from && index <= to) return -room
    return index < from && index >= to ? room : 0
  })
}
