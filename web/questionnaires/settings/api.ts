import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { markingFromWire } from '#contract/questionnaires/marking-on-wire.ts'
import { changeSettings, readSettings } from '#contract/questionnaires/settings.ts'
import type { QuestionnaireKind } from '#domain/questionnaires/kinds.ts'
import { type SettingName, type SettingValues, valuesOf } from '#domain/questionnaires/setting-values.ts'
import { orThrow } from '../../calls/reply.ts'
import { callAsTeacher } from '../../people/accounts/api.ts'
import { changeTo, onTopOf } from './changes.ts'

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
type Asked = { mine: SettingValues; before: SettingValues }
/** What holds now; `clashes`: what was changed elsewhere too, so that nothing was sent. */
type Outcome = { now: SettingValues; values: SettingValues; clashes: SettingName[] }

/**
 * Puts what was changed here on top of what holds by now: parts of the settings replace each other as wholes, and another tab
 * may have changed the rest of one. Said again, because its answer was lost, it changes nothing.
 */
export const changingSettings = (kind: QuestionnaireKind, id: string) =>
  mutationOptions({
    mutationKey: ['settings', id],
    mutationFn: async ({ mine, before }: Asked): Promise<Outcome> => {
      const { settings } = await readFor(id)
      const now = valuesOf(settings)
      const { values, clashes } = onTopOf(kind, { mine, before, now })
      const body = clashes.length > 0 ? null : changeTo(kind, values, now)
      if (body === null) return { now, values, clashes }
      const kept = await orThrow(callAsTeacher(changeSettings, { params: { id }, body }))
      const changed = valuesOf({ ...settings, ...kept })
      return { now: changed, values: changed, clashes }
    },
  })
