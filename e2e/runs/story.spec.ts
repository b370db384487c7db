import { test } from '../fixtures.ts'
import { tellTheStory } from '../story.ts'

test('a teacher makes a quiz, a student takes it, and both see the result @gate', async ({ page, browser, server }) => {
  test.slow()
  await tellTheStory({ page, browser, server })
})
