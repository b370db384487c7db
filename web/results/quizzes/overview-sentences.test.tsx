import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import { ListFigures } from '../../questionnaires/list/list-figures.tsx'
import { show } from '../../testing/show.tsx'
import { MarksChart } from './marks-chart.tsx'
import { sentencesOn, stepsFor } from './overview-sentences.ts'
import { ResultStats } from './result-stats.tsx'
import { ResultSummary } from './result-summary.tsx'

const overviewOf = (waiting: number, total = 4) => ({
  ...{ version: 1, versions: [], total, waiting, outOf: 3, mean: 2, median: 2, lowest: 2, highest: 2, deviation: 0 },
  ...{ skewness: null, kurtosis: null, consistency: null, errorRatio: null, standardError: null, belowZero: 0 },
  marks: { earned: 8, missed: 3, blank: 1, waiting: 0, deducted: 0 },
  ...{ scores: [], sections: [], kinds: [], times: [] },
})
const RESULTS = { total: 4, averageScore: 2, highestScore: 2, maxScore: 3, maxScoreVaries: false, inProgress: 0 }
const TOTALS = { listed: 1, answered: 4, archived: 0, drafts: 0, inBin: 0, averagePercent: 60 }

it.each([
  [0, null],
  [1, 'so far: 1 answer is not marked yet'],
  [2, 'so far: 2 answers are not marked yet'],
])('every average says that it is so far while %i answers wait to be marked', (waiting, said) => {
  const page = show(null)
  const textOf = (place: ReactNode): string => {
    page.show(place)
    return document.body.textContent ?? ''
  }
  const places = [
    sentencesOn(overviewOf(waiting)).join(' '),
    sentencesOn(overviewOf(waiting, 1)).join(' '),
    textOf(<MarksChart overview={overviewOf(waiting)} title="Rivers" />),
    textOf(<ResultStats {...RESULTS} markingWaiting={waiting} />),
    textOf(<ResultSummary {...RESULTS} markingWaiting={waiting} />),
    textOf(<ListFigures totals={{ ...TOTALS, toMark: waiting }} show="all" kind="quiz" />),
  ]
  for (const place of places)
    if (said === null) expect(place).not.toMatch(/so far/i)
    else expect(place.toLowerCase()).toContain(said)
})

it.each([
  [{ total: 1, median: 1, outOf: 1 }, ['One student has handed in, and has 1 of 1 mark.']],
  [{ total: 2, mean: 1, outOf: 2 }, ['2 students have handed in. Their average is 1 of 2 marks (50%).']],
  [
    { total: 5, mean: 1, median: 1 },
    ['Half of the students have 1 mark or more, of 3.', 'The average is 1 mark (33%).'],
  ],
])('speaks of one mark as one, and of no class below five submissions: %j', (figures, said) => {
  const overview = { ...overviewOf(0), ...figures }
  expect(sentencesOn(overview)).toEqual(said)
  expect(stepsFor({ ...overview, total: 4 }, [])).toEqual([])
})
