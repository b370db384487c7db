/** One line of the table. A ratio is ours by the bare limit; other figures stand beside their target alone. */
export type Figure = {
  name: string
  ours: string
  bare: string
  ratio: number | null
  /** The ratio of each round: far apart, they say that the machine was busy with something else. */
  rounds: number[]
  target: string
  isMet: boolean
}

export const median = (numbers: number[]): number => {
  const sorted = numbers.toSorted((one, other) => one - other)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? Number.NaN
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? upper)) / 2
}

const perSecond = (rate: number) => `${Math.round(rate).toLocaleString('en')}/s`

export type Rates = { ours: number[]; bare: number[] }

/** The ratio is the median of the rounds' ratios: both sides of one round saw the same machine. */
export const ratioFigure = (name: string, { ours, bare }: Rates, target: number): Figure => {
  const rounds = ours.map((rate, round) => rate / (bare[round] ?? Number.NaN))
  const ratio = median(rounds)
  return {
    name,
    ours: perSecond(median(ours)),
    bare: perSecond(median(bare)),
    ratio,
    rounds,
    target: `≥ ${target}`,
    isMet: ratio >= target,
  }
}

type Limit = { most: number; unit: string /** The same of something that does nothing. */; bare?: number }

const amount = (value: number, unit: string) => `${value < 10 ? value.toFixed(2) : Math.round(value)} ${unit}`

export const limitFigure = (name: string, value: number, { most, unit, bare }: Limit): Figure => ({
  name,
  ours: amount(value, unit),
  bare: bare === undefined ? '' : amount(bare, unit),
  ratio: null,
  rounds: [],
  target: `≤ ${most} ${unit}`,
  isMet: value <= most,
})

const ratioCell = ({ ratio, rounds }: Figure) =>
  ratio === null ? '' : `${ratio.toFixed(2)} (${Math.min(...rounds).toFixed(2)}–${Math.max(...rounds).toFixed(2)})`

export const asMarkdown = (figures: Figure[]): string => {
  const rows = figures.map((figure) => {
    const { name, ours, bare, target, isMet } = figure
    return [name, ours, bare, ratioCell(figure), target, isMet ? 'yes' : '**no**'].join(' | ')
  })
  return [
    'Figure | Quiznity | bare limit | ratio (rounds) | target | met',
    '--- | --: | --: | --: | --: | ---',
    ...rows,
  ]
    .map((row) => `| ${row} |`)
    .join('\n')
}
