import { knownSheet } from '#contract/runs/answer-entries.ts'
import type { StudentAnswerOnWire, StudentOnWire } from '#contract/runs/attempts.ts'
import type { Instant } from '#domain/time/time-limit.ts'
import { allUnsent, heard } from '../device/progress.ts'
import { type AttemptView, personOf } from './attempt-view.ts'

/** What the server says in answer to a save, and to whoever asks how an attempt stands. */
export type Told = {
  base: string
  turn: number
  epoch: string
  ends_at: Instant
  section_ends?: Instant[] | undefined
  came_late?: readonly string[] | undefined
  answers?: readonly StudentAnswerOnWire[] | undefined
  name?: string
  phone?: string
  fields?: StudentOnWire['fields']
}

type Before = {
  /** The life of the database that was heard before; null for none. */
  epoch: string | null
  /** Whether all of the server's answers are told, or only what this page did not have. */
  isAll: boolean
}

/** The answers, and what the server says about itself, are taken over in one step: neither counts without the other. */
export const heardFrom = (
  { progress, saving, person, hasLate, sectionEnds: endsBefore, cameLate = [] }: AttemptView,
  { base, turn, epoch, ends_at, section_ends: sectionEnds, came_late: late, answers = [], ...who }: Told,
  before: Before,
): Pick<AttemptView, 'progress' | 'endsAt' | 'sectionEnds' | 'hasLate' | 'cameLate' | 'person'> => {
  const { name, phone, fields } = who
  // A section that goes on, and another life of the database, may take them after all.
  const isStill = before.epoch === epoch && String(endsBefore) === String(sectionEnds)
  const beside = isStill ? cameLate : []
  const told = before.isAll
    ? { base, isAll: true as const, acknowledged: saving.acknowledged, beside, hasAllMarks: !(isStill && sectionEnds) }
    : { base, isAll: false as const }
  const merged = heard(progress, knownSheet(answers), told)
  const isNewLife = before.epoch !== null && before.epoch !== epoch
  const after = isNewLife ? allUnsent(merged) : merged
  return {
    progress: { ...after, writer: { ...after.writer, turn } },
    endsAt: ends_at,
    sectionEnds,
    hasLate: hasLate || late !== undefined,
    cameLate: late ? [...beside, ...late] : beside,
    person: name !== undefined && phone !== undefined ? personOf({ name, phone, fields }) : person,
  }
}
