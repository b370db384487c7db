import { describe, expect, it } from 'vitest'
import type { ContentOnWire } from '#contract/questionnaires/versions.ts'
import { nanosecondsOf } from '#contract/wire/wire.ts'
import { usualSettings } from '#domain/questionnaires/settings.ts'
import { draftOfContent } from './content.ts'
import { detailChanges, detailWords } from './detail-changes.ts'

const choice = (id: string) => ({
  id,
  problem: `${id}?`,
  options: ['a', 'b'],
  correct_answer: 1,
  format: 'prose' as const,
})

const content = (changes: Partial<ContentOnWire> = {}): ContentOnWire => ({
  version_id: 'v1',
  number: 1,
  is_current: true,
  title: 'Light',
  subject: 'Physics',
  duration: nanosecondsOf(15),
  is_negative_marking: false,
  paper: 'with_start',
  settings: usualSettings(),
  questions: [choice('q1')],
  groups: [],
  texts: [],
  ...changes,
})

describe('a version, to be written on,', () => {
  it('has its questions with their ids, where passages and texts stand', () => {
    const draft = draftOfContent(
      content({
        questions: [choice('q1'), { ...choice('q2'), group: 0 }, { ...choice('q3'), group: 0 }, choice('q4')],
        groups: [{ stimulus: 'A passage' }],
        texts: [
          { text: 'Before it', before: 1 },
          { text: 'The end', before: null },
        ],
      }),
    )
    expect(
      draft?.items.map((item) =>
        'text' in item ? `${item.kind}: ${item.text}` : `${item.id}${item.inPassage ? ' in it' : ''}`,
      ),
    ).toEqual(['q1', 'text: Before it', 'group: A passage', 'q2 in it', 'q3 in it', 'q4', 'text: The end'])
    expect(draft?.details.questionCount).toBe(4)
  })

  it('is none where one of its kinds is not known', () => {
    const unknown = { id: 'q2', kind: 'from_the_future', problem: '?', draft: {} }
    expect(draftOfContent(content({ questions: [choice('q1'), unknown] }))).toBeNull()
  })
})

it('tells what two versions say otherwise beside their questions', () => {
  const details = (changes: Partial<ContentOnWire> = {}) => {
    const draft = draftOfContent(content(changes))
    if (draft === null) throw new Error('it can be written on')
    return draft.details
  }
  const names = (changes: Partial<ContentOnWire>) => detailChanges(details(), details(changes)).map(({ name }) => name)
  expect(names({})).toEqual([])
  expect(names({ title: 'Shadow', duration: nanosecondsOf(30) })).toEqual(['Title', 'Duration'])
  expect(names({ is_negative_marking: true })).toEqual(['Marking'])
  expect(names({ is_negative_marking: false, marks_floor: 'total' })).toEqual(['Marking'])
  expect(details({ marks_floor: 'section' }).floor).toBe('section')
  expect(names({ settings: { ...usualSettings(), order: { questions: true, options: false } } })).toEqual([
    'Mixed for each student',
  ])
  const timed = { questions: false, options: false, movement: 'by_question', question_seconds: 40 } as const
  expect(names({ settings: { ...usualSettings(), order: timed } })).toEqual([
    'Moving between questions',
    'Seconds for each question',
  ])
})

it.each([
  [{}, 'nothing'],
  [{ sections: false }, 'nothing'],
  [{ sections: true }, 'sections'],
  [{ sections: true, options: true }, 'sections, options'],
  [{ sections: true, questions: true, options: true }, 'sections, questions and options'],
])('tells what is mixed in words: %j', (mixed, words) => {
  const order = { questions: false, options: false, ...mixed }
  const draft = draftOfContent(content({ settings: { ...usualSettings(), order } }))
  expect(draft && detailWords(draft.details).find(({ name }) => name === 'Mixed for each student')?.words).toBe(words)
})
