import * as z from 'zod/mini'
import { kindsWith, type QuestionnaireKind } from '#domain/questionnaires/kinds.ts'
import { settings } from '#domain/questionnaires/settings.ts'
import { endpoint } from '../wire/endpoint.ts'
import type { requests } from './settings-defaults-requests.ts'

const ofEachKind = Object.fromEntries(kindsWith({}).map((kind) => [kind, settings])) as Record<
  QuestionnaireKind,
  typeof settings
>

/** How a new one of each kind begins. */
export const settingsDefaults = z.object(ofEachKind)
export type SettingsDefaults = z.infer<typeof settingsDefaults>

export const readSettingsDefaults = endpoint<typeof requests.readSettingsDefaults>()({
  method: 'GET',
  path: '/teacher/settings-defaults',
  data: settingsDefaults,
})

export const keepSettingsDefaults = endpoint<typeof requests.keepSettingsDefaults>()({
  method: 'PUT',
  path: '/teacher/settings-defaults/:kind',
  data: settingsDefaults,
})
