import { expect, it } from 'vitest'
import { kind } from '#domain/questionnaires/items/question.ts'
import { kindsInWords } from './question-examples.ts'

it.each(kind.options)('%s is told with a complete example', (name) => {
  const told = kindsInWords().filter((paragraph) => paragraph.startsWith(`\`${name}\`: `))
  expect(told).toHaveLength(1)
})
