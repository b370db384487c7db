import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { markingFromWire } from '#contract/questionnaires/marking-on-wire.ts'
import { changeSettings, readSettings } from '#contract/questionnaires/settings.ts'
import type { QuestionnaireKind } from '#domain/questionnaires/kinds.ts'
import { type SettingName, type SettingValues, valuesOf } from '#domain/questionnaires/setting-values.ts'
import { openIn, type Settings, type SettingsChange } from '#domain/questionnaires/settings.ts'
import { FailedCall, orThrow } from '../../calls/reply.ts'
import { callAsTeacher } from '../../people/accounts/api.ts'
import { atOnce, changeTo, onTopOf } from './changes.ts'

const readFor = async (id: string) => {
  const read = await orThrow(callAsTeacher(readSettings, { params: { id } }))
  const { kind, title, share_code: shareCode, settings, marks_vary: varies = false } = read
  return { kind, title, shareCode, settings, marked: { rules: markingFromWire(read), varies } }
}
export type ReadSettings = Awaited<ReturnType<typeof readFor>>

export const settingsQuery = (id: string) =>
  queryOptions({
    queryKey: ['settings', id],
    queryFn: () => readFor(id),
    // What is shown to be changed is what holds; and whoever is changing it must not have it changed under their hands.
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })

/** What was changed, and as what it was known before. */
export type Asked = { mine: SettingValues; before: SettingValues }
/** What holds now; `clashes`: what was changed elsewhere too, so that nothing was sent. */
export type Outcome = { now: SettingValues; values: SettingValues; clashes: SettingName[] }

/** How often it is tried where another page changes the settings between reading and saving them. */
const MOST_TRIES = 3

/**
 * Puts what was changed here on top of what holds by now: parts of the settings replace each other as wholes, and another tab
 * may have changed the rest of one. Said again, because its answer was lost, it changes nothing.
 */
export const changingSettings = (kind: QuestionnaireKind, id: string) =>
  mutationOptions({
    mutationKey: ['settings', id],
    mutationFn: async ({ mine, before }: Asked): Promise<Outcome> => {
      const put = async (tries: number): Promise<Outcome> => {
        const { settings } = await readFor(id)
        const now = valuesOf(settings)
        const { values, clashes } = onTopOf(atOnce(kind), { mine, before, now })
        const body = clashes.length > 0 ? null : changeTo(kind, values, now)
        if (body === null) return { now, values, clashes }
        const changing = { ...body, based_on: partsOf(settings, body) }
        const reply = await callAsTeacher(changeSettings, { params: { id }, body: changing })
        if (!reply.ok) {
          if (reply.failure.code === 'settings_changed' && tries > 1) return put(tries - 1)
          throw new FailedCall(reply.failure)
        }
        const changed = valuesOf({ ...settings, ...reply.value })
        return { now: changed, values: changed, clashes }
      }
      return put(MOST_TRIES)
    },
  })

/** The parts that a change is of, as they were read. */
const partsOf = (read: Settings, change: SettingsChange): SettingsChange =>
  Object.fromEntries(Object.entries(openIn(read)).filter(([part]) => part in change))
