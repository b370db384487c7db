import { expect, it } from 'vitest'
import { QUESTION_KINDS } from '#domain/questionnaires/items/question.ts'
import { RULES } from '#domain/questions/rules.ts'
import { isFromLinks, isSayable } from '#domain/questions/traits.ts'
import { LOADERS } from './players.tsx'

it.each(QUESTION_KINDS)('the player of %s does what is said of its kind before it is loaded', async (kind) => {
  const { fromText, numbered } = await LOADERS[kind]()
  expect(fromText !== undefined).toBe(isFromLinks(kind))
  // A step of a scale is said as the number that it is.
  const { choices, numbered: ofRule, numbers } = RULES[kind]
  if (isSayable(kind) && numbers === undefined) expect(numbered !== undefined).toBe((ofRule ?? choices) !== undefined)
})
