import { describe, expect, it } from 'vitest'
import { questionId } from '../../questions/question-id.ts'
import type { Question } from '../items/question.ts'
import { question } from '../items/question-schema.ts'
import { asAskedBefore, madeOf, readDraft, rewrittenOf } from './draft.ts'

describe('a question is published with what stays by its words', () => {
  const texts = { options: ['3', '4', 'None of these'], correct: 1 }
  const published = (draft: object) => {
    const read = readDraft('single_choice', { prompt: 'P' }, { ...texts, ...draft })
    const made = read && madeOf(read, { id: questionId.parse('q'), random: () => 0 })
    return made ?? expect.unreachable()
  }

  it.each([
    ['which its author need not have said', {}, [2], undefined],
    ['not where its author says otherwise', { fixed: [] }, [], []],
    ['as its author says', { fixed: [1] }, [1], [1]],
  ])('%s', (_, draft, asked, again) => {
    const made = published(draft)
    expect(made.asked).toMatchObject({ fixed: asked })
    const { fixed } = { fixed: undefined, ...rewrittenOf(made).draft }
    expect(fixed).toEqual(again)
  })

  it('as well where the version before mixed it', () => {
    const now = published({})
    const before: Question = question.parse({ ...now, asked: { options: texts.options } })
    expect(asAskedBefore(now, before)).toEqual(now)
    expect(asAskedBefore(now, now)).toEqual(now)
  })
})
