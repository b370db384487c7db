import { describe, expect, it } from 'vitest'
import { draftContent } from '#contract/questionnaires/draft-content.ts'
import { withPage } from '../../testing/changed-survey.ts'
import { emptySurvey, type SurveyDraft } from './draft.ts'
import { keptOf } from './kept-survey.ts'
import { SURVEY_DRAFTS } from './survey-drafts.ts'
import { draftOfTemplate, loadTemplates } from './templates.ts'

const through = (draft: SurveyDraft) =>
  SURVEY_DRAFTS.draftOf(draftContent.parse(JSON.parse(JSON.stringify(SURVEY_DRAFTS.contentOf(draft)))))

const inProse = (): SurveyDraft => {
  const { pages, responding, ...survey } = emptySurvey()
  return {
    ...survey,
    welcome: '**Hello**',
    welcomeFormat: 'prose',
    responding: { ...responding, thanks: '$x$', thanks_format: 'prose' },
    pages: pages.map((page) => ({ ...page, instructions: '*Read*', format: 'prose' })),
  }
}

describe('a survey as the server keeps it', () => {
  it.each([
    ['with nothing in it', emptySurvey()],
    [
      'with a page that has no question',
      withPage({ ...emptySurvey(), pages: emptySurvey().pages.map((page) => ({ ...page, entries: [] })) }),
    ],
    ['with its texts in prose', inProse()],
    ['with a welcome that is too long', withPage({ ...emptySurvey(), welcome: 'a'.repeat(9000) })],
    [
      'with thanks that are too long',
      withPage({ ...emptySurvey(), responding: { ...emptySurvey().responding, thanks: 'a'.repeat(9000) } }),
    ],
    ['with what can not be published', { ...emptySurvey(), title: ' '.repeat(3), welcome: 'a\n\nb' }],
  ])('comes back %s', (_, draft) => {
    expect(keptOf(through(draft))).toEqual(keptOf(draft))
  })

  it('comes back as it is written', () => {
    const { welcomeFormat, responding, pages } = through(inProse())
    expect([welcomeFormat, responding.thanks_format, pages[0]?.format]).toEqual(['prose', 'prose', 'prose'])
  })

  it('comes back with its pages, paths and all kinds of questions', async () => {
    for (const template of [...(await loadTemplates('en')), ...(await loadTemplates('bn'))]) {
      const survey = draftOfTemplate(template)
      expect(keptOf(through(survey))).toEqual(keptOf(survey))
    }
  })

  it('is begun anew under its title where nothing of it can be read', () => {
    const read = SURVEY_DRAFTS.draftOf({ details: { title: 'The course', subject: '', pages: 7 }, items: [] })
    expect(read).toEqual({ ...emptySurvey(), title: 'The course' })
  })
})
