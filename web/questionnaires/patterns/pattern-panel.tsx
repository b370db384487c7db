import type { Dispatch } from 'react'
import type { DraftDetails } from '#domain/questionnaires/drafts/draft.ts'
import type { WrittenDraft } from '#domain/questionnaires/drafts/patterned-draft.ts'
import { formatNumber } from '../../i18n/format.ts'
import { t } from '../../i18n/teachers/patterns.ts'
import { Button } from '../../ui/button.tsx'
import { Fold } from '../../ui/fold.tsx'
import type { Entry } from '../entries/draft-entries.ts'
import type { DraftStep } from '../entries/draft-list.ts'
import { PatternDifferences } from './pattern-differences.tsx'
import { patternName } from './pattern-words.ts'
import { type Patterned, patternedOf, type SectionCount } from './patterned.ts'
import { WhereFrom } from './where-from.tsx'

export type PatternPanelProps = {
  details: DraftDetails
  entries: readonly Entry[]
  /** The quiz as text, while something in it is in no question. */
  text: string | null
  /** Whether what it lacks is in sight at once. */
  isOpen?: boolean
  dispatch: Dispatch<DraftStep>
  onOpen: (key: number) => void
}

/** How far a paper is its pattern: what it lacks, in what it differs, and where the pattern is from. */
export function PatternPanel({ details, entries, text, isOpen = false, dispatch, onOpen }: PatternPanelProps) {
  const patterned = patternedOf(details, entries)
  if (patterned === null) return null
  const { pattern, counts } = patterned
  const [has, of] = [sumOf(counts, 'has'), sumOf(counts, 'of')]
  const putBack = ({ details, items }: WrittenDraft) => dispatch({ type: 'tookOver', details, items, text })
  const forget = () =>
    dispatch({
      type: 'detailed',
      change: ({ settings: { pattern: _, ...settings }, ...others }) => ({ ...others, settings }),
      at: Date.now(),
    })
  return (
    <div className="mb-4 grid gap-2">
      <PatternDifferences {...{ patterned, onOpen }} onPutBack={putBack} />
      <Fold
        title={t('patterns.panel', { name: patternName(pattern) })}
        told={of > 0 && t('patterns.progress', { has: formatNumber(has), of: formatNumber(of) })}
        isOpen={isOpen && has < of}
      >
        <div className="grid gap-3">
          <p>{standing(patterned, has < of)}</p>
          <Sections counts={counts} onOpen={onOpen} />
          <WhereFrom pattern={pattern} />
          <Button variant="quiet" size="sm" className="-ms-3 justify-self-start" onClick={forget}>
            {t('patterns.forget')}
          </Button>
        </div>
      </Fold>
    </div>
  )
}

const sumOf = (counts: readonly SectionCount[], of: 'has' | 'of'): number =>
  counts.reduce((sum, count) => sum + count[of], 0)

const standing = ({ pattern, differences }: Patterned, isShort: boolean): string => {
  const name = patternName(pattern)
  if (pattern.name === null) return t('patterns.isTemplate')
  if (differences.length > 0) return t('patterns.isChangedAbove', { name })
  return t(isShort ? 'patterns.isShort' : 'patterns.isBorne', { name })
}

/** How many questions each section has, which a press leads to. */
function Sections({ counts, onOpen }: { counts: readonly SectionCount[]; onOpen: (key: number) => void }) {
  if (counts.length === 0) return null
  return (
    <ul className="grid grid-cols-1 gap-x-6 sm:grid-cols-2">
      {counts.map(({ key, title, has, of }) => {
        const name = title || t('patterns.allQuestions')
        const figures = { has: formatNumber(has), of: formatNumber(of) }
        return (
          <li key={key}>
            <button
              type="button"
              onClick={() => onOpen(key)}
              className="flex min-h-11 w-full items-center justify-between gap-3 rounded px-2 text-start hover:bg-brand-soft"
            >
              <span className="min-w-0 wrap-anywhere">{name} </span>
              <span className={has < of ? 'tabular shrink-0 text-ink-soft' : 'tabular shrink-0 font-semibold'}>
                {t('patterns.sectionOf', figures)}
                <span className="sr-only">{t('patterns.goTo')}</span>
              </span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}
