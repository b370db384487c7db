import ChevronRight from 'lucide-react/icons/chevron-right'
import { gapsOf } from '#domain/questionnaires/drafts/draft.ts'
import { t } from '../../i18n/teachers/editor.ts'
import { spokenLanguage } from '../../i18n/translate.ts'
import { gapWords } from '../../questions/completeness.tsx'
import { Button } from '../../ui/button.tsx'
import { type Entry, isQuestion } from '../entries/draft-entries.ts'
import { isDone } from '../entries/draft-list.ts'
import { entryNames } from '../entries/entry-name.ts'
import { gapsOfPart, questionsOfPart } from '../entries/section-entries.ts'
import { partGapWords } from './part-completeness.tsx'

/** As many as are looked through in a dialog; the list beside the questions marks all of them. */
const MOST_NAMED = 6

type Unfinished = { key: number; text: string }

/** Each entry that still needs something, and what, in their order. */
const unfinishedIn = (entries: readonly Entry[]): Unfinished[] => {
  const names = entryNames(entries)
  return entries.flatMap((entry, at) => {
    const members = isQuestion(entry) ? 0 : questionsOfPart(entries, entry).length
    if (isDone(entry, members)) return []
    const needs = new Intl.ListFormat(spokenLanguage()).format(new Set(neededBy(entry, members)))
    return [{ key: entry.key, text: t('editor.unfinished', { name: names[at]?.name ?? '', needs }) }]
  })
}

const neededBy = (entry: Entry, members: number): string[] =>
  isQuestion(entry)
    ? gapsOf(entry.question).map(gapWords)
    : gapsOfPart(entry, members).map((gap) => partGapWords(gap, entry))

type UnfinishedEntriesProps = { entries: readonly Entry[]; onOpen: (key: number) => void }

/** Which questions, sections, passages and texts are not finished; each leads to itself. */
export function UnfinishedEntries({ entries, onOpen }: UnfinishedEntriesProps) {
  const unfinished = unfinishedIn(entries)
  if (unfinished.length === 0) return null
  const more = unfinished.length - MOST_NAMED
  return (
    <>
      <p className="mt-4 text-sm text-ink-soft">{t('editor.stillMissing')}</p>
      <ul className="mt-1 divide-y divide-line border-y border-line">
        {unfinished.slice(0, MOST_NAMED).map(({ key, text }) => (
          <li key={key}>
            <Button
              variant="quiet"
              className="w-full justify-between! px-2! text-start wrap-anywhere *:flex-1 *:justify-between"
              onClick={() => onOpen(key)}
            >
              {text}
              <ChevronRight aria-hidden="true" className="size-5 shrink-0" />
            </Button>
          </li>
        ))}
      </ul>
      {more > 0 && <p className="mt-2 text-sm text-ink-soft">{t('editor.unfinishedMore', { count: more })}</p>}
    </>
  )
}
