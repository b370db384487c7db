import { type DraftDetails, rulesOf } from '#domain/questionnaires/drafts/draft.ts'
import type { Entry } from '../entries/draft-entries.ts'
import { OwnMarksLine } from './own-marks-line.tsx'
import { WhatPapersGet } from './what-papers-get.tsx'

type AboutMarksProps = { details: DraftDetails; entries: readonly Entry[]; onOpen: (key: number) => void }

/** What the marks that a quiz is set to mean for its questions. */
export function AboutMarks({ details, entries, onOpen }: AboutMarksProps) {
  return (
    <>
      <OwnMarksLine entries={entries} onOpen={onOpen} />
      <WhatPapersGet entries={entries} usual={rulesOf(details)} onOpen={onOpen} />
    </>
  )
}
