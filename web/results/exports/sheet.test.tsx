import { screen, within } from '@testing-library/dom'
import { expect, it } from 'vitest'
import { defaultMarking } from '#domain/marking/marking.ts'
import { questionId } from '#domain/questions/question-id.ts'
import type { PaperBrand } from '../../questionnaires/on-paper/paper-brand.ts'
import { show } from '../../testing/show.tsx'
import type { Answered } from '../answers/answered-question.tsx'
import { Sheet } from './sheet.tsx'

const answered = (number: number, verdict: 'correct' | 'wrong', marks: number): Answered => ({
  number,
  question: {
    id: questionId.parse(`q${number}`),
    kind: 'single_choice',
    prompt: `Prompt ${number}`,
    asked: { options: ['yes', 'no'] },
    key: { correct: 0 },
  },
  answer: verdict === 'correct' ? 0 : 1,
  ...{ verdict, timeMs: null, marks, most: 4 },
})
const section = (id: string, title: string, question: string) => ({
  ...{ id, title, instructions: '', question_ids: [question] },
})
const STUDENT = {
  ...{ id: 'a', name: 'Rahul', phone: '', district: '', fields: [], receipt: null, version: null, late: null },
  ...{ score: 2.75, maxScore: 8, timeTakenMs: 0, submittedAt: 0, endedBy: 'student' as const, waiting: 0 },
}
const QUIZ = {
  ...{ kind: 'quiz' as const, id: 'z', title: 'Unit test', subject: 'Science', isPractice: false },
  marking: defaultMarking(true),
}

it('the printed sheet of a student tells the marks of each section', () => {
  show(
    <Sheet
      student={STUDENT}
      quiz={QUIZ}
      questions={[answered(1, 'correct', 4), answered(2, 'wrong', -1.25)]}
      layout={{ groups: [], texts: [], sections: [section('s', 'Physics', 'q1'), section('t', 'Chemistry', 'q2')] }}
    />,
  )
  const [list] = screen.getAllByRole('list').filter((each) => within(each).queryByText('Physics'))
  const told = list ? within(list).getAllByRole('listitem') : []
  expect(told.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Physics.*4 of 4 marks$/),
    expect.stringMatching(/^Chemistry.*−1.25 of 4 marks$/),
  ])
})

const onPaper = (brand?: PaperBrand) =>
  show(<Sheet student={STUDENT} quiz={QUIZ} questions={[answered(1, 'correct', 4)]} layout={undefined} brand={brand} />)
const logos = () =>
  [...document.querySelectorAll('img')].map((logo) => ['src', 'width', 'height'].map((name) => logo.getAttribute(name)))

it('shows the logo and the teacher’s line beside what stands first', () => {
  onPaper({ logo: { id: 'L'.repeat(22), width: 480, height: 160 }, footer: 'Sunrise School' })
  expect(logos()).toEqual([[`/media/${'L'.repeat(22)}`, '480', '160']])
  expect(screen.getByRole('heading', { name: 'Rahul' })).toBeTruthy()
  expect(document.querySelector('header')?.lastElementChild?.lastElementChild?.textContent).toBe('Sunrise School')
})

it.each<[string, PaperBrand | undefined]>([
  ['there is none', undefined],
  ['a brand has neither', { logo: null, footer: '' }],
])('shows no logo and no line where %s', (_case, brand) => {
  onPaper(brand)
  expect([logos(), document.querySelector('.paper-letterhead')]).toEqual([[], null])
})
