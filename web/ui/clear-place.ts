/** Of a button that leads on: see `buttonClass`. */
export const NEXT_STEP = 'next-step'

const CONTROLS = 'a[href], button, input, select, textarea, summary'
const NEXT_STEP_WEIGHS = 100

/** What comes in moves a little before it stands. */
const GAP_PX = 8

const overlaps = (one: DOMRect, other: DOMRect): boolean =>
  one.left < other.right + GAP_PX &&
  other.left < one.right + GAP_PX &&
  one.top < other.bottom + GAP_PX &&
  other.top < one.bottom + GAP_PX

/** What somebody may want to press and could not, were this region where it is. */
const costOf = (region: Element, controls: readonly Element[]): number => {
  const cards = [...region.children].flatMap((part) => [...part.children]).map((card) => card.getBoundingClientRect())
  const covered = controls.filter((control) => {
    const box = control.getBoundingClientRect()
    return box.width > 0 && cards.some((card) => overlaps(card, box))
  })
  return covered.reduce((cost, { classList }) => cost + (classList.contains(NEXT_STEP) ? NEXT_STEP_WEIGHS : 1), 0)
}

/** Puts what lies above a page where it covers the least of what can be pressed; the first place of those alike. */
export const keepClear = (region: HTMLElement, places: readonly string[]): void => {
  const controls = [...document.querySelectorAll(CONTROLS)].filter((control) => !region.contains(control))
  let best = { place: places[0], cost: Number.POSITIVE_INFINITY }
  for (const place of places) {
    region.dataset.place = place
    const cost = costOf(region, controls)
    if (cost < best.cost) best = { place, cost }
    if (cost === 0) break
  }
  region.dataset.place = best.place
}
