import { hasNegativeMarking, rulesFor } from '#domain/marking/marking.ts'
import { type DraftDetails, rulesOf } from '#domain/questionnaires/drafts/draft.ts'
import type { Entry } from '../entries/draft-entries.ts'
import { markedParts } from '../entries/section-entries.ts'
import { FloorField } from '../question-form/floor-field.tsx'
import { OwnMarksLine } from './own-marks-line.tsx'
import { WhatPapersGet } from './what-papers-get.tsx'

type AboutMarksProps = {
  details: DraftDetails
  entries: readonly Entry[]
  onChange: (change: Partial<DraftDetails>) => void
  onOpen: (key: number) => void
}

/** What the marks that a quiz is set to mean for its questions. */
export function AboutMarks({ details, entries, onChange, onOpen }: AboutMarksProps) {
  return (
    <>
      {(details.floor !== 'none' || takesAway(details, entries)) && (
        <FloorField floor={details.floor} onChange={(floor) => onChange({ floor })} />
      )}
      <OwnMarksLine entries={entries} onOpen={onOpen} />
      <WhatPapersGet entries={entries} usual={rulesOf(details)} onOpen={onOpen} />
    </>
  )
}

/** Whether a wrong answer takes marks away in the quiz, a section or a question. */
const takesAway = (details: DraftDetails, entries: readonly Entry[]): boolean => {
  const usual = rulesOf(details)
  const questions = markedParts(entries).flatMap((part) => part.questions)
  return [usual, ...questions.map((question) => rulesFor(question, usual))].some(hasNegativeMarking)
}
