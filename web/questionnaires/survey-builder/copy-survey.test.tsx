import { beforeEach, expect, it } from 'vitest'
import { saveDraft } from '#contract/questionnaires/drafts.ts'
import { readSurvey } from '#contract/questionnaires/surveys.ts'
import { responding } from '#domain/questionnaires/responding.ts'
import { openPage } from '../../testing/open-page.tsx'
import { signedIn } from '../../testing/signed-in.ts'
import { aTeacherServer } from '../../testing/teacher-server.ts'
import { CopySurvey } from './copy-survey.tsx'

beforeEach(() => {
  localStorage.clear()
  signedIn()
})

it('a copy of a survey is a draft with all that it asks, and with the form of those who respond', async () => {
  const { answers, sent } = aTeacherServer()
  const draft = { options: ['Rain', 'Sun'], look: 'list', least: null, most: 1, other: false }
  const roll = {
    ...{ id: 'roll', kind: 'number' as const, label: 'Roll number' },
    ...{ required: true, identifies: true, options: [] },
  }
  answers(readSurvey, {
    ...{ id: 'z1', title: 'Lunch', share_code: 'ABCD2345', status: 'active' as const, version_id: 'v1' },
    joining: { fields: [roll] },
    responding: { ...responding.parse({}), ask_name: 'form', one_per_person: true, until: 1 },
    sections: [{ title: '', instructions: '', questions: [{ kind: 'opinion', problem: 'Why?', draft }] }],
  })
  answers(saveDraft, { revision: 1, saved_at: '2026-01-02T00:00:00.000Z' })
  const { at } = openPage(CopySurvey, '/dashboard/surveys/:id/copy', '/dashboard/surveys/z1/copy')
  await expect.poll(at).toMatch(/^\/dashboard\/surveys\/drafts\//)
  expect(sent(saveDraft)).toMatchObject([
    {
      body: {
        kind: 'survey',
        content: {
          details: {
            title: 'Copy of Lunch',
            joining: { fields: [{ id: 'roll', label: 'Roll number' }] },
            responding: { ask_name: 'form', one_per_person: true, until: null },
          },
          items: [{ problem: 'Why?' }],
        },
      },
    },
  ])
})
