import { describe, expect, it } from 'vitest'
import { advance, type DraftList, draftListOf } from './draft-list.ts'
import { followedText, itemAtLine, lineAt, placeAfter } from './followed-text.ts'
import { readText } from './pasted-questions.ts'

const TYPED = `Class 9

১।  Which is the largest?
(a) Mars (b) Jupiter
Ans: b

Q2) The sun is a star.
True


3. Who?
Ans: z
a) Tagore
b) Nazrul`

const read = readText(TYPED)
const list = draftListOf(read.items)
const follow = (after: DraftList, text = TYPED) => followedText({ ...after, text, read: readText(text) })

const withPrompt = (of: DraftList, at: number, prompt: string): DraftList => {
  const entry = of.entries[at]
  if (!entry || !('question' in entry)) throw new Error('no question')
  return advance(of, { type: 'changed', key: entry.key, question: { ...entry.question, prompt } })
}

describe('a text whose questions change beside it', () => {
  it('says what was changed, and all else as it was typed', () => {
    expect(follow(list)).toBe(TYPED)
    const after = withPrompt(list, 1, 'The moon is a star.')
    expect(follow(after)).toBe(TYPED.replace('Q2) The sun is a star.\nTrue', '2. The moon is a star.\nAns: True'))
  })

  it.each([
    ['a text with spaces at its end', 'What is  '],
    ['one that looks like an answer', 'Ans: b'],
    ['several lines', 'One\n\n2. two\na) three'],
    ['none', ''],
  ])('takes %s', (_, prompt) => {
    const after = withPrompt(list, 0, prompt)
    const text = follow(after)
    expect(readText(text).items[0]).toMatchObject({ prompt })
    expect(text).toContain('Q2) The sun is a star.')
    expect(text).toContain('Class 9')
  })

  it('keeps what is not understood of a question that changes', () => {
    const text = follow(withPrompt(list, 2, 'Who wrote Gitanjali?'))
    expect(text).toContain('Ans: z')
    expect(text).toContain('Class 9')
    expect(text).toContain('Who wrote Gitanjali?')
  })

  it('says of a new question, of one that is gone and of one that is elsewhere', () => {
    const added = advance(list, { type: 'addedKind', kind: 'true_false', at: 3 })
    expect(follow(added).startsWith(TYPED)).toBe(true)
    const [first] = list.entries
    const gone = follow(advance(list, { type: 'deleted', key: first?.key ?? -1 }))
    expect(readText(gone).items).toHaveLength(2)
    const moved = follow(advance(list, { type: 'moved', key: first?.key ?? -1, to: 2 }))
    expect(readText(moved).items[2]).toMatchObject({ prompt: 'Which is the largest?' })
    for (const text of [gone, moved]) expect(text).toContain('Class 9')
  })
})

it.each([
  [1, -1],
  [3, 0],
  [5, 0],
  [6, 0],
  [7, 1],
  [14, 2],
])('line %i belongs to item %i', (line, item) => {
  expect(itemAtLine(read.places, line)).toBe(item)
})

it('counts lines from 1', () => {
  expect(['', 'a', 'a\n', 'a\r\nb'].map((text) => lineAt(text, text.length))).toEqual([1, 1, 2, 2])
})

it.each([
  ['before the change', 'abc', 'abXc', 2, 2],
  ['behind it', 'abc', 'aXXbc', 2, 4],
  ['in what was replaced', 'a--c', 'aXc', 2, 2],
  ['at the end', 'abc', 'Xabc', 3, 4],
])('a cursor %s stays there', (_, before, after, place, now) => {
  expect(placeAfter(before, after, place)).toBe(now)
})
