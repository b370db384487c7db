import { expect, it } from 'vitest'
import type { QuestionnaireKind } from '#domain/questionnaires/kinds.ts'
import { type SettingValues, usualValues } from '#domain/questionnaires/setting-values.ts'
import { settingLines } from './setting-lines.ts'

it.each<[string, QuestionnaireKind, Partial<SettingValues>, string[]]>([
  [
    'a poll',
    'poll',
    { hides_results: true, at_most: 1200, ask_name: 'optional' },
    [
      'Voters see the results: Never',
      'Hide the results of each question until I show them',
      'Ask who responds: Their name, if they like',
      'Questions from the audience: Nobody may ask',
      'Closes after so many responses: 1,200',
    ],
  ],
  [
    'an anonymous survey',
    'survey',
    { anonymous: true, ask_name: 'form', one_by_one: true, thanks: { text: 'Thank you' } },
    ['One question at a time', 'Anonymous: nobody learns who answered'],
  ],
  [
    'a survey with a form',
    'survey',
    { ask_name: 'form', one_per_person: true, fields: ['ward', 'class'] },
    [
      'Ask who responds: More: a form of your own',
      'What people tell about themselves: Name, Phone, District',
      'One response a person',
      'Hidden fields, from the link: ward, class',
    ],
  ],
])('%s says what is set, and nothing that has no effect', (_, kind, change, lines) => {
  expect(settingLines(kind, { ...usualValues(), ...change })).toEqual(lines)
})
