import { formatPercent } from '../../i18n/format.ts'
import { t } from '../../i18n/teachers/overview.ts'
import { type Bar, barsOf } from '../../ui/charts/bars.tsx'
import { FigureTable } from '../../ui/charts/figure-table.tsx'
import { PictureChart } from '../../ui/charts/picture-chart.tsx'
import { formatMarks } from '../answers/marks-text.ts'
import { marksInWords, soFarOn } from './overview-sentences.ts'
import type { Overview } from './question-results-api.ts'

const PARTS = [
  { part: 'earned', look: 'full', isAlways: true },
  { part: 'missed', look: 'striped', isAlways: true },
  { part: 'blank', look: 'open', isAlways: true },
  { part: 'waiting', look: 'dotted', isAlways: false },
  { part: 'deducted', look: 'striped', isAlways: false },
] as const

/** What became of the marks that all could have earned, and what wrong answers took away besides. */
export function MarksChart({
  overview,
  title,
}: {
  overview: Pick<Overview, 'marks' | 'total' | 'outOf' | 'waiting'>
  title: string
}) {
  const { marks, total, outOf } = overview
  const all = total * outOf
  if (all === 0) return null
  // Earned is what is left to a student, here as everywhere.
  const nameOf = (part: keyof typeof marks) =>
    t(part === 'earned' && marks.deducted > 0 ? 'overview.marks_gained' : `overview.marks_${part}`)
  const told = PARTS.filter(({ part, isAlways }) => isAlways || marks[part] > 0)
  const bars = told.map(
    ({ part, look }): Bar => ({
      key: part,
      name: nameOf(part),
      shown: formatPercent(marks[part] / all),
      part: marks[part] / all,
      look,
    }),
  )
  const rows = told.map(({ part }) => ({
    name: nameOf(part),
    value: formatMarks(marks[part]),
    share: formatPercent(marks[part] / all),
  }))
  const earned = formatPercent((marks.earned - marks.deducted) / all)
  const sentence =
    marks.deducted > 0
      ? t('overview.marksDeducted', {
          gained: formatPercent(marks.earned / all),
          deducted: marksInWords(marks.deducted),
          earned,
        })
      : t('overview.marksSentence', { earned })
  const heads = [t('overview.part'), t('overview.marksValue'), t('overview.share')]
  return (
    <PictureChart
      title={t('overview.marks')}
      of={title}
      note={soFarOn(overview)}
      sentence={sentence}
      drawing={barsOf(bars)}
      table={<FigureTable caption={t('overview.marks')} heads={heads} rows={rows} />}
    />
  )
}
