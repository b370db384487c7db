/** One line of the table. A ratio is ours by the bare limit; other figures stand beside their target alone. */
export type Figure = { name: string; ours: string; bare: string; ratio: number | null; target: string; isMet: boolean }

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
  const ratio = median(ours.map((rate, round) => rate / (bare[round] ?? Number.NaN)))
  return {
    name,
    ours: perSecond(median(ours)),
    bare: perSecond(median(bare)),
    ratio,
    target: `≥ ${target}`,
    isMet: ratio >= target,
  }
}

export const limitFigure = (name: string, value: number, { most, unit }: { most: number; unit: string }): Figure => ({
  name,
  ours: `${value < 10 ? value.toFixed(2) : Math.round(value)} ${unit}`,
  bare: '',
  ratio: null,
  target: `≤ ${most} ${unit}`,
  isMet: value <= most,
})

export const asMarkdown = (figures: Figure[]): string => {
  const rows = figures.map(({ name, ours, bare, ratio, target, isMet }) =>
    [name, ours, bare, ratio === null ? '' : ratio.toFixed(2), target, isMet ? 'yes' : '**no**'].join(' | '),
  )
  return ['Figure | Quiznity | bare limit | ratio | target | met', '--- | --: | --: | --: | --: | ---', ...rows]
    .map((row) => `| ${row} |`)
    .join('\n')
}
