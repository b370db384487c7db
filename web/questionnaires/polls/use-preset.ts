import { useState } from 'react'
import { type DraftQuestion, readDraft } from '#domain/questionnaires/drafts/draft.ts'
import { isFilled } from '#domain/text/text.ts'
import { asPreset, listIn, type Preset, presetOf } from '../../questions/presets.ts'

/** A question as it was when it was last answered in each way. */
export type Left = ReadonlyMap<Preset, DraftQuestion>

/**
 * The question answered in another way. What was written when it was last answered in that way comes back, unless there is
 * something else to choose from by now.
 */
export const asPresetAgain = (question: DraftQuestion, preset: Preset, left: Left): DraftQuestion => {
  const next = asPreset(question, preset)
  const before = left.get(preset)
  if (before?.kind !== next.kind || preset === 'yes_no' || listIn(next).some(isFilled)) return next
  const { kind, draft: _, ...written } = next
  return readDraft(kind, written, before.draft) ?? next
}

/** Which way a question is answered, and what changes it; nothing that was written is lost on the way. */
export const usePreset = (question: DraftQuestion, onChange: (question: DraftQuestion) => void) => {
  const [left, setLeft] = useState<Left>(new Map())
  const preset = presetOf(question)
  const choose = (wanted: Preset) => {
    if (preset) setLeft(new Map(left).set(preset, question))
    onChange(asPresetAgain(question, wanted, left))
  }
  return { preset, choose }
}
