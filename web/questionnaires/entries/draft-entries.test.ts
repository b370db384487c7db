import { describe, expect, it } from 'vitest'
import { lettersOf, listOf } from '../../testing/letters.ts'
import { advance, type DraftStep, draftListOf, firstToDoIn, itemsOf, questionCountOf } from './draft-list.ts'

const keyOf = (letters: string, letter: string) => [...letters].indexOf(letter)
const resulting = (letters: string, ...steps: DraftStep[]) => lettersOf(steps.reduce(advance, listOf(letters)))

describe('what is moved among passages', () => {
  it.each([
    {
      list: 'APbcD',
      move: 'D',
      to: 3,
      becomes: 'APbdc',
      why: 'a question that comes between those of a passage belongs to it',
    },
    { list: 'APbcD', move: 'A', to: 1, becomes: 'Pabc' + 'D', why: 'or before its first' },
    { list: 'APbcD', move: 'b', to: 3, becomes: 'APcbD', why: 'within a passage it stays in it' },
    { list: 'APbcD', move: 'c', to: 4, becomes: 'APbDC', why: 'past its end it leaves' },
    { list: 'APbcD', move: 'b', to: 1, becomes: 'ABPcD', why: 'and before its passage too' },
    { list: 'APbcD', move: 'P', to: 0, becomes: 'PbcAD', why: 'a passage takes its questions along' },
    { list: 'APbcD', move: 'P', to: 2, becomes: 'ADPbc', why: 'one step down leads past the next question' },
    { list: 'APbcD', move: 'P', to: 4, becomes: 'ADPbc', why: 'as far as it is dragged' },
    { list: 'PbQcd', move: 'P', to: 3, becomes: 'QcdPb', why: 'and into no other passage' },
    { list: 'PbcDT', move: 'T', to: 1, becomes: 'TPbcD', why: 'nor does a text' },
    { list: 'TPbcD', move: 'T', to: 1, becomes: 'PbcTD', why: 'it steps over a whole passage' },
    { list: 'PbQC', move: 'b', to: 2, becomes: 'PQBC', why: 'what lies behind an empty passage is not yet of it' },
  ])('$list, $move to $to: $becomes ($why)', ({ list, move, to, becomes }) => {
    const step: DraftStep = { type: 'moved', key: keyOf(list, move), to }
    expect(resulting(list, step)).toBe(becomes)
    expect(resulting(list, step, { type: 'undone' })).toBe(list)
  })

  it.each([
    { list: 'APbcD', of: 'A', to: 'P', becomes: 'PbcaD' },
    { list: 'APbcD', of: 'b', to: null, becomes: 'APcBD' },
    { list: 'APbcD', of: 'c', to: null, becomes: 'APbCD' },
    { list: 'PbQcd', of: 'b', to: 'Q', becomes: 'PQcdb' },
    { list: 'PQcdE', of: 'E', to: 'P', becomes: 'PeQcd' },
    { list: 'APbcD', of: 'b', to: 'P', becomes: 'APbcD' },
    { list: 'APbcD', of: 'D', to: null, becomes: 'APbcD' },
  ])('$list: that $of belongs to $to makes it $becomes', ({ list, of, to, becomes }) => {
    const passage = to === null ? null : keyOf(list, to)
    expect(resulting(list, { type: 'belongs', key: keyOf(list, of), passage })).toBe(becomes)
  })
})

describe('what is added and taken away among passages', () => {
  it.each([
    { list: 'APbD', step: { type: 'addedQuestion' }, becomes: 'APbD_' },
    { list: 'APbD', step: { type: 'addedQuestion', passage: 1 }, becomes: 'APb_D' },
    { list: 'AP', step: { type: 'addedQuestion', passage: 1 }, becomes: 'AP_' },
    { list: 'A', step: { type: 'addedPart', kind: 'group' }, becomes: 'A+' },
    { list: 'A', step: { type: 'addedPart', kind: 'text' }, becomes: 'A+' },
    { list: '', step: { type: 'addedPart', kind: 'group' }, becomes: '+_' },
    { list: '', step: { type: 'addedPart', kind: 'text' }, becomes: '+_' },
    { list: 'APbD', step: { type: 'duplicated', key: 2 }, becomes: 'APbbD' },
    { list: 'APbD', step: { type: 'duplicated', key: 1 }, becomes: 'APbPbD' },
    { list: 'PbQcD', step: { type: 'deleted', key: 2 }, becomes: 'PbCD' },
    { list: 'PbTD', step: { type: 'deleted', key: 2 }, becomes: 'PbD' },
    { list: 'Pb', step: { type: 'deleted', key: 1 }, becomes: 'Pb' },
    { list: 'aTbPc', step: { type: 'opened', key: 0 }, becomes: 'ATBPc' },
  ] satisfies { list: string; step: DraftStep; becomes: string }[])(
    '$list with $step is $becomes',
    ({ list, step, becomes }) => {
      expect(resulting(list, step)).toBe(becomes)
    },
  )

  it('pasted questions belong to the passage whose question is open', () => {
    const questions = [{ kind: 'single_choice' as const, prompt: 'x', draft: { options: ['x', 'y'], correct: 0 } }]
    expect(resulting('APbcD', { type: 'opened', key: 2 }, { type: 'tookQuestions', questions })).toBe('APbxcD')
    expect(resulting('APbcD', { type: 'opened', key: 1 }, { type: 'tookQuestions', questions })).toBe('APxbcD')
    expect(resulting('APbcD', { type: 'opened', key: 4 }, { type: 'tookQuestions', questions })).toBe('APbcDX')
    expect(resulting('APbcD', { type: 'opened', key: 2 }, { type: 'tookQuestions', questions, atEnd: true })).toBe(
      'APbcDX',
    )
    expect(resulting('APbc', { type: 'opened', key: 0 }, { type: 'tookQuestions', questions, atEnd: true })).toBe(
      'APbcX',
    )
  })

  it.each([
    { list: 'APbcD', letter: 'P', at: 1, members: [2, 3] },
    { list: 'APbcD', letter: 'b', at: 2, members: [] },
    { list: 'APbcD', letter: 'c', at: 3, members: [] },
    { list: 'APbcTD', letter: 'T', at: 4, members: [] },
  ])('$letter, deleted and put back, makes $list again', ({ list, letter, at, members }) => {
    const entry = listOf(list).entries[at]
    if (!entry) throw new Error('no entry')
    const deleted: DraftStep = { type: 'deleted', key: keyOf(list, letter) }
    expect(resulting(list, deleted, { type: 'putBack', entry, at, members })).toBe(list)
  })

  it('a passage that is put back takes no question that has gone elsewhere', () => {
    const [, entry] = listOf('APbcD').entries
    if (!entry) throw new Error('no entry')
    const steps: DraftStep[] = [
      { type: 'deleted', key: 1 },
      { type: 'moved', key: 3, to: 0 },
      { type: 'putBack', entry, at: 2, members: [2, 3] },
    ]
    expect(resulting('APbcD', ...steps)).toBe('CAPbD')
  })
})

describe('a list with passages', () => {
  it('comes back as it was, and counts its questions alone', () => {
    const list = listOf('TAPbcQd')
    expect(lettersOf(draftListOf(itemsOf(list)))).toBe('TAPbcQd')
    expect(questionCountOf(null, list)).toBe(4)
  })

  it('leads to what still needs something', () => {
    expect(firstToDoIn(listOf('APbQ'))?.key).toBe(3)
    expect(firstToDoIn(listOf('APb'))).toBeUndefined()
    expect(listOf('APbQ').open).toBe(3)
  })

  it('takes what is typed into a passage in one go as one change', () => {
    const type = (text: string, at: number): DraftStep => ({
      type: 'changedPart',
      key: 0,
      part: { kind: 'group', text },
      typing: { field: 'text', at },
    })
    expect(resulting('Pb', type('R', 0), type('S', 100))).toBe('Sb')
    expect(resulting('Pb', type('R', 0), type('S', 100), { type: 'undone' })).toBe('Pb')
  })
})
