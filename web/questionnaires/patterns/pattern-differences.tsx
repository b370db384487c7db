import type { Difference } from '#domain/patterns/laid-out.ts'
import type { WrittenDraft } from '#domain/questionnaires/drafts/patterned-draft.ts'
import { putBack } from '#domain/questionnaires/drafts/put-back.ts'
import { t } from '../../i18n/teachers/patterns.ts'
import { Button } from '../../ui/button.tsx'
import { differenceWords, patternName } from './pattern-words.ts'
import type { Patterned } from './patterned.ts'

type PatternDifferencesProps = {
  patterned: Patterned
  onPutBack: (draft: WrittenDraft) => void
  onOpen: (key: number) => void
}

/** In what a paper is not its pattern any more, with a press that puts it back, or shows it. */
export function PatternDifferences({ patterned, ...on }: PatternDifferencesProps) {
  const { pattern, differences } = patterned
  if (differences.length === 0) return null
  return (
    <div role="status" className="rounded border border-accent-edge bg-accent-soft p-3">
      <p className="font-medium">{t('patterns.isChanged', { name: patternName(pattern) })}</p>
      <ul className="mt-1 divide-y divide-line">
        {differences.map((difference) => (
          <DifferenceLine
            key={`${difference.section} ${difference.of}`}
            difference={difference}
            patterned={patterned}
            {...on}
          />
        ))}
      </ul>
    </div>
  )
}

type DifferenceLineProps = PatternDifferencesProps & { difference: Difference }

function DifferenceLine({ difference, patterned, onPutBack, onOpen }: DifferenceLineProps) {
  const { pattern, draft, counts } = patterned
  const what = differenceWords(pattern, difference)
  const back = putBack(pattern, draft, difference)
  const section = counts[difference.section ?? -1]
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 py-1">
      <span className="tabular min-w-0 flex-1 basis-56 wrap-anywhere">{what}</span>
      {back ? (
        <Button size="sm" aria-label={t('patterns.putBackOf', { what })} onClick={() => onPutBack(back)}>
          {t('patterns.putBack')}
        </Button>
      ) : (
        section && (
          <Button size="sm" aria-label={t('patterns.showOf', { what })} onClick={() => onOpen(section.key)}>
            {t('patterns.show')}
          </Button>
        )
      )}
    </li>
  )
}
