import { expect, it } from 'vitest'
import { layoutOnWire } from '#contract/questionnaires/layout-on-wire.ts'
import { quizAnalysis } from '#contract/questionnaires/papers.ts'
import { questionOnWire } from '#contract/questionnaires/questions-on-wire.ts'
import { nanosecondsOf } from '#contract/wire/wire.ts'
import { type Section, unheaded } from '#domain/questionnaires/items/heading.ts'
import type { Item } from '#domain/questionnaires/items/item.ts'
import { question } from '#domain/questionnaires/items/question-schema.ts'
import { drawnFor } from '#domain/questionnaires/pools.ts'
import { questionsIn, toldSectionsIn } from '#domain/questionnaires/questionnaire.ts'
import { drawnPaper } from './draw-paper.ts'

const asked = (id: string) =>
  question.parse({
    kind: 'single_choice',
    id,
    prompt: id,
    asked: { options: ['right', 'wrong'] },
    key: { correct: 0 },
  })
const text = (id: string): Item => ({ kind: 'text', id, text: 'Read' })
const passage = (id: string): Item => ({
  kind: 'group',
  id,
  stimulus: 'Of rivers',
  questions: [asked(`${id}1`), asked(`${id}2`)],
})
const headed = (id: string, items: Item[], draw?: number): Section => ({ ...unheaded(items), id, isHeaded: true, draw })

const SECTIONS = [
  unheaded([asked('a')]),
  headed('pool', [text('t'), ...[...'bcde'].map(asked), text('u')], 2),
  headed('passages', [passage('p'), text('v'), passage('q'), passage('r')], 1),
  headed('all', [asked('f')]),
]

const onWire = (sections: Section[]) =>
  quizAnalysis.parse({
    ...{
      id: 'quiz',
      title: 'Physics',
      subject: 'Physics',
      host: 'Ananya Sen',
      share_code: 'ABC234',
      paper: 'with_start',
    },
    ...{ no_of_questions: 6, status: 'active', duration: nanosecondsOf(15), is_negative_marking: false },
    ...{ total_submissions: 0, created_at: '2026-01-15T09:00:00Z', updated_at: '2026-01-15T09:00:00Z' },
    sections: toldSectionsIn({ sections: SECTIONS }).map(({ title, questionCount, draw }) => ({
      ...{ title, no_of_questions: questionCount },
      ...(draw !== undefined && { draw }),
    })),
    questions: questionsIn({ sections }).map((each) => questionOnWire(each, 0)),
    layout: layoutOnWire({ sections }),
  })

it('draws a paper as the server draws it, texts in their places', () => {
  const whole = onWire(SECTIONS)
  for (let at = 0; at < 100; at += 1) {
    const drawn = onWire(drawnFor({ sections: SECTIONS }, `attempt-${at}`).sections)
    expect(drawnPaper(whole, `attempt-${at}`)).toEqual(drawn)
    expect(drawn.questions).toHaveLength(1 + 2 + 2 + 1)
  }
})

it('leaves a paper without a pool as it is', () => {
  const whole = onWire([headed('all', [asked('f')])])
  expect(drawnPaper({ ...whole, sections: [] }, 'attempt')).toEqual({ ...whole, sections: [] })
})
