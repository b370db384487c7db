import { centreOf, recommendingIn, type Scale, stepsOf } from '../scale.ts'
import type { Columns } from './columns.ts'
import { type InWords, listed, type Plain, rounded, timesOf } from './in-words.ts'

export const scaleColumns: Columns<Scale> = {
  of: (asked, plain) => {
    const steps = stepsOf(asked)
    const words = new Map([
      [steps[Math.floor((steps.length - 1) / 2)], asked.middle],
      [asked.from, asked.low],
      [asked.to, asked.high],
    ])
    const values = steps.map((step) => {
      const word = words.get(step)
      return { code: step, label: word ? `${step} (${plain(word)})` : String(step) }
    })
    return [{ suffix: '', label: '', type: 'code', values, cell: ([step]) => step }]
  },
}

const ends = ({ low, high }: Scale['asked'], plain: Plain): string =>
  low === null && high === null ? '' : ` (${[low, high].map((text) => plain(text ?? '')).join(' to ')})`

export const scaleWords: InWords<Scale> = {
  name: 'Scale',
  given: (asked, [step], plain) => `${step} of ${asked.from} to ${asked.to}${ends(asked, plain)}`,
  right: () => '',
  counts: (asked, { chosen }) => {
    const centre = centreOf(chosen, asked.from)
    const { score } = recommendingIn(chosen)
    return listed([
      ...stepsOf(asked).map((step, at) => timesOf(String(step), chosen[at] ?? 0)),
      ...(centre ? [`Mean: ${rounded(centre.mean)}`] : []),
      ...(asked.look === 'nps' && score !== null ? [`Net promoter score: ${rounded(score)}`] : []),
    ])
  },
}
