import type { QuizPaperOnWire } from '#contract/questionnaires/papers.ts'
import type { Door } from './door-parts.ts'
import type { OwnForm } from './own-form-parts.tsx'

type Cover = Pick<QuizPaperOnWire, 'settings'>

let made: ((joining: unknown) => OwnForm | null) | null = null
let door: Door | null = null

type Front = Pick<QuizPaperOnWire, 'kind' | 'settings'>

/** Brings what it takes to show a form that is not the usual one, what opens at a time, and to call it what it is; false where the network does not give it. */
export const loadOwnForm = async ({ kind, settings }: Front): Promise<boolean> => {
  try {
    if (kind) await import('../../i18n/students/say-exam.ts')
    if (settings?.joining && !made) made = (await import('./own-form.tsx')).ownForm
    if (settings?.opening && !door) door = (await import('./door.ts')).door
    return true
  } catch {
    return false
  }
}

/** The form of a quiz whose cover was loaded; null where it is the usual one, and where this page is too old for it. */
export const ownFormOf = ({ settings }: Cover): OwnForm | null =>
  settings?.joining && made ? made(settings.joining) : null

/** What it shows that opens at a time or asks for a code; null where it is always open to all. */
export const doorOf = ({ settings }: Cover) =>
  settings?.opening && door ? { ...door, opening: settings.opening } : null
