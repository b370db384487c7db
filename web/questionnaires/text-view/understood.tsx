import type { ComponentProps } from 'react'
import { isDraftPart } from '#domain/questionnaires/drafts/draft-item.ts'
import { t as editor } from '../../i18n/teachers/editor.ts'
import { t } from '../../i18n/teachers/quiz-text.ts'
import type { ReadOffered } from '../entries/offered.ts'
import type { Offers } from '../entries/offers.ts'
import { FoundByKind, MarkingFound } from './found-in-text.tsx'
import type { PasteDialog } from './paste-dialog.tsx'
import { TextLegend } from './text-legend.tsx'
import { TextProblems } from './text-problems.tsx'

type UnderstoodProps = {
  offers: Offers
  marked: ComponentProps<typeof PasteDialog>['marked']
  read: ReadOffered
  onGo: (line: number) => void
  onEdit: ComponentProps<typeof TextProblems>['onEdit']
}

/** What is understood of a text, and what is not. */
export function Understood({ offers, marked, read, onGo, onEdit }: UnderstoodProps) {
  const found = read.items.filter((item) => !isDraftPart(item)).length
  return (
    <>
      <p role="status" className="font-semibold">
        {t('quizText.found', { count: found })}
      </p>
      <FoundByKind items={read.items} />
      {read.marking && marked && <MarkingFound marking={read.marking} {...marked} />}
      {read.leavesKey && <p className="mt-3 text-ink-soft">{editor('editor.pasteKeyLeft')}</p>}
      {read.problems.length > 0 && (
        <TextProblems problems={read.problems} most={offers.mostQuestions} {...{ onGo, onEdit }} />
      )}
      <TextLegend offers={offers} />
    </>
  )
}
