import { blanksOf, type FillInBlanks } from '#domain/questions/fill-in-blanks.ts'
import { type AskedBlank, type BlankKey, blankWords } from '#domain/questions/parts/blank.ts'
import type { BlankTally } from '#domain/questions/parts/blank-tally.ts'
import { formatNumber } from '../../i18n/format.ts'
import { t } from '../../i18n/students/tallies.ts'
import { t as tOfAnalysis } from '../../i18n/teachers/analysis.ts'
import { TallyBars } from '../parts/tally-bars.tsx'
import { TallyParts } from '../parts/tally-parts.tsx'
import { shownRows, type TallyRow, typedRows } from '../parts/tally-rows.ts'
import type { TallyProps } from '../tally.ts'
import { acceptedWords } from './accepted.ts'
import { Passage } from './passage.tsx'

/** The passage with its blanks numbered, and for each what was filled in. */
export function TallyFillInBlanks({ asked, answerKey, tally, of, lang }: TallyProps<FillInBlanks>) {
  const parts = blanksOf(asked).flatMap((blank, at) => {
    const [key, tallied] = [answerKey.blanks[at], tally.blanks[at]]
    if (key === undefined || tallied === undefined) return []
    const number = formatNumber(at + 1)
    const filled = rowsOf(blank, key, tallied)
    const empty = of - filled.reduce((sum, { count }) => sum + count, 0)
    const rows = empty > 0 ? [...filled, { text: t('tally.notFilled'), count: empty, isNote: true }] : filled
    return {
      title: t('tally.blank', { blank: number }),
      isNote: true,
      children: (
        <>
          <TallyBars caption={t('tally.filledIn', { blank: number })} isCaptionHidden rows={rows} of={of} lang={lang} />
          {key.kind !== 'choice' && (
            <p className="mt-1 text-sm text-ink-soft wrap-anywhere">
              {t('tally.accepted', { answers: acceptedWords(key, fromTo) })}
            </p>
          )}
        </>
      ),
    }
  })
  return (
    <div className="mt-3">
      <Passage pieces={asked.pieces} lang={lang}>
        {(_, at) => (
          <span className="tabular mx-0.5 rounded border border-line-strong bg-surface-sunken px-1.5 py-0.5 text-sm font-semibold">
            <span className="sr-only">{t('tally.blank', { blank: formatNumber(at + 1) })}</span>
            <span aria-hidden="true">{formatNumber(at + 1)}</span>
          </span>
        )}
      </Passage>
      <TallyParts parts={parts} />
    </div>
  )
}

const fromTo = (from: string, to: string) => tOfAnalysis('analysis.blankRange', { from, to })

const rowsOf = (blank: AskedBlank, key: BlankKey, tally: BlankTally): TallyRow[] => {
  if (tally.kind === 'typed') return typedRows(tally)
  return shownRows(
    tally.chosen.map((count, option) => ({
      text: blankWords(blank, option) ?? '',
      count,
      isRight: key.kind === 'choice' && option === key.correct,
    })),
  )
}
