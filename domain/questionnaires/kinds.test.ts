import { expect, it } from 'vitest'
import { isAble, kindsWith, kindWith, questionnaireKind } from './kinds.ts'

it.each([
  { name: 'a kind', schema: questionnaireKind, kinds: ['quiz', 'exam', 'poll', 'survey'] },
  { name: 'a kind with drafts', schema: kindWith({ drafts: true }), kinds: ['quiz', 'exam', 'poll', 'survey'] },
  { name: 'a kind that takes responses', schema: kindWith({ clock: false }), kinds: ['poll', 'survey'] },
])('$name is named by one of its words, and by no other', ({ schema, kinds }) => {
  expect(schema.options).toEqual(kinds)
  for (const said of ['quiz', 'exam', 'poll', 'survey', 'oral', 'toString']) {
    const read = schema.safeParse(said)
    expect(read.success).toBe(kinds.includes(said))
    expect(read.error?.issues.map(({ message }) => message) ?? []).toEqual(kinds.includes(said) ? [] : ['not_one_of'])
  }
})

it('kinds are found by all abilities that are wanted of them', () => {
  expect(kindsWith({ versions: true })).toEqual(['quiz', 'exam', 'survey'])
  expect(kindsWith({ strict: true })).toEqual(['exam'])
  expect(kindsWith({ versions: true, clock: false })).toEqual(['survey'])
  expect(kindsWith({ marks: true, presenting: true })).toEqual([])
  expect(isAble('poll', { versions: false, clock: false })).toBe(true)
  expect(isAble('survey', { versions: false, clock: false })).toBe(false)
})
