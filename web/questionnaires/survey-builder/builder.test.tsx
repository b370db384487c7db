import { screen, within } from '@testing-library/dom'
import { beforeEach, describe, expect, it } from 'vitest'
import { createResponded } from '#contract/questionnaires/polls-and-surveys.ts'
import { type DraftQuestion, emptyQuestion } from '#domain/questionnaires/drafts/draft.ts'
import { keepSurvey } from '../../testing/kept-drafts.ts'
import { openPage } from '../../testing/open-page.tsx'
import { signedIn } from '../../testing/signed-in.ts'
import { aTeacherServer } from '../../testing/teacher-server.ts'
import { emptySurvey, type SurveyDraft, type SurveyPage } from '../surveys/draft.ts'
import { CreateSurvey } from './create-survey.tsx'

type Box = HTMLInputElement | HTMLTextAreaElement

const asked = (prompt: string): DraftQuestion => {
  const question = emptyQuestion('opinion')
  return question.kind === 'opinion'
    ? { ...question, prompt, draft: { ...question.draft, options: ['Yes', 'No'] } }
    : question
}

/** Pages by what they ask; their keys are 10, 20, …, and those of questions the numbers in which they stand. */
const surveyOf = (...pages: string[][]): SurveyDraft => {
  const numbers = pages.flat()
  return {
    ...emptySurvey(),
    title: 'The course',
    pages: pages.map((prompts, at) => ({
      ...{ key: 10 * (at + 1), title: '', instructions: '', shownIf: null, jumps: [] },
      questions: prompts.map((prompt) => ({
        ...{ key: numbers.indexOf(prompt) + 1, question: asked(prompt), shownIf: null },
      })),
    })),
    nextKey: 100,
  }
}

const region = (name: string) => within(screen.getByRole('region', { name }))
const prompts = () => screen.getAllByLabelText<Box>('What do you ask?').map(({ value }) => value)
const onPage = (number: number) => region(`Page ${number}`).getAllByLabelText('What do you ask?').length
const optionsOf = (number: number) =>
  region(`Question ${number}`)
    .getAllByLabelText<Box>(/^Option/)
    .map(({ value }) => value)

/** The builder with this survey in hand. */
const open = (survey: SurveyDraft) => {
  signedIn()
  keepSurvey(survey)
  const server = aTeacherServer()
  server.answers(createResponded, { id: 'z1', share_code: 'ABCD2345' })
  const { user, at } = openPage(CreateSurvey, '/dashboard/surveys/create')
  /** All of it at once: a letter at a time, the whole builder would be drawn for each. */
  const fill = async (label: string, text: string) => {
    screen.getByLabelText(label).focus()
    await user.paste(text)
  }
  const press = (name: string) => user.click(screen.getByRole('button', { name }))
  return { user, at, fill, press, published: () => server.sent(createResponded) }
}

beforeEach(() => localStorage.clear())

describe('an anonymous survey', () => {
  const email = () => {
    const question = emptyQuestion('comment')
    return question.kind === 'comment'
      ? { ...question, draft: { ...question.draft, expects: 'email' as const } }
      : question
  }
  it.each([
    ['an address', email(), true],
    ['a file', emptyQuestion('file'), false],
    ['an opinion', emptyQuestion('opinion'), false],
  ])('that asks for %s says of addresses alone that they tell who answers', (_, question, isSaid) => {
    const survey = surveyOf(['One?'])
    const pages = survey.pages.map((page) => ({ ...page, questions: [{ key: 1, question, shownIf: null }] }))
    open({ ...survey, pages, responding: { ...survey.responding, anonymous: true } })
    expect(screen.queryByText(/asks for an e-mail address or a phone number/) !== null).toBe(isSaid)
  })
})

describe('pages and questions', () => {
  it('are moved over the end of a page, and back', async () => {
    const { press } = open(surveyOf(['Were you there?'], ['Was it good?']))
    await press('Move question 2 up')
    expect(onPage(1)).toBe(2)
    await press('Move question 2 down')
    expect(onPage(1)).toBe(1)
  })

  it('are copied below, with their options', async () => {
    const { press } = open(surveyOf(['Were you there?', 'Was it good?']))
    await press('Copy question 1')
    expect(prompts()).toEqual(['Were you there?', 'Were you there?', 'Was it good?'])
    expect(optionsOf(2)).toEqual(['Yes', 'No'])
  })

  it('come back once removed, and what was written since stays', async () => {
    const { fill, press } = open(surveyOf(['Were you there?', 'Was it good?']))
    await press('Remove question 2')
    expect(prompts()).toEqual(['Were you there?'])
    await fill('Title', ' of spring')
    await press('Put it back')
    expect(prompts()).toEqual(['Were you there?', 'Was it good?'])
    expect(screen.getByLabelText<Box>('Title').value).toBe('The course of spring')
  })

  it('are put into another order by keys, which says where they are and keeps the focus', async () => {
    const { user } = open(surveyOf(['Were you there?', 'Was it good?']))
    await user.click(screen.getByText('Order of pages and questions'))
    screen.getByLabelText('Move: Question 2').focus()
    await user.keyboard('{ArrowUp}')
    expect(prompts()).toEqual(['Was it good?', 'Were you there?'])
    expect(screen.getByText('Now Question 1, on page 1')).toBeTruthy()
    await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toBe('Move: Question 1')
  })
})

it('Enter goes on in the options of the question one writes in', async () => {
  const { user } = open(surveyOf(['Were you there?', 'Was it good?']))
  region('Question 2').getByLabelText('Option 2').focus()
  await user.keyboard('{Enter}Hm')
  expect([optionsOf(1), optionsOf(2)]).toEqual([
    ['Yes', 'No'],
    ['Yes', 'No', 'Hm'],
  ])
})

it('“Add option” goes on in the question it stands in', async () => {
  const { user } = open(surveyOf(['Were you there?', 'Was it good?']))
  await user.click(region('Question 2').getByRole('button', { name: 'Add option' }))
  await user.keyboard('Hm')
  expect([optionsOf(1), optionsOf(2)]).toEqual([
    ['Yes', 'No'],
    ['Yes', 'No', 'Hm'],
  ])
})

it('a question of another kind has its options again once it is changed back', async () => {
  const { user } = open(surveyOf(['Were you there?']))
  const kind = region('Question 1').getByLabelText('Kind of question')
  await user.selectOptions(kind, 'Written answer')
  expect(screen.getByText(/2 options/)).toBeTruthy()
  await user.selectOptions(kind, 'Choice of options')
  expect(optionsOf(1)).toEqual(['Yes', 'No'])
})

describe('a condition on a number', () => {
  it('is read as answers are, and says what is no number', async () => {
    const survey = surveyOf(['Age?', 'Your job?'])
    const [page] = survey.pages
    const [age, job] = page?.questions ?? []
    if (!page || !age || !job) throw new Error('two questions')
    const when = {
      of: 'all' as const,
      conditions: [{ question: age.key, test: { is: 'at_least' as const, number: 0 } }],
    }
    const number = { ...emptyQuestion('comment'), prompt: 'Age?' }
    const questions = [
      { ...age, question: number },
      { ...job, shownIf: when },
    ]
    const { user, press, published } = open({ ...survey, pages: [{ ...page, questions }] })
    const field = screen.getByLabelText<Box>('Number')
    await user.clear(field)
    await user.type(field, '১,৮')
    expect(field.value).toBe('১,৮')
    await user.type(field, 'x')
    expect(screen.getByText('A number, such as 18 or -2.5')).toBeTruthy()
    await user.tab()
    expect(field.value).toBe('1.8')
    await press('Publish')
    expect(JSON.stringify(published())).toContain('"number":1.8')
  })
})

describe('a text with an earlier answer in it', () => {
  it('names it where one writes, and goes on naming it where questions move, but no later one', async () => {
    const { user, press, published } = open(surveyOf(['Were you there?', 'You said . Why?']))
    const prompt = region('Question 2').getByLabelText<Box>('What do you ask?')
    prompt.focus()
    prompt.setSelectionRange(9, 9)
    await user.selectOptions(region('Question 2').getByLabelText(/^Put an earlier answer/), '1. Were you there?')
    expect(prompts()[1]).toBe('You said {Q1}. Why?')
    await press('Move question 2 up')
    expect(prompts()[0]).toBe('You said {Q2}. Why?')
    await press('Publish')
    expect(screen.getByText('A text speaks of question 2, which is asked later.')).toBeTruthy()
    expect(published()).toEqual([])
  })
})

it('names an earlier answer in words where a text is only told', () => {
  const survey = surveyOf(['Were you there?', 'You said {Q1}. Why?'])
  const [page] = survey.pages
  if (!page) throw new Error('no page')
  const condition = { question: 2, test: { is: 'answered' as const } }
  const last = {
    ...page,
    key: 20,
    title: 'About {Q1}',
    questions: [],
    shownIf: { of: 'all' as const, conditions: [condition] },
  }
  open({ ...survey, pages: [page, last] })
  const told = screen.getAllByText(/\[answer to question 1\]/).map(({ textContent }) => textContent)
  expect(told.join()).toContain('You said [answer to question 1]. Why?')
  expect(told.join()).toContain('About [answer to question 1]')
})

it('what a link can not bring along keeps it from being published, said in words', async () => {
  const { fill, press, published } = open(surveyOf(['Were you there?']))
  await press('Let the link answer this …')
  await fill('Name in the link', 'was there')
  await fill('Hidden fields, from the link', 'ward, code')
  await fill('Where people may go on to at the end', 'http://school.in')
  await press('Publish')
  expect(screen.getByText(/^A name in a link has letters/)).toBeTruthy()
  expect(screen.getByText(/^“was there” can not stand in a link/)).toBeTruthy()
  expect(screen.getByText(/^Please give an address that begins with https/)).toBeTruthy()
  expect(published()).toEqual([])
})

it('is published once it has a title, as it was written, and the list of surveys comes', async () => {
  const { fill, press, published, at } = open({ ...surveyOf(['Were you there?']), title: '' })
  await press('Publish')
  expect(screen.getByText('Please give it a title')).toBeTruthy()
  await fill('Title', 'The course')
  await press('Publish')
  await expect.poll(at).toBe('/dashboard/surveys')
  const sections = [{ questions: [{ problem: 'Were you there?', draft: { options: ['Yes', 'No'] } }] }]
  expect(published()).toMatchObject([{ body: { kind: 'survey', title: 'The course', sections } }])
})

describe('rules that name what is gone', () => {
  const isAnswered = (value: number): SurveyPage['shownIf'] => ({
    of: 'all',
    conditions: [{ question: 1, test: { is: 'any_of', values: [value] } }],
  })

  it('are said where they stand, and keep it from being published until they are mended', async () => {
    const survey = surveyOf(['Were you there?'], ['Was it good?'])
    const [first, second] = survey.pages
    if (!first || !second) throw new Error('no pages')
    const jumping = { ...first, jumps: [{ when: isAnswered(0), to: 90 }] }
    const shown = { ...second, questions: second.questions.map((each) => ({ ...each, shownIf: isAnswered(-1) })) }
    const { user, press, published } = open({ ...survey, pages: [jumping, shown] })
    expect(region('Question 2').getByText(/^Nobody can give that answer/)).toBeTruthy()
    expect(region('Page 1').getByText(/^That page is gone/)).toBeTruthy()
    expect(screen.getByText(/^then to a page that is gone if/)).toBeTruthy()
    await press('Publish')
    expect(screen.getByText(/^Where page 1 leads names a page that is gone/)).toBeTruthy()
    expect(screen.getByText(/^When question 2 is shown depends on an answer/)).toBeTruthy()
    expect(published()).toEqual([])
    await user.selectOptions(region('Question 2').getByLabelText('Which'), 'Yes')
    await user.selectOptions(region('Page 1').getByLabelText('Then go to'), 'the end')
    await press('Publish')
    await expect.poll(() => published().length).toBe(1)
  })
})
