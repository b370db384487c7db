import { screen, within } from '@testing-library/dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createResponded } from '#contract/questionnaires/polls-and-surveys.ts'
import { type DraftQuestion, emptyQuestion } from '#domain/questionnaires/drafts/draft.ts'
import { keepSurvey } from '../../testing/kept-drafts.ts'
import { openPage } from '../../testing/open-page.tsx'
import { act } from '../../testing/show.tsx'
import { button, listedPrompts, openRow, press, rows } from '../../testing/show-questions.tsx'
import { signedIn } from '../../testing/signed-in.ts'
import { aTeacherServer } from '../../testing/teacher-server.ts'
import { shownToasts } from '../../ui/toast.ts'
import { emptySurvey, questionsOf, type SurveyDraft, type SurveyPage } from '../surveys/draft.ts'
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
      entries: prompts.map((prompt) => ({
        ...{ key: numbers.indexOf(prompt) + 1, question: asked(prompt), inPassage: false },
      })),
    })),
    nextKey: 100,
  }
}

/** How many questions stand below each page in the list. */
const onPages = () => {
  const counts: number[] = []
  for (const row of rows())
    if (/Page \d/.test(row.textContent ?? '')) counts.push(0)
    else counts.push((counts.pop() ?? 0) + 1)
  return counts
}
const heading = () => screen.getAllByRole('heading', { level: 2 })[0]?.textContent
const options = () => screen.getAllByLabelText<Box>(/^Option \d/).map(({ value }) => value)

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
  return { user, at, fill, published: () => server.sent(createResponded) }
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
    const pages = survey.pages.map((page) => ({ ...page, entries: [{ key: 1, question, inPassage: false }] }))
    open({ ...survey, pages, responding: { ...survey.responding, anonymous: true } })
    expect(screen.queryByText(/asks for an e-mail address or a phone number/) !== null).toBe(isSaid)
  })
})

describe('pages and questions', () => {
  it('are moved over the end of a page, and back', () => {
    open(surveyOf(['Were you there?'], ['Was it good?']))
    openRow(4)
    press('Move up')
    expect(onPages()).toEqual([2, 0])
    press('Move down')
    expect(onPages()).toEqual([1, 1])
  })

  it('are copied below, a page with its questions', () => {
    open(surveyOf(['Were you there?', 'Was it good?']))
    openRow(2)
    press('Duplicate')
    expect(listedPrompts()).toEqual(['Were you there?', 'Were you there?', 'Was it good?'])
    expect([heading(), options()]).toEqual(['Question 2 of 3', ['Yes', 'No']])
    openRow(1)
    press('Duplicate')
    expect([heading(), onPages()]).toEqual(['Page 2', [3, 3]])
  })

  it('are chosen together, and set to be answered', async () => {
    const { user } = open(surveyOf(['Were you there?', 'Was it good?']))
    press('Choose several')
    press('Choose all')
    await user.click(screen.getByLabelText('Has to be answered', { selector: '[name=required]' }))
    await user.click(screen.getByLabelText('Has to be answered', { selector: '[name=required]' }))
    press('Set for all chosen: Has to be answered')
    press('Done')
    expect(screen.getByLabelText<HTMLInputElement>('Has to be answered').checked).toBe(true)
  })

  it('are found and replaced', async () => {
    const { fill, user } = open(surveyOf(['Were you there?', 'Were you late?']))
    press('Find and replace')
    await fill('Find', 'Were you')
    await fill('Replace with', 'Was she')
    await expect.poll(() => screen.queryByText('1 of 2')).toBeTruthy()
    press('Replace all')
    expect(listedPrompts()).toEqual(['Was she there?', 'Was she late?'])
    await user.keyboard('{Escape}')
  })

  it('come back once removed, and what was written since stays', async () => {
    const { fill } = open(surveyOf(['Were you there?', 'Was it good?']))
    openRow(3)
    press('Delete question')
    expect(listedPrompts()).toEqual(['Were you there?'])
    await fill('Title', ' of spring')
    act(() => shownToasts().at(-1)?.action?.onAct())
    expect(listedPrompts()).toEqual(['Were you there?', 'Was it good?'])
    expect(screen.getByLabelText<Box>('Title').value).toBe('The course of spring')
  })

  it('stay when their page goes, and the last page can not', () => {
    open(surveyOf(['Were you there?'], ['Was it good?']))
    openRow(3)
    press('Delete page')
    expect(onPages()).toEqual([2])
    openRow(1)
    expect(button('Delete page').disabled).toBe(true)
  })
})

it('“Add option” goes on in the question it stands in', async () => {
  const { user } = open(surveyOf(['Were you there?', 'Was it good?']))
  openRow(3)
  await user.click(screen.getByRole('button', { name: 'Add option' }))
  await user.keyboard('Hm')
  expect(options()).toEqual(['Yes', 'No', 'Hm'])
})

it('a question of another kind has its options again once it is changed back', async () => {
  const { user } = open(surveyOf(['Were you there?']))
  const kind = screen.getByLabelText('Type of question')
  await user.selectOptions(kind, 'Written answer')
  expect(screen.getAllByText(/2 options/).length).toBeGreaterThan(0)
  await user.selectOptions(kind, 'Choice of options')
  expect(options()).toEqual(['Yes', 'No'])
})

describe('a condition on a number', () => {
  it('is read as answers are, and says what is no number', async () => {
    const survey = surveyOf(['Age?', 'Your job?'])
    const [page] = survey.pages
    const [age, job] = questionsOf(survey)
    if (!page || !age || !job) throw new Error('two questions')
    const when = {
      of: 'all' as const,
      conditions: [{ question: age.key, test: { is: 'at_least' as const, number: 0 } }],
    }
    const number = { ...emptyQuestion('comment'), prompt: 'Age?' }
    const entries = [
      { ...age, question: number },
      { ...job, shownIf: when },
    ]
    const { user, published } = open({ ...survey, pages: [{ ...page, entries }] })
    openRow(3)
    const field = screen.getByLabelText<Box>('Number')
    await user.clear(field)
    await user.type(field, '১,৮')
    expect(field.value).toBe('১,৮')
    await user.type(field, 'x')
    expect(screen.getByText('A number, such as 18 or -2.5')).toBeTruthy()
    await user.tab()
    expect(field.value).toBe('1.8')
    press('Publish')
    await expect.poll(() => JSON.stringify(published())).toContain('"number":1.8')
  })
})

describe('a text with an earlier answer in it', () => {
  it('names it where one writes, and goes on naming it where questions move, but no later one', async () => {
    const { user, published } = open(surveyOf(['Were you there?', 'You said . Why?']))
    openRow(3)
    const prompt = screen.getByLabelText<Box>('Question text')
    prompt.focus()
    prompt.setSelectionRange(9, 9)
    await user.selectOptions(screen.getByLabelText(/^Put an earlier answer/), '1. Were you there?')
    expect(listedPrompts()[1]).toBe('You said {Q1}. Why?')
    press('Move up')
    expect(listedPrompts()[0]).toBe('You said {Q2}. Why?')
    press('Publish')
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
    entries: [],
    shownIf: { of: 'all' as const, conditions: [condition] },
  }
  open({ ...survey, pages: [page, last] })
  const told = screen.getAllByText(/\[answer to question 1\]/).map(({ textContent }) => textContent)
  expect(told.join()).toContain('You said [answer to question 1]. Why?')
  expect(told.join()).toContain('About [answer to question 1]')
})

it('what a link can not bring along keeps it from being published, said in words', async () => {
  const { fill, published } = open(surveyOf(['Were you there?']))
  press('Let the link answer this …')
  await fill('Name in the link', 'was there')
  await fill('Hidden fields, from the link', 'ward, code')
  await fill('Where people may go on to at the end', 'http://school.in')
  press('Publish')
  expect(screen.getByText(/^A name in a link has letters/)).toBeTruthy()
  expect(screen.getByText(/^“was there” can not stand in a link/)).toBeTruthy()
  expect(screen.getByText(/^Please give an address that begins with https/)).toBeTruthy()
  expect(published()).toEqual([])
})

it('is published once it has a title, as it was written, is shared, and then the list of surveys comes', async () => {
  const { fill, published, at, user } = open({ ...surveyOf(['Were you there?']), title: '' })
  press('Publish')
  expect(screen.getByText('Please give it a title')).toBeTruthy()
  await fill('Title', 'The course')
  expect(screen.queryByText('Please give it a title')).toBeNull()
  press('Publish')
  const dialog = await screen.findByRole('dialog', { name: 'Share the survey' })
  expect(dialog.textContent).toContain('It is published')
  expect(within(dialog).getByText('The course')).toBeTruthy()
  expect(within(dialog).getByRole<HTMLInputElement>('textbox', { name: 'Share link' }).value).toMatch(
    /\/survey\?code=ABCD2345$/,
  )
  await user.click(within(dialog).getByRole('button', { name: 'Close' }))
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
    const scrolled = vi.spyOn(HTMLElement.prototype, 'scrollIntoView')
    const survey = surveyOf(['Were you there?'], ['Was it good?'])
    const [first, second] = survey.pages
    if (!first || !second) throw new Error('no pages')
    const jumping = { ...first, jumps: [{ when: isAnswered(0), to: 90 }] }
    const shown = { ...second, entries: second.entries.map((each) => ({ ...each, shownIf: isAnswered(-1) })) }
    const { user, published } = open({ ...survey, pages: [jumping, shown] })
    openRow(4)
    expect(screen.getByText(/^Nobody can give that answer/)).toBeTruthy()
    openRow(1)
    expect(screen.getByText(/^That page is gone/)).toBeTruthy()
    expect(screen.getByText(/^then to a page that is gone if/)).toBeTruthy()
    press('Publish')
    expect(screen.getByText(/^Where page 1 leads names a page that is gone/)).toBeTruthy()
    expect(screen.getByText(/^When question 2 is shown depends on an answer/)).toBeTruthy()
    expect(published()).toEqual([])
    expect(scrolled.mock.contexts.at(-1)).toHaveProperty('textContent', expect.stringMatching(/^Where page 1 leads/))
    openRow(4)
    await user.selectOptions(screen.getByLabelText('Which'), 'Yes')
    expect(screen.queryByText(/^When question 2 is shown depends on an answer/)).toBeNull()
    openRow(1)
    await user.selectOptions(screen.getByLabelText('Then go to'), 'the end')
    press('Publish')
    await expect.poll(() => published().length).toBe(1)
  })
})
