import { fireEvent, screen } from '@testing-library/dom'
import { beforeAll, describe, expect, it } from 'vitest'
import type { LayoutOnWire } from '#contract/questionnaires/layouts.ts'
import { show } from '../../testing/show.tsx'
import { loadProse } from '../parts/prose.tsx'
import { placedParts } from './places.ts'
import { between } from './play.tsx'
import { ReadBefore } from './review.tsx'

const QUESTIONS = ['q1', 'q2', 'q3', 'q4', 'q5']
const LAYOUT: LayoutOnWire = {
  groups: [
    { id: 'g1', stimulus: 'Of rivers', question_ids: ['q2', 'q3', 'gone'] },
    { id: 'g2', stimulus: 'Of hills', question_ids: ['q4'] },
    { id: 'g3', stimulus: 'Of nothing', question_ids: ['gone'] },
  ],
  texts: [
    { id: 't1', text: 'Read well', before: 'q2' },
    { id: 't2', text: 'Well done', before: null },
  ],
}

const nothing = () => false
const shownAt = (at: number) => (
  <between.Around layout={LAYOUT} questions={QUESTIONS} at={at} isAnswered={nothing}>
    <h2>{QUESTIONS[at]}</h2>
  </between.Around>
)
const passage = (name: string) => screen.queryByRole('region', { name })
const fold = (name: string) => screen.getByRole('button', { name })

describe('a question', () => {
  it.each([
    { at: 0, passages: [], texts: [] },
    { at: 1, passages: ['Passage for questions 2–3'], texts: ['Read well'] },
    { at: 2, passages: ['Passage for questions 2–3'], texts: [] },
    { at: 3, passages: ['Passage for question 4'], texts: [] },
    { at: 4, passages: [], texts: ['Well done'] },
  ])('at $at is shown with $passages and $texts', ({ at, passages, texts }) => {
    show(shownAt(at))
    expect(screen.queryAllByRole('region').map((each) => each.getAttribute('aria-label'))).toEqual(passages)
    expect(['Read well', 'Well done'].filter((text) => screen.queryByText(text))).toEqual(texts)
    expect(screen.getByRole('heading', { name: QUESTIONS[at] ?? '' })).toBeTruthy()
  })
})

describe('a passage', () => {
  it('stays as far open and as far read as it was, on the way to its other questions and back from elsewhere', async () => {
    const { user, show: showNow } = show(shownAt(1))
    const box = passage('Passage for questions 2–3')
    if (!box) throw new Error('no passage')
    box.scrollTop = 120
    fireEvent.scroll(box)
    showNow(shownAt(2))
    expect(passage('Passage for questions 2–3')).toBe(box)
    showNow(shownAt(4))
    expect(passage('Passage for questions 2–3')).toBeNull()
    showNow(shownAt(1))
    expect(passage('Passage for questions 2–3')?.scrollTop).toBe(120)

    await user.click(fold('Passage for questions 2–3'))
    showNow(shownAt(3))
    expect(fold('Passage for question 4').getAttribute('aria-expanded')).toBe('true')
    showNow(shownAt(2))
    expect(fold('Passage for questions 2–3').getAttribute('aria-expanded')).toBe('false')
    await user.click(fold('Passage for questions 2–3'))
    expect(passage('Passage for questions 2–3')?.scrollTop).toBe(120)
  })

  it('can be scrolled by keys', () => {
    show(shownAt(1))
    expect(passage('Passage for questions 2–3')?.tabIndex).toBe(0)
  })
})

it('the palette says in words which questions belong to a passage', () => {
  expect(between.marksOf(LAYOUT, QUESTIONS).map((mark) => mark?.label ?? null)).toEqual([
    null,
    'Passage for questions 2–3',
    'Passage for questions 2–3',
    'Passage for question 4',
    null,
  ])
})

describe('a section', () => {
  const layout: LayoutOnWire = {
    groups: [{ id: 'g', stimulus: 'Of hills', question_ids: ['q4'] }],
    texts: [
      { id: 't1', text: 'Take a rest', before: 'B' },
      { id: 't2', text: 'Go on', before: 'q3' },
    ],
    sections: [
      { id: 'A', title: 'Physics', instructions: '', question_ids: ['q2'] },
      { id: 'B', title: 'জীববিদ্যা', instructions: 'Answer both', question_ids: ['q3', 'q4', 'q5'] },
      { id: 'C', title: 'Of nothing', instructions: '', question_ids: ['gone'] },
    ],
  }
  // As one attempt has them: mixed within their section.
  const mixed = ['q1', 'q2', 'q4', 'q3', 'q5']

  it.each([
    { at: 0, regions: [], texts: [] },
    { at: 1, regions: ['Physics'], texts: [] },
    { at: 2, regions: ['জীববিদ্যা', 'Passage for question 3'], texts: ['Take a rest', 'Answer both'] },
    { at: 3, regions: ['জীববিদ্যা'], texts: ['Go on'] },
    { at: 4, regions: ['জীববিদ্যা'], texts: [] },
  ])('stands around the question at $at: $regions with $texts', ({ at, regions, texts }) => {
    show(
      <between.Around layout={layout} questions={mixed} at={at} isAnswered={nothing}>
        <h3>{mixed[at]}</h3>
      </between.Around>,
    )
    const named = screen
      .queryAllByRole('region')
      .map((each) => each.getAttribute('aria-label') ?? each.querySelector('h2')?.textContent)
    expect(named).toEqual(regions)
    expect(['Take a rest', 'Answer both', 'Go on'].filter((text) => screen.queryByText(text))).toEqual(texts)
  })

  it('begins a row of the palette, and is told with each of its numbers', () => {
    const marks = between.marksOf(layout, mixed)
    expect(marks.map((mark) => mark?.label ?? null)).toEqual([
      null,
      'Physics',
      'জীববিদ্যা. Passage for question 3',
      'জীববিদ্যা',
      'জীববিদ্যা',
    ])
    expect(marks.map((mark) => mark?.look.includes('col-start-1') ?? false)).toEqual([false, true, true, false, false])
  })

  it('is told in a review with the first of its questions that is looked at', () => {
    const page = (previous: number) => (
      <ReadBefore layout={layout} parts={placedParts(layout, QUESTIONS)} question="q5" at={4} previous={previous} />
    )
    const { show: showNow } = show(page(0))
    expect(screen.getByRole('heading', { name: 'জীববিদ্যা' })).toBeTruthy()
    showNow(page(3))
    expect(screen.queryByRole('heading')).toBeNull()
  })
})

describe('a passage and a text in prose', () => {
  beforeAll(() => loadProse(['prose']))
  const picture = 'p'.repeat(22)
  const layout: LayoutOnWire = {
    groups: [
      {
        id: 'g',
        stimulus: `Of **rivers** and ![a delta](${picture})`,
        format: 'prose',
        pictures: { [picture]: { width: 40, height: 30, placeholder: '#336699' } },
        question_ids: ['q1'],
      },
    ],
    texts: [
      { id: 't1', text: '*Read* well', format: 'prose', before: 'q1' },
      { id: 't2', text: 'Plain **stars**', before: 'q1' },
    ],
  }
  const looks = [
    {
      who: 'whoever takes the quiz',
      page: (
        <between.Around layout={layout} questions={QUESTIONS} at={0} isAnswered={nothing}>
          <h2>q1</h2>
        </between.Around>
      ),
    },
    {
      who: 'whoever reads the result',
      page: <ReadBefore layout={layout} parts={placedParts(layout, QUESTIONS)} question="q1" at={0} previous={-1} />,
    },
  ]

  it.each(looks)('are shown so to $who', ({ page }) => {
    show(page)
    expect(screen.getByText('rivers').localName).toBe('strong')
    expect(screen.getByText('Read').localName).toBe('em')
    expect(screen.getByText('Plain **stars**')).toBeTruthy()
    expect(screen.getByRole<HTMLImageElement>('img', { name: 'a delta' }).width).toBe(40)
  })
})
