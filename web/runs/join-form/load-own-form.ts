import type { QuizPaperOnWire } from '#contract/questionnaires/papers.ts'
import type { OwnForm } from './own-form-parts.tsx'

type Joining = NonNullable<QuizPaperOnWire['settings']>['joining']

let made: ((joining: Joining) => OwnForm | null) | null = null

/** Brings what it takes to show a form that is not the usual one; false where the network does not give it. */
export const loadOwnForm = async (joining: Joining): Promise<boolean> => {
  try {
    if (joining && !made) made = (await import('./own-form.tsx')).ownForm
    return true
  } catch {
    return false
  }
}

/** The form of a quiz whose cover was loaded; null where it is the usual one, and where this page is too old for it. */
export const ownFormOf = ({ settings }: Pick<QuizPaperOnWire, 'settings'>): OwnForm | null =>
  settings?.joining && made ? made(settings.joining) : null
