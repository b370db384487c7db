import { mutationOptions } from '@tanstack/react-query'
import { keepSettingsDefaults } from '#contract/questionnaires/settings-defaults.ts'
import type { QuestionnaireKind } from '#domain/questionnaires/kinds.ts'
import { settingsWith, valuesOf } from '#domain/questionnaires/setting-values.ts'
import { callAsTeacher } from '../../people/accounts/api.ts'
import type { Asked, Outcome } from './api.ts'
import { asDefaults, changedIn, onTopOf } from './changes.ts'
import { defaultsQuery } from './defaults-query.ts'
import { toldBy } from './told-defaults.ts'

/** Puts what was changed here on top of what holds by now, as it is done with the settings of what is published. */
export const changingDefaults = (kind: QuestionnaireKind) =>
  mutationOptions({
    mutationKey: [...defaultsQuery.queryKey, kind],
    mutationFn: async ({ mine, before }: Asked, { client }): Promise<Outcome> => {
      const of = asDefaults(kind)
      const now = valuesOf((await client.fetchQuery({ ...defaultsQuery, staleTime: 0 }))[kind])
      const { values, clashes } = onTopOf(of, { mine, before, now })
      if (clashes.length > 0 || changedIn(of, values, now).length === 0) return { now, values, clashes }
      const body = settingsWith({}, values)
      const told = await toldBy(callAsTeacher(keepSettingsDefaults, { params: { kind }, body }))
      client.setQueryData(defaultsQuery.queryKey, told)
      const changed = valuesOf(told[kind])
      return { now: changed, values: changed, clashes }
    },
  })
