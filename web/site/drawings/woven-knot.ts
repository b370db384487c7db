import { type Point, smooth } from './strokes.ts'

const LOBES = 10
const ROUNDS = 3
const STEPS = 1440
/** Points of the stroke, evenly apart: the hand would shake where some are nearer together. */
const STRIDE = 3
const RADIUS = 64
const SWING = 20
/** How near to the stroke above it a stroke stops, and how far along the line another pass begins. */
const CLEARANCE = 2.7
const ANOTHER_PASS = 40

const phaseOf = (step: number) => (step / STEPS) * ROUNDS * Math.PI * 2

const pointAt = (step: number): Point => {
  const angle = phaseOf(step)
  const reach = RADIUS + SWING * Math.cos((angle * LOBES) / ROUNDS)
  return [reach * Math.sin(angle), -reach * Math.cos(angle)]
}

const heightAt = (step: number) => Math.sin((phaseOf(step) * LOBES) / ROUNDS)

const line = Array.from({ length: STEPS }, (_, step) => ({ point: pointAt(step), height: heightAt(step) }))

const isBelowAnother = (step: number, end: number): boolean => {
  const here = line[step]
  if (here === undefined) return false
  return line.slice(0, end).some(({ point: [x, y], height }, other) => {
    const apart = Math.abs(other - step)
    const isNear = Math.hypot(x - here.point[0], y - here.point[1]) < CLEARANCE
    return isNear && height > here.height && Math.min(apart, STEPS - apart) > ANOTHER_PASS
  })
}

/** A line that goes over and under itself three times round, drawn up to `done` of its length, with its loose end. */
export const wovenKnot = (done: number): { strokes: string; end: Point; rest: Point[] } => {
  const last = Math.round(STEPS * done)
  const runs: Point[][] = [[]]
  for (const [step, { point }] of line.slice(0, last + 1).entries()) {
    if (isBelowAnother(step, last)) runs.push([])
    else if (step % STRIDE === 0) runs.at(-1)?.push(point)
  }
  return {
    strokes: runs
      .filter((run) => run.length > 1)
      .map(smooth)
      .join(''),
    end: pointAt(last),
    rest: Array.from({ length: Math.floor((STEPS - last) / 9) - 1 }, (_, index) => pointAt(last + 9 * (index + 1))),
  }
}
