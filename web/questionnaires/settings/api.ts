import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { markingFromWire } from '#contract/questionnaires/marking-on-wire.ts'
import { changeSettings, readSettings } from '#contract/questionnaires/settings.ts'
import type { SettingsChange } from '#domain/questionnaires/settings.ts'
import { orThrow } from '../../calls/reply.ts'
import { callAsTeacher } from '../../people/accounts/api.ts'

export const settingsQuery = (quizId: string) =>
  queryOptions({
    queryKey: ['settings', quizId],
    queryFn: async () => {
      const quiz = await orThrow(callAsTeacher(readSettings, { params: { id: quizId } }))
      const { title, settings, marks_vary: varies = false } = quiz
      return { title, settings, marked: { rules: markingFromWire(quiz), varies } }
    },
    // What is shown to be changed is what holds; and whoever is changing it must not have it changed under their hands.
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })

/** Said again, because its answer was lost, it changes nothing. */
export const changingSettings = (quizId: string) =>
  mutationOptions({
    mutationKey: ['settings', quizId],
    mutationFn: (settings: SettingsChange) =>
      orThrow(callAsTeacher(changeSettings, { params: { id: quizId }, body: settings })),
  })
