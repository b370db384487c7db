import { screen } from '@testing-library/dom'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { saveDraft } from '#contract/questionnaires/drafts.ts'
import { createResponded } from '#contract/questionnaires/polls-and-surveys.ts'
import { createQuiz } from '#contract/questionnaires/questionnaires.ts'
import { beginningSettings } from '#domain/questionnaires/settings-defaults.ts'
import { speakOn } from '../../i18n/on-page.ts'
import { field, fillIn } from '../../testing/field.ts'
import { openPage } from '../../testing/open-page.tsx'
import { button, listedPrompts, openRow, press, Questions, rows } from '../../testing/show-questions.tsx'
import { signedIn } from '../../testing/signed-in.ts'
import { aTeacherServer } from '../../testing/teacher-server.ts'
import { begunDraft } from '../drafts/begun-draft.ts'
import { draftPlace, inHand, writeDraft } from '../drafts/draft-place.ts'
import { KINDS as PAGES } from '../kinds.tsx'
import { ofExams } from '../of-exams.tsx'
import { CreatePoll } from '../polls/create-poll.tsx'
import { TAKEN_DRAFTS } from '../quizzes/quiz-drafts.ts'
import { CreateSurvey } from '../survey-builder/create-survey.tsx'
import { CreateQuiz } from './create-quiz.tsx'

const KINDS = {
  poll: { Page: CreatePoll, address: '/dashboard/polls/create', publish: 'Start', title: 'Title (optional)' },
  survey: { Page: CreateSurvey, address: '/dashboard/surveys/create', publish: 'Publish', title: 'Title' },
}

const open = (kind: keyof typeof KINDS) => {
  const { Page, address, publish, title } = KINDS[kind]
  const server = aTeacherServer()
  server.answers(createResponded, { id: 'z1', share_code: 'ABCD2345' })
  server.answers(saveDraft, { revision: 1, saved_at: '2026-01-15T09:00:00.000Z' })
  const { user } = openPage(Page, address)
  fillIn(title, 'Rivers')
  const published = () => server.sent(createResponded).map(({ body }) => body)
  return { user, publish: () => press(publish), published }
}

const fill = (prompt: string) => {
  fillIn('Question text', prompt)
  fillIn('Option 1', 'Yes')
  fillIn('Option 2', 'No')
}

/** Two questions, as each kind takes them from a text. */
const written = async (kind: keyof typeof KINDS | 'quiz' | 'exam') => {
  const isTaken = kind === 'quiz' || kind === 'exam'
  if (isTaken) aTeacherServer().answers(saveDraft, { revision: 1, saved_at: '2026-01-15T09:00:00.000Z' })
  const { user } = isTaken ? openPage(Questions, `${PAGES[kind].home}/create`) : open(kind)
  press('Paste questions')
  field('Paste or type here').focus()
  await user.paste('1. Which gas?\na) Oxygen\nb) Argon\n\n2. Which river?\na) Teesta\nb) Ganges')
  press('Add 2 questions')
  return user
}

beforeEach(() => {
  localStorage.clear()
  signedIn()
})

describe.each(['poll', 'survey'] as const)('a %s', (kind) => {
  it('is published with a passage, its questions and a text', async () => {
    const { user, publish, published } = open(kind)
    fill('Were you there?')
    press('Add a text')
    fillIn('Text', 'Now read on.')
    press('Add question')
    press('Add a passage')
    publish()
    expect(published()).toEqual([])
    expect(document.activeElement).toBe(field('Text of the passage'))
    await user.paste('The Teesta rises in Sikkim.')
    openRow(rows().length)
    fill('Is it deep?')
    publish()
    await expect.poll(published).toHaveLength(1)
    const [{ sections }] = published() as [{ sections: object[] }]
    expect(sections).toMatchObject([
      {
        questions: [{ problem: 'Were you there?' }, { group: 0 }],
        groups: [{ stimulus: 'The Teesta rises in Sikkim.', format: 'prose' }],
        texts: [{ text: 'Now read on.', before: 1 }],
      },
    ])
  })

  it('takes questions of a text, without what is right in them', async () => {
    const { user } = open(kind)
    press('Paste questions')
    field('Paste or type here').focus()
    await user.paste('1. Which gas?\na) Oxygen\nb) Argon\nAns: b\n\n2. Why?\nExplanation: So.')
    expect(screen.getByText('2 questions found')).toBeTruthy()
    expect(screen.getByText(/^Right answers, explanations and marks are left out/)).toBeTruthy()
    press('Add 2 questions')
    expect(listedPrompts()).toEqual(['Which gas?', 'Why?'])
    expect(field('Option 1').value).toBe('Oxygen')
    expect(button('Undo').disabled).toBe(false)
    press('Undo')
    expect(document.querySelectorAll('[name="problem"]')).toHaveLength(1)
    expect(field('Question text').value).toBe('')
  })
})

describe.each(['quiz', 'exam', 'poll', 'survey'] as const)('the editor of a %s', { tags: ['long'] }, (kind) => {
  it('undoes and does again what was done last', async () => {
    await written(kind)
    press('Undo')
    expect(field('Question text').value).toBe('')
    press('Redo')
    expect(listedPrompts()).toEqual(['Which gas?', 'Which river?'])
  })

  it('does something with several at once', async () => {
    await written(kind)
    press('Choose several')
    press('Choose all')
    press('Duplicate')
    expect(listedPrompts()).toEqual(['Which gas?', 'Which river?', 'Which gas?', 'Which river?'])
    press('Done')
  })

  it('finds a text and replaces it', async () => {
    await written(kind)
    press('Find and replace')
    fillIn('Find', 'Which')
    fillIn('Replace with', 'What')
    await expect.poll(() => screen.queryByText('1 of 2')).toBeTruthy()
    press('Replace all')
    expect(listedPrompts()).toEqual(['What gas?', 'What river?'])
  })

  it('has the same keys', async () => {
    const user = await written(kind)
    field('Question text').focus()
    await user.keyboard('{Control>}d{/Control}')
    expect(listedPrompts()).toHaveLength(3)
    await user.keyboard('{Control>}z{/Control}')
    expect(listedPrompts()).toHaveLength(2)
    await user.keyboard('{Control>}{Enter}{/Control}')
    expect(listedPrompts()).toHaveLength(3)
  })

  it('takes a passage with a question, a text, and a picture', async () => {
    await written(kind)
    press('Add a passage')
    fillIn('Text of the passage', 'The Teesta rises in Sikkim.')
    expect(button(/^Add picture/).disabled).toBe(false)
    press(/^Add question to passage 1$/)
    press('Add a text')
    fillIn('Text', 'Well done.')
    const names = rows().map(
      (row) => /Passage \d|Text \d|Question \d(, in a passage)?/.exec(row.textContent ?? '')?.[0],
    )
    expect(names.filter(Boolean)).toEqual([
      'Question 1',
      'Question 2',
      'Passage 1',
      'Question 3, in a passage',
      'Text 1',
    ])
  })
})

it('a survey takes pages of a text, and keeps no page without a question', async () => {
  const { user } = open('survey')
  press('Paste questions')
  field('Paste or type here').focus()
  await user.paste(
    'Section: Water\n\n1. Which river?\na) Teesta\nb) Ganges\n\nSection: Air\n\n2. Which gas?\na) Oxygen\nb) Argon',
  )
  press('Add 2 questions')
  const names = rows().map((row) => /Page \d|Question \d/.exec(row.textContent ?? '')?.[0])
  expect(names).toEqual(['Page 1', 'Question 1', 'Page 2', 'Question 2'])
  expect(field('Question text').value).toBe('Which river?')
})

it('an exam is begun strictly, called an exam, and published as one with the start', async () => {
  const server = aTeacherServer()
  server.answers(createQuiz, { id: 'x1', share_code: 'ABCD2345' })
  server.answers(saveDraft, { revision: 1, saved_at: '2026-01-15T09:00:00.000Z' })
  speakOn('/dashboard/exams/create')
  onTestFinished(() => speakOn(''))
  const exam = begunDraft(TAKEN_DRAFTS.exam)
  const details = { ...exam.details, title: 'Finals', subject: 'Physics', minutes: 15, questionCount: 1 }
  const [options, correct] = [['Teesta', 'Ganges'], 0]
  const items = [{ kind: 'single_choice' as const, prompt: 'Which river?', draft: { options, correct } }]
  writeDraft(TAKEN_DRAFTS.exam, draftPlace(inHand('exam')), { details, items })
  openPage(ofExams(CreateQuiz), '/dashboard/exams/create', '/dashboard/exams/create?section=prvw')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Create exam')
  press('Publish Exam')
  await expect.poll(() => server.sent(createQuiz)).toHaveLength(1)
  const { order, release } = beginningSettings('exam')
  expect(server.sent(createQuiz)[0]?.body).toMatchObject({
    kind: 'exam',
    paper: 'with_start',
    title: 'Finals',
    settings: { order, release },
  })
})
