import { describe, expect, it } from 'vitest'
import { questionId } from '../../questions/question-id.ts'
import type { DraftItem } from './draft-item.ts'
import { compareVersions, type QuestionChange } from './version-comparison.ts'

const asked = (id: string, prompt = id): DraftItem => ({
  kind: 'true_false',
  id: questionId.parse(id),
  prompt,
  draft: { correct: true },
})
const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((id) => asked(id)) as [DraftItem, DraftItem, DraftItem, DraftItem]
const text = (said: string): DraftItem => ({ kind: 'text', text: said })

const told = (change: QuestionChange): string => {
  switch (change.kind) {
    case 'same':
      return `= ${change.question.prompt}`
    case 'moved':
      return `${change.before}>${change.after} ${change.question.prompt}`
    case 'changed':
      return `${change.was.prompt} -> ${change.is.prompt}`
    case 'added':
      return `+ ${change.question.prompt}`
    case 'removed':
      return `- ${change.question.prompt}`
  }
}

describe('of two versions', () => {
  it.each<[string, DraftItem[], DraftItem[], string[]]>([
    ['nothing has changed', [a, b], [a, b], ['= a', '= b']],
    ['one was added', [a], [b, a], ['+ b', '= a']],
    ['one was taken out', [a, b, c], [a, c], ['= a', '= c', '- b']],
    ['one was written anew', [a, b], [asked('a', 'A?'), b], ['a -> A?', '= b']],
    ['the last was moved to the front', [a, b, c, d], [d, a, b, c], ['4>1 d', '= a', '= b', '= c']],
    ['two changed places', [a, b], [b, a], ['= b', '1>2 a']],
    ['all of it is another', [a], [b], ['+ b', '- a']],
    ['a question that is another kind is another one', [a], [asked('x', 'a')], ['+ a', '- a']],
  ])('%s', (_what, before, after, changes) => {
    expect(compareVersions(before, after).questions.map(told)).toEqual(changes)
  })

  it('the order in which the parts of a question are named is no change', () => {
    const { kind, id, prompt, draft } = asked('a') as Extract<DraftItem, { kind: 'true_false' }>
    const other: DraftItem = { draft, prompt, points: undefined, id, kind }
    expect(compareVersions([a], [other]).questions.map(told)).toEqual(['= a'])
  })

  it('a section is told that came, and one whose questions are others', () => {
    const heading = (title: string): DraftItem => ({ kind: 'section', title, text: '' })
    const toldParts = (before: DraftItem[], after: DraftItem[]) =>
      compareVersions(before, after).parts.map(({ kind, part }) => `${kind} ${part.kind === 'section' && part.title}`)
    const [one, two] = [heading('1'), heading('2')]
    expect(toldParts([one, a, b, two, c], [one, b, a, two, c])).toEqual([])
    expect(toldParts([one, a, b, two, c], [one, a, two, b, c])).toEqual(['other_questions 1', 'other_questions 2'])
    expect(toldParts([one, a, b], [one, a, two, b])).toEqual(['added 2', 'other_questions 1'])
    expect(toldParts([one, a], [one, a, d])).toEqual([])
    expect(toldParts([one, a], [a])).toEqual(['removed 1'])
  })

  it('passages and texts are told that came or went, each as often as it did', () => {
    const { parts } = compareVersions([text('one'), text('two'), a], [text('two'), text('two'), a, text('three')])
    expect(parts.map(({ kind, part }) => `${kind} ${part.text}`)).toEqual(['added two', 'added three', 'removed one'])
  })
})
