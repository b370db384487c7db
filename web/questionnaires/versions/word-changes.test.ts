import { describe, expect, it } from 'vitest'
import { wordChanges } from './word-changes.ts'

const told = (before: string, after: string) =>
  wordChanges(before, after)
    .map(({ kind, text }) => ({ same: text, removed: `[-${text}-]`, added: `[+${text}+]` })[kind])
    .join('')

describe('what became of a text', () => {
  it.each([
    ['the same', 'Is it ice?', 'Is it ice?', 'Is it ice?'],
    ['a word', 'Is it ice?', 'Is it snow?', 'Is it [-ice-][+snow+]?'],
    ['a sign', 'Is it?', 'Is it!', 'Is it[-?-][+!+]'],
    ['a word that came', 'Is ice cold?', 'Is dry ice cold?', 'Is [+dry +]ice cold?'],
    ['a word that went', 'Is dry ice cold?', 'Is ice cold?', 'Is [-dry -]ice cold?'],
    ['all of it', 'Yes', 'No', '[-Yes-][+No+]'],
    ['nothing before', '', 'New', '[+New+]'],
    ['Bengali', 'রাজধানী কোনটি?', 'রাজধানী কলকাতা?', 'রাজধানী [-কোনটি-][+কলকাতা+]?'],
    ['a sign within a Bengali word', 'ক্ষ কী?', 'ক্ষি কী?', '[-ক্ষ-][+ক্ষি+] কী?'],
    ['a part of a formula', '$x^2 + 1$ is', '$x^{2} + 1$ is', '$x^[+{+]2[+}+] + 1$ is'],
    ['a line', 'One two', 'One\ntwo', 'One[- -][+\n+]two'],
  ])('%s', (_, before, after, changes) => expect(told(before, after)).toBe(changes))

  it('is told of a long text too, wherever it changed', () => {
    const long = (...[first, last]: string[]) => `${first} ${'or this, '.repeat(500)}${last}`
    expect(told(long('Red', 'old'), long('Blue', 'new'))).toBe(long('[-Red-][+Blue+]', '[-old-][+new+]'))
  })

  it('is told by its beginning and its end where hardly a word between them stayed', () => {
    const words = (letter: string) => Array.from({ length: 300 }, (_, at) => letter + at).join('-')
    const [before, after] = [words('a'), words('b')]
    expect(told(`Is it ${before} now?`, `Is it ${after} now?`)).toBe(`Is it [-${before}-][+${after}+] now?`)
    expect(told(`Is it`, `Is it ${after}`)).toBe(`Is it[+ ${after}+]`)
  })

  it('is all of both texts, whatever they are', () => {
    const texts = ['a b c', 'c b a', 'x', '', 'a  b\nc!', 'word '.repeat(900), `word ${'other '.repeat(900)}`]
    for (const before of texts)
      for (const after of texts) {
        const changes = wordChanges(before, after)
        const without = (kind: string) => changes.flatMap((each) => (each.kind === kind ? [] : [each.text])).join('')
        expect([without('added'), without('removed')]).toEqual([before, after])
      }
  })
})
