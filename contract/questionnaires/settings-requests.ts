import * as z from 'zod/mini'
import { settingsChange } from '#domain/questionnaires/settings.ts'
import { storableText } from '#domain/text/text.ts'
import type { Requests } from '../wire/endpoint.ts'

const params = z.object({ id: storableText(64) })

export const requests = {
  readSettings: {
    summary: 'How a quiz is set; `order` is of the version that students meet now, the rest works at once',
    caller: 'teacher',
    params,
    failures: ['quiz_not_found'],
  },
  changeSettings: {
    summary:
      'Change what opens and closes doors: each part that is sent replaces the one there was, at once; with the parts of `based_on` as they were read, nothing is changed where one of them has become another',
    caller: 'teacher',
    params,
    body: settingsChange,
    failures: ['quiz_not_found', 'settings_changed', 'too_many_quiz_pictures', 'busy'],
  },
} as const satisfies Requests
