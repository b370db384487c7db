import { test } from '../fixtures.ts'
import { tellTheStory } from '../story.ts'

test.use({ database: 'postgres' })

test('the same story on PostgreSQL', async ({ page, browser, server }) => {
  await tellTheStory({ page, browser, server })
})
