import * as z from 'zod/mini'
import { questionnaireKind } from '#domain/questionnaires/kinds.ts'
import { wholeSettings } from '#domain/questionnaires/settings.ts'
import type { Requests } from '../wire/endpoint.ts'

export const requests = {
  readSettingsDefaults: {
    summary:
      'How new quizzes, polls and surveys begin in the editor, each with all of its settings; what is published by a call of its own says its settings itself',
    caller: 'teacher',
    failures: [],
  },
  keepSettingsDefaults: {
    summary:
      'Set how new questionnaires of one kind begin: these settings take the place of those before. What is said of one questionnaire alone is refused: texts, a moment, a number of responses. Said again, it changes nothing',
    caller: 'teacher',
    params: z.object({ kind: questionnaireKind }),
    body: wholeSettings,
    failures: [],
  },
} as const satisfies Requests
