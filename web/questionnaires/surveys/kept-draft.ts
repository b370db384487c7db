import * as z from 'zod/mini'
import { readSurvey } from '#contract/questionnaires/surveys.ts'
import { keptFor } from '../../people/accounts/kept-for.ts'
import { currentSession } from '../../people/accounts/session.ts'
import { type DraftBase, readBase, writeBase } from '../drafts/draft-base.ts'
import { type DeviceStorage, deviceStorage, storageBelow } from '../entries/device-storage.ts'
import { type Writes, withWrite } from '../entries/stored-draft.ts'
import { draftOf, keptOf, keysOf, type SurveyDraft } from './draft.ts'

const { title, responding, joining, taking, sections } = readSurvey.data.shape
const kept = z.object({
  ...{ title, responding, joining, taking, sections },
  /** The same in all tabs. */
  keys: z.catch(z.optional(z.array(z.int().check(z.gte(1)))), undefined),
})
const keptWrites = z.object({ writes: z.array(z.string()) })

/** The survey that is begun and is in hand, whatever it is called on the server. */
export const IN_HAND = 'new'

/** What is changed in a published one. */
export const placeOfEdit = (survey: string): string => `edit-${survey}`

/** Whose it is and what it becomes: several people may use a device. */
export const keyOfPlace = (place: string): string => {
  const session = currentSession()
  return keptFor(session.open ? session.teacherId : '', 'SurveyDraft') + place
}

/** What stands beside a draft, under names of that draft's own; null where nothing can be kept. */
export const storageBeside = (place: string): DeviceStorage | null => {
  const storage = deviceStorage()
  return storage && storageBelow(storage, `${keyOfPlace(place)}.`)
}

/** What was kept of it on this device; null: nothing that can be read. */
export const readKeptDraft = (place: string): SurveyDraft | null => {
  try {
    const read = z.safeParse(kept, JSON.parse(localStorage.getItem(keyOfPlace(place)) ?? 'null')).data
    return read ? draftOf(read, usableAmong(read)) : null
  } catch {
    return null
  }
}

/** Each names one page or question. */
const usableAmong = ({ keys = [], sections }: z.infer<typeof kept>): number[] => {
  const count = sections.reduce((sum, { questions }) => sum + 1 + questions.length, 0)
  return new Set(keys).size === count ? keys : []
}

/** Which writes made it, the last one first. */
export const readKeptWrites = (place: string): Writes => {
  try {
    const read = z.safeParse(keptWrites, JSON.parse(localStorage.getItem(keyOfPlace(place)) ?? 'null')).data
    return { names: read?.writes ?? [], isWhole: true }
  } catch {
    return { names: [], isWhole: true }
  }
}

/** Whether the device keeps it. `on`: the writes of which it has all that they wrote. */
export const keepDraft = (place: string, draft: SurveyDraft, on = readKeptWrites(place).names): boolean => {
  try {
    const written = { ...keptOf(draft), keys: keysOf(draft), writes: withWrite(on) }
    localStorage.setItem(keyOfPlace(place), JSON.stringify(written))
    return true
  } catch {
    return false
  }
}

/** Nothing of it is on the device any more. */
export const forgetPlace = (place: string): void => {
  try {
    localStorage.removeItem(keyOfPlace(place))
  } catch {
    // There is none.
  }
  writeBase(storageBeside(place), null)
}

/** Nothing of this draft is on the device any more, wherever it lay. */
export const forgetDraft = (id: string): void => {
  forgetPlace(id)
  if (readBase(storageBeside(IN_HAND))?.id === id) forgetPlace(IN_HAND)
}

/** A draft that somebody puts aside waits under its own name until the server has all of it. */
export const park = (base: DraftBase, draft: SurveyDraft): void => {
  forgetPlace(base.id)
  if (base.unsaved && keepDraft(base.id, draft)) writeBase(storageBeside(base.id), base)
}
