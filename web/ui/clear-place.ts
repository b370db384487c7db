import { NEXT_STEP } from './next-step.ts'

const FIELDS = 'input, select, textarea'
const CONTROLS = `a[href], button, summary, ${FIELDS}`
/** Where somebody is writing comes before all else, then what leads on, then what may be written in next. */
const WEIGHS = { inUse: 1000, nextStep: 100, field: 10, control: 1 }
/** Beneath the keyboard of a phone nobody reads. */
const UNSEEN_WEIGHS = 500

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
  const seen = window.visualViewport?.height ?? innerHeight
  const unseen = cards.some(({ bottom }) => bottom > seen) ? UNSEEN_WEIGHS : 0
  const covered = controls.filter((control) => {
    const box = control.getBoundingClientRect()
    return box.width > 0 && cards.some((card) => overlaps(card, box))
  })
  return covered.reduce((cost, control) => cost + weightOf(control), unseen)
}

const weightOf = (control: Element): number => {
  const isField = control.matches(FIELDS)
  if (isField && control === document.activeElement) return WEIGHS.inUse
  if (control.classList.contains(NEXT_STEP)) return WEIGHS.nextStep
  return isField ? WEIGHS.field : WEIGHS.control
}

/** Puts what lies above a page or a dialog where it covers the least of what can be pressed there; the first of those alike. */
export const keepClear = (region: HTMLElement, places: readonly string[]): void => {
  const within = region.parentElement ?? document
  const controls = [...within.querySelectorAll(CONTROLS)].filter((control) => !region.contains(control))
  let best = { place: places[0], cost: Number.POSITIVE_INFINITY }
  for (const place of places) {
    region.dataset.place = place
    const cost = costOf(region, controls)
    if (cost < best.cost) best = { place, cost }
    if (cost === 0) break
  }
  region.dataset.place = best.place
}
