import { describe, expect, it } from 'vitest'
import { faultsIn } from '#domain/questionnaires/branching.ts'
import { speakingFaults } from '#domain/questionnaires/piping.ts'
import { emptySurvey, incompleteIn, questionsOf, speakingIn, takingOf } from './draft.ts'
import { draftOfTemplate, isEmptySurvey, loadTemplates, TEMPLATE_LANGUAGES } from './templates.ts'

const LISTED = ['course', 'event', 'exit', 'parents', 'check', 'nps']

describe.each(TEMPLATE_LANGUAGES)('templates in %s', (language) => {
  it('are all there, and can be published as they are', async () => {
    const templates = await loadTemplates(language)
    expect(templates.map(({ id }) => id)).toEqual(LISTED)
    for (const template of templates) {
      const draft = draftOfTemplate(template)
      const counts = draft.pages.map(({ entries }) => entries.length)
      expect([incompleteIn(draft), faultsIn(counts, takingOf(draft)), speakingFaults(speakingIn(draft))]).toEqual([
        [],
        [],
        [],
      ])
      expect(takingOf(draft)).toEqual(template.taking)
      expect(questionsOf(draft).every(({ question }) => (question.language ?? 'en') === language)).toBe(true)
      expect(isEmptySurvey(draft)).toBe(false)
    }
  })
})

it('a survey in which nothing is written is empty', () => {
  expect(isEmptySurvey(emptySurvey())).toBe(true)
  expect(isEmptySurvey({ ...emptySurvey(), title: 'The course' })).toBe(false)
})
