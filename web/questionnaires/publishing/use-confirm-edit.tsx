import { useState } from 'react'
import { type Asked, effectsOf, isWithoutEffect } from './asked.ts'
import { type AnsweredEdit, ConfirmEdit } from './confirm-edit.tsx'
import type { Said } from './publication.ts'
import { changedQuestions, NOTHING_SAID, type SaidMeanings, saidOnWire } from './said-meanings.ts'
import type { Named } from './same-meaning.tsx'

type Edit = {
  /** What is asked now; null: it can't be read, and what is published is something new. */
  before: () => Promise<Asked | null>
  edited: Asked
  /** Whether anybody has answered; where that can't be found out, somebody may have. */
  isAnswered: () => Promise<boolean>
}

type Looks = { label: string; named?: Named }

/**
 * Asks before an edit is published that does something to what was answered. `confirm`: what is said of the texts that it
 * changes; null: it is not to be published.
 */
export const useConfirmEdit = ({ label, named }: Looks) => {
  const [asking, setAsking] = useState<(AnsweredEdit & { onSaid: (said: SaidMeanings | null) => void }) | null>(null)

  const confirm = async ({ before: read, edited, isAnswered }: Edit): Promise<Said | null> => {
    const before = await read()
    if (before === null) return {}
    const changed = changedQuestions(before.questions, edited.questions)
    const isHarmless =
      changed.length === 0 && isWithoutEffect(effectsOf(before, edited, { said: NOTHING_SAID, changed }))
    if (isHarmless || !(await isAnswered())) return {}
    const said = await new Promise<SaidMeanings | null>((onSaid) => setAsking({ before, edited, changed, onSaid }))
    setAsking(null)
    if (said === null) return null
    const same = saidOnWire(said, changed)
    return same.length > 0 ? { same_meaning: same } : {}
  }
  const dialog = (
    <ConfirmEdit
      edit={asking}
      label={label}
      named={named}
      onClose={() => asking?.onSaid(null)}
      onPublish={(said) => asking?.onSaid(said)}
    />
  )
  return { confirm, dialog }
}
