import { describe, expect, it } from 'vitest'
import { questionId } from '../../questions/question-id.ts'
import { type Kind, RULES } from '../../questions/rules.ts'
import { hasParts, isFromLinks, isSayable } from '../../questions/traits.ts'
import { emptyQuestion } from '../drafts/draft.ts'
import {
  asksForFiles,
  asksForText,
  choicesIn,
  isInOwnWords,
  numberedIn,
  numbersIn,
  ownWordsIn,
  tellsWho,
  uploadsIn,
  uploadsTaken,
} from './facets.ts'
import type { AskedOf, QuestionOf } from './question.ts'

const KINDS = Object.keys(RULES) as Kind[]
const having = (test: (kind: Kind) => boolean) => KINDS.filter(test)

const asked = <K extends Kind>(kind: K, part: AskedOf<K>['asked']) =>
  ({ id: questionId.parse('q'), kind, prompt: 'Which?', asked: part, key: {} }) as QuestionOf<K>

const opinion = (other: boolean) =>
  asked('opinion', { options: ['Tea', 'Milk'], look: 'list', least: null, most: null, other })
const comment = (expects: AskedOf<'comment'>['asked']['expects']) =>
  asked('comment', { expects, least: null, most: null, only: null, from: null, to: null, decimals: null })
const files = asked('file', { sorts: ['pdf'], most: 2, mebibytes: 3 })
const SENT = [['abcdefghijklmnopqrstuv', 'a.pdf', 12]] as const

describe('what a question is for others', () => {
  it('is told of a question and of its draft alike', () => {
    const { kind, asked: steps } = asked('scale', { look: 'nps', from: 0, to: 10, low: null, middle: null, high: null })
    const draft = { ...steps, low: '', middle: '', high: '' }
    for (const question of [
      { kind, asked: steps },
      { kind, draft },
    ]) {
      expect(choicesIn(question).at(-1)).toEqual({ value: 10, text: '10' })
      expect(numbersIn(question)).toEqual({ from: 0, to: 10 })
    }
  })

  it('has what can be chosen where options stand below each other', () => {
    expect(choicesIn(opinion(false))).toEqual([
      { value: 0, text: 'Tea' },
      { value: 1, text: 'Milk' },
    ])
    expect(having((kind) => choicesIn(emptyQuestion(kind)).length > 0)).toEqual([
      'single_choice',
      'multiple_choice',
      'scale',
      'opinion',
    ])
    expect(numberedIn(asked('ranking', { items: ['Tea', 'Milk'], top: null })).map(({ text }) => text)).toEqual([
      'Tea',
      'Milk',
    ])
    expect(numberedIn(asked('true_false', {})).map(({ value }) => value)).toEqual([0, 1])
  })

  it('is compared by number where any number may be written, too', () => {
    expect(numbersIn(comment('number'))).toBeNull()
    expect(numbersIn(opinion(false))).toBeUndefined()
  })

  it('says what is in own words, which nobody else may be told', () => {
    expect(having(isInOwnWords)).toEqual(['fill_in_blanks', 'short_answer', 'numerical', 'open_ended', 'comment'])
    expect(ownWordsIn(opinion(true), [0, 'Juice'])).toBe('Juice')
    expect(ownWordsIn(opinion(true), [0])).toBe('')
    expect(ownWordsIn(comment('text'), 'As it was')).toBe('As it was')
    expect(ownWordsIn(asked('numerical', { units: ['km', 'm'], decimals: null }), ['7', 1])).toBe('7 m')
    expect(ownWordsIn(opinion(false), [0, 'Juice']), 'that could not be given').toBe('')
    expect([opinion(true), opinion(false), comment('line'), files].map((each) => asksForText(each))).toEqual([
      true,
      false,
      true,
      false,
    ])
  })

  it('tells who answered where an address is asked for, or a file', () => {
    const expected = ['line', 'email', 'phone', 'number'] as const
    expect(expected.map((expects) => tellsWho(comment(expects)))).toEqual([false, true, true, false])
    expect([tellsWho(files), tellsWho(opinion(true))]).toEqual([true, false])
  })

  it('takes files where it asks for them', () => {
    expect(having(asksForFiles)).toEqual(['file'])
    expect([asksForFiles(undefined), asksForFiles('hologram'), asksForFiles('toString')]).toEqual([false, false, false])
    expect(uploadsTaken(files)).toMatchObject({ sorts: ['pdf'], most: 2, mebibytes: 3 })
    expect([uploadsIn(files, SENT), uploadsIn(files, null), uploadsIn(opinion(true), [0])]).toEqual([SENT, [], null])
  })

  it('is right in part, said in later texts, and answered by a link where its kind can be', () => {
    expect(having(hasParts)).toEqual(['multiple_choice', 'fill_in_blanks', 'ordering', 'matching'])
    expect(having(isSayable)).toEqual(['single_choice', 'multiple_choice', 'scale', 'opinion', 'comment', 'ranking'])
    expect(having(isFromLinks)).toEqual(['scale', 'opinion', 'comment'])
  })
})
