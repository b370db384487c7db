import { describe, expect, it } from 'vitest'
import { type Block, formulaKey, formulasIn, hasMarkup, picturesIn, plainOf, readProse, type Span } from './prose.ts'

/** Short names for what was read, so that a table of cases can be read as well. */
const spanOf = (span: Span): unknown => {
  if (span.kind === 'text') return span.text
  if (span.kind === 'code') return { code: span.text }
  if (span.kind === 'formula') return span.isDisplay ? { display: span.tex } : { formula: span.tex }
  if (span.kind === 'picture') return { picture: span.id, alternative: span.alternative }
  return { [span.kind]: span.spans.map(spanOf) }
}

const blockOf = (block: Block): unknown => {
  if (block.kind === 'code') return { block: block.text }
  if (block.kind === 'paragraph') return block.spans.map(spanOf)
  return {
    [block.start === null ? 'bullets' : `from ${block.start}`]: block.items.map(({ spans, lists }) => [
      ...spans.map(spanOf),
      ...lists.map(blockOf),
    ]),
  }
}

const read = (source: string) => readProse(source).map(blockOf)

describe('prose', () => {
  it.each([
    ['plain words', 'A cat.\nA dog.', [['A cat.\nA dog.']]],
    ['paragraphs', 'A cat.\n \n\nA dog.\r\nA cow.', [['A cat.'], ['A dog.\nA cow.']]],
    ['bold', 'a **cat** sat', [['a ', { strong: ['cat'] }, ' sat']]],
    ['a bold word with an ending', '**কলকাতা**র', [[{ strong: ['কলকাতা'] }, 'র']]],
    ['italics', '*Felis catus*', [[{ emphasis: ['Felis catus'] }]]],
    ['italics in bold', '**a *b* c**', [[{ strong: ['a ', { emphasis: ['b'] }, ' c'] }]]],
    ['both', '***a***', [[{ strong: [{ emphasis: ['a'] }] }]]],
    ['products', '2*3*4 and 2 * 3 * 4', [['2*3*4 and 2 * 3 * 4']]],
    ['what nothing closes', '**a *b', [['**a *b']]],
    ['a star in bold', '**a*b**', [[{ strong: ['a*b'] }]]],
    ['rows of stars', '**** *****', [['**** *****']]],
    ['code', 'the `a*b` of C', [['the ', { code: 'a*b' }, ' of C']]],
    ['a backtick alone', '5` and 6', [['5` and 6']]],
    ['a block of code', 'x\n```c\nif (a)\n  b\n```\ny', [['x'], { block: 'if (a)\n  b' }, ['y']]],
    ['a block of code without an end', '```\na\n', [{ block: 'a\n' }]],
    ['escapes', '\\*a\\* \\$5 \\\\ \\a', [['*a* $5 \\ \\a']]],
    [
      'a picture',
      'See ![a \\[blue\\] bird](abc_DEF-123).',
      [['See ', { picture: 'abc_DEF-123', alternative: 'a [blue] bird' }, '.']],
    ],
    ['no picture', '![a](short) ![b](not an id) !x', [['![a](short) ![b](not an id) !x']]],
    ['no links and no HTML', '[a](https://b.c) <b onclick="x">', [['[a](https://b.c) <b onclick="x">']]],
  ])('reads %s', (_, source, blocks) => expect(read(source)).toEqual(blocks))

  it.each([
    ['a formula', 'If $x^2=4$, then', [['If ', { formula: 'x^2=4' }, ', then']]],
    ['money', '$5 and $6', [['$5 and $6']]],
    ['money and a formula', 'costs $5 for $x$ kg', [['costs $5 for ', { formula: 'x' }, ' kg']]],
    ['a dollar behind a space', 'a $x $ b', [['a $x $ b']]],
    ['a dollar within a formula', '$5\\$ + x$', [[{ formula: '5\\$ + x' }]]],
    ['a star within a formula', '$a*b*c$', [[{ formula: 'a*b*c' }]]],
    ['a formula in bold', '**so $x$**', [[{ strong: ['so ', { formula: 'x' }] }]]],
    ['a displayed formula', 'so\n$$\na = b\n- c\n$$\nthen', [['so', { display: 'a = b\n- c' }, 'then']]],
    ['a displayed formula within a line', 'so $$x$$ then', [['so ', { display: 'x' }, ' then']]],
    ['two dollars without a formula', '5 $$ and 6', [['5 $$ and 6']]],
    ['a formula next to another', '$a$$b$', [[{ formula: 'a' }, { formula: 'b' }]]],
  ])('reads %s by the dollars', (_, source, blocks) => expect(read(source)).toEqual(blocks))

  it.each([
    ['bullets', '- a\n- b', [{ bullets: [['a'], ['b']] }]],
    ['numbers', 'Which?\n3. a\n4. b\nSay.', [['Which?'], { 'from 3': [['a'], ['b']] }, ['Say.']]],
    ['a list in a list', '- a\n  1. b\n  2. c\n- d', [{ bullets: [['a', { 'from 1': [['b'], ['c']] }], ['d']] }]],
    ['an item of two lines', '- a\n  b\nc', [{ bullets: [['a\nb']] }, ['c']]],
    ['items with lines between', '- a\n\n- b', [{ bullets: [['a'], ['b']] }]],
    ['one list after the other', '- a\n1. b', [{ bullets: [['a']] }, { 'from 1': [['b']] }]],
    ['a year', '1947. In that year', [['1947. In that year']]],
    ['a number below zero', '-5 and - 5', [['-5 and - 5']]],
    ['markup in items', '- **a** $x$', [{ bullets: [[{ strong: ['a'] }, ' ', { formula: 'x' }]] }]],
  ])('reads %s as lists or not', (_, source, blocks) => expect(read(source)).toEqual(blocks))

  it('nests lists four deep at most', () => {
    const source = Array.from({ length: 50 }, (_, depth) => `${' '.repeat(2 * depth)}- ${depth}`).join('\n')
    const depthOf = (block: Block): number =>
      block.kind === 'list' ? 1 + Math.max(0, ...block.items.flatMap(({ lists }) => lists.map(depthOf))) : 0
    expect(readProse(source).map(depthOf)).toEqual([4])
  })

  it.each([
    ['**A** *cat*\n\nsat', 'A cat sat'],
    ['$x^2$ or $$y$$ or `z`', 'x^2 or y or z'],
    ['Which?\n- a\n- b\n  - c', 'Which? a; b c'],
    ['![a map](abcdefgh) of it', 'a map of it'],
    ['```\na  b\n```', 'a b'],
    [' \n ', ''],
  ])('%j is in one line %j', (source, words) => expect(plainOf(source)).toBe(words))

  it.each([
    ['$5 and $6, 2*3, a - b', false],
    ['two\n\nparagraphs', false],
    ['a $x$', true],
    ['a\\*b', true],
    ['- a', true],
    ['1. a', true],
    ['**a**', true],
  ])('%j looks other than it is written: %s', (source, markup) => expect(hasMarkup(source)).toBe(markup))

  it('tells its formulas and its pictures, wherever they are', () => {
    const source = '**$a$**\n- $b$ ![](pictur-1)\n  - $$b$$\n\n`$c$`'
    expect(formulasIn(source).map(formulaKey)).toEqual(['a', 'b', '$b'])
    expect(picturesIn(source).map(({ id }) => id)).toEqual(['pictur-1'])
  })
})

describe('any text', () => {
  const SIZE = 10_000
  const filled = (part: string, size = SIZE) => part.repeat(Math.ceil(size / part.length)).slice(0, size)
  const PARTS = [
    '*',
    '**a ',
    'a*',
    '*a ',
    ' **a *b',
    '$',
    '$a ',
    '$$a ',
    '$$\n',
    '$$ a\nb\n\n',
    '`',
    '` a',
    '```a\n',
  ].concat(['- a\n', '  - a\n', '1. ', '![', '![\\', '![a](', '\\', '\n', ' ', ' \n', '```\na\n', '\u0000', '\ud800'])

  it.each(PARTS)('of many %j is read without a fault, and nothing is lost', (part) => {
    const source = filled(part)
    expect(() => hasMarkup(source)).not.toThrow()
    const letters = (text: string) => text.replace(/[^a-z]/g, '').length
    if (!part.includes('```')) expect(letters(plainOf(source))).toBe(letters(source))
  })

  it('takes time in proportion to its length, however it is made', () => {
    const quickest = (source: string) => {
      const times = Array.from({ length: 5 }, () => {
        const before = performance.now()
        readProse(source)
        return performance.now() - before
      })
      return Math.min(...times)
    }
    // Ten milliseconds where nothing else runs; a reader that looks back over all of it takes seconds.
    for (const part of PARTS) expect([part, quickest(filled(part, 4 * SIZE)) < 200]).toEqual([part, true])
  })
})
