import { describe, expect, it } from 'vitest'
import { plainOf } from '../text/prose.ts'
import { type Speaking, speakingFaults, spokenOf, withAnswersNamed, withSaid } from './piping.ts'

describe('a text that says what was answered', () => {
  const said = (place: number) => ['By *train*', '', '- 1. $x$ <b>\n`a`'][place] ?? null

  it.each([
    ['the answer', 'You came {Q1}.', 'You came By *train*.'],
    ['that there is none', 'You came {Q2}.', 'You came ….'],
    ['several', '{Q1}{Q1}', 'By *train*By *train*'],
    ['nothing of what is not there', '{Q9} {Q0} {Q1', '{Q9} {Q0} {Q1'],
    ['an answer of several lines on one', '{Q3}', '- 1. $x$ <b> `a`'],
  ])('tells %s', (_, text, told) => {
    expect(withSaid(text, undefined, said)).toBe(told)
    expect(plainOf(withSaid(text, 'prose', said))).toBe(told)
  })

  it.each([
    ['You came {Q12}.', 'You came [answer 12].'],
    ['{Q1}, {Q0}', '[answer 1], [gone]'],
    ['How?', 'How?'],
  ])('names the answers of %s where nobody’s is meant: %s', (text, told) => {
    const nameOf = (number: number | null) => (number === null ? '[gone]' : `[answer ${number}]`)
    expect(withAnswersNamed(text, undefined, nameOf)).toBe(told)
    expect(plainOf(withAnswersNamed(text, 'prose', nameOf))).toBe(told)
  })

  it.each([
    ['a formula', 'Is $x_{Q1}$ $$y_{Q1}$$ right?'],
    ['code', '`{Q1}` and\n```\n{Q1}\n```'],
    ['what is escaped', '\\{Q1}'],
  ])('leaves %s as it is written', (_, text) => {
    expect([withSaid(text, 'prose', said), spokenOf(text, 'prose')]).toEqual([text, []])
  })

  it('takes money for money', () => {
    expect(spokenOf('$5 {Q1} or $6', 'prose')).toEqual([0])
  })
})

describe('what texts may speak of', () => {
  const page = (prompts: string[], { title = '', instructions = '', kind = 'opinion' } = {}): Speaking => ({
    title,
    instructions,
    questions: prompts.map((prompt) => ({ kind, prompt })),
  })
  it.each([
    ['the one before', [page(['How?', 'Why {Q1}?'])], []],
    ['the page before', [page(['How?']), page(['Why?'], { title: 'About {Q1}', instructions: '{Q1}!' })], []],
    ['itself', [page(['Why {Q1}?'])], [{ fault: 'speaks_of_later', question: 0 }]],
    ['one another', [page(['Why {Q2}?', 'How {Q1}?'])], [{ fault: 'speaks_of_later', question: 1 }]],
    ['its own page', [page(['How?'], { title: '{Q1}' })], [{ fault: 'speaks_of_later', question: 0 }]],
    ['what is not there', [page(['How {Q7}?'])], [{ fault: 'speaks_of_nothing', question: 6 }]],
    ['a table', [page(['How?'], { kind: 'matrix' }), page(['{Q1}?'])], [{ fault: 'speaks_of_untold', question: 0 }]],
  ] as const)('%s', (_, pages, faults) => {
    expect(speakingFaults(pages)).toEqual(faults)
  })

  it.each([
    ['the question before it', '{Q3}!', 1, []],
    ['all of its page at the end of it', '{Q3} {Q4}', 2, []],
    ['the page before at the beginning of it', '{Q1} {Q2}', 0, []],
    ['the question after it', '{Q4}?', 1, [{ fault: 'speaks_of_later', question: 3 }]],
    ['the next page', '{Q5}?', 2, [{ fault: 'speaks_of_later', question: 4 }]],
    ['what is not there', '{Q9}?', 2, [{ fault: 'speaks_of_nothing', question: 8 }]],
    ['code', '`{Q9}`', 0, []],
  ] as const)('in what is read between questions: %s', (_, text, before, faults) => {
    const read = [{ text, format: 'prose' as const, before }]
    const pages = [page(['How?', 'When?']), { ...page(['Who?', 'Why?']), read }, page(['Else?'])]
    expect(speakingFaults(pages)).toEqual(faults)
  })
})
