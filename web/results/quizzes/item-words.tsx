import Lightbulb from 'lucide-react/icons/lightbulb'
import { difficultyOf, separationOf } from '#domain/statistics/item-findings.ts'
import { FEWEST } from '#domain/statistics/trend.ts'
import { formatPercent } from '../../i18n/format.ts'
import { t } from '../../i18n/teachers/items.ts'
import { findingsInWords } from './item-sentences.ts'
import type { QuestionResult } from './question-results-api.ts'

/** How hard a question was; null while answers wait for their marks, and where too few have answered to tell. */
const difficultyInWords = ({ statistics: { facility }, verdicts }: QuestionResult): string | null => {
  if (facility === null || verdicts.waiting > 0) return null
  const total = verdicts.correct + verdicts.partly + verdicts.wrong + verdicts.blank
  if (total < FEWEST) return null
  const difficulty = t(`items.difficulty_${difficultyOf(facility)}`)
  if (verdicts.partly > 0) return t('items.shareEarned', { difficulty, share: formatPercent(facility / 100) })
  return t('items.shareRight', { difficulty, share: formatPercent(verdicts.correct / total) })
}

/** How hard a question was, whether it separates, and why it may have come out so. */
export function ItemWords({ result }: { result: QuestionResult }) {
  const { discrimination } = result.statistics
  const difficulty = difficultyInWords(result)
  const separation = discrimination === null ? null : t(`items.separation_${separationOf(discrimination)}`)
  const findings = findingsInWords(result)
  return (
    <>
      {(difficulty ?? separation) !== null && (
        <p className="mt-1 text-ink-soft">{[difficulty, separation].filter((each) => each !== null).join(' ')}</p>
      )}
      {findings.length > 0 && (
        <ul
          aria-label={t('items.findings')}
          className="mt-3 grid grid-cols-1 gap-1 rounded border border-accent-edge bg-accent-soft px-3 py-2"
        >
          {findings.map(({ kind, words }) => (
            <li key={kind} className="flex items-start gap-2">
              <Lightbulb aria-hidden="true" className="mt-1 size-4 shrink-0" />
              <span className="min-w-0">{words}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
