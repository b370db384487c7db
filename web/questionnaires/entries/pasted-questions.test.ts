import { expect, it } from 'vitest'
import { looksLikeQuestions, pastedOptions } from './pasted-questions.ts'

it.each(['abcdefghijklmnopqrstuvwxyz', 'কখগঘঙচছজঝঞটঠডঢণতথদধনপফবভমযরলশষসহ', 'कखगघङचछजझञटठडढणतथदधनपफबभमयरलवशषसह'])(
  'as many options are pasted as there are letters: %s',
  (letters) => {
    const options = [...letters].map((letter, index) => `option ${index} ${letter}`)
    expect(pastedOptions([...letters].map((letter, index) => `${letter}) ${options[index]}`).join('\n'))).toEqual(
      options,
    )
  },
)

it.each([
  ['1. A?\na) x\nb) y', true],
  ['A poem\nof two lines', false],
  ['one line', false],
  ['Capital?\nAns: Delhi', true],
  ['1. It is wet.\n2. It is dry.', false],
  ['1. Define force. [2]\n2. Define work. [3]', true],
])('%j looks like questions: %s', (text, is) => expect(looksLikeQuestions(text)).toBe(is))

it.each([
  ['red\n\n green \r\nblue', ['red', 'green', 'blue']],
  ['a) red\nb) green', ['red', 'green']],
  ['ক) লাল\nখ) সবুজ', ['লাল', 'সবুজ']],
  ['- red\n- green', ['red', 'green']],
])('the lines of %j are options', (text, options) => expect(pastedOptions(text)).toEqual(options))
