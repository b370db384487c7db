import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readQuizText } from '../quiz-text/read-quiz-text.ts'

const single = (prompt: string, options: string[], correct: number | null) => ({
  kind: 'single_choice',
  prompt,
  draft: { options, correct },
})
const multiple = (prompt: string, options: string[], correct: number[]) => ({
  kind: 'multiple_choice',
  prompt,
  draft: { options, correct, tellsHowMany: false },
})
const short = (prompt: string, accepted: string[]) => ({
  kind: 'short_answer',
  prompt,
  draft: { accepted, caseMatters: false, accentsMatter: false },
})
const number = (prompt: string, rows: object[]) => ({
  kind: 'numerical',
  prompt,
  draft: { rows, units: '', unit: null, decimals: null },
})
const around = (first: string, second = '') => ({ form: 'tolerance', first, second })
const truth = (prompt: string, correct: boolean) => ({ kind: 'true_false', prompt, draft: { correct } })
const essay = (prompt: string) => ({
  kind: 'open_ended',
  prompt,
  draft: { least: null, most: null, rubric: [{ text: '', weight: null }], model: '' },
})
const text = (words: string) => ({ kind: 'text', text: words })
const india = single('Capital of India?', ['Delhi', 'Pune'], 0)
const nepal = single('Capital of Nepal?', ['Kathmandu', 'Pokhara'], 0)
const scheme = (name: string) => ({ marking: { scheme: name } })

type Case = [string, string, ...object[]]

const READ: Case[] = [
  ['one right', '::Q1:: Capital of India? {=Delhi ~Pune}', india],
  ['over lines', 'Capital?\n{\n  ~Mumbai\n\n  =Delhi\n}', single('Capital?', ['Mumbai', 'Delhi'], 1)],
  [
    'escaped signs',
    '::a\\:b::[markdown]What is \\{x\\}? {=a\\=b ~c\\~d ~\\#e ~\\\\ ~f\\:g}',
    single('What is {x}?', ['a=b', 'c~d', '#e', '\\', 'f:g'], 0),
  ],
  ['ends of lines', '::Q::One\\ntwo {T}', truth('One\ntwo', true)],
  ['no end of a line', '::Q::Is $1 \\neq 2$? {T}', truth('Is $1 \\neq 2$?', true)],
  ['a star is a word', 'Sign of times? {=* ~+}', single('Sign of times?', ['*', '+'], 0)],
  ['a missing word', 'Delhi is {=in ~near} India.', single('Delhi is _____ India.', ['in', 'near'], 0)],
  ['a missing word that is typed', 'Two and two is {=four =4}.', short('Two and two is _____.', ['four', '4'])],
  [
    'several missing words',
    '::C::Delhi is in {=India}, pi is {#3.1..3.2}, the sky is {=blue ~red}.',
    {
      kind: 'fill_in_blanks',
      prompt: '',
      draft: { passage: 'Delhi is in [[India]], pi is [[#3.1..3.2]], the sky is [[>*blue|red]].' },
    },
  ],
  [
    'what a wrong one costs',
    'Which? {=a ~%-33.33333%b ~%-33.33333%c}',
    { ...single('Which?', ['a', 'b', 'c'], 0), marking: { wrongCosts: { numerator: 1, denominator: 3 } } },
  ],
  [
    'parts of all marks',
    'Primes? {~%50%2 ~%50%3 ~4}',
    { ...multiple('Primes?', ['2', '3', '4'], [0, 1]), ...scheme('proportional') },
  ],
  [
    'nothing where one is wrong',
    'Primes? {~%50%2 ~%50%3 ~%-100%4}',
    { ...multiple('Primes?', ['2', '3', '4'], [0, 1]), ...scheme('proportional_zero_if_wrong') },
  ],
  [
    'right minus wrong',
    'Even? {~%50%2 ~%50%4 ~%-50%3 ~%-50%5}',
    { ...multiple('Even?', ['2', '4', '3', '5'], [0, 1]), ...scheme('right_minus_wrong') },
  ],
  ['one right of those to be ticked', 'Even? {~%100%2 ~%-100%3}', multiple('Even?', ['2', '3'], [0])],
  [
    'thirds',
    'Odd? {~%33.33333%1 ~%33.33333%3 ~%33.33333%5 ~%-100%2}',
    { ...multiple('Odd?', ['1', '3', '5', '2'], [0, 1, 2]), ...scheme('proportional_zero_if_wrong') },
  ],
  ['true', '::T:: The sun is a star. {T}', truth('The sun is a star.', true)],
  [
    'false, with feedback',
    'Ice is hot. {FALSE#It is cold.}',
    { ...truth('Ice is hot.', false), explanation: 'It is cold.' },
  ],
  [
    'feedback for both',
    'It is so. {T#no#yes####Because.}',
    { ...truth('It is so.', true), explanation: 'Because.\nFalse: no\nTrue: yes' },
  ],
  ['short', 'Who? {=Tagore =%100%Rabindranath Tagore}', short('Who?', ['Tagore', 'Rabindranath Tagore'])],
  ['a number', 'How many? {#3:2}', number('How many?', [around('3', '2')])],
  ['a range', 'How many? {#-1..5}', number('How many?', [{ form: 'range', first: '-1', second: '5' }])],
  ['two numbers', 'How many? {# =3 =%100%-4.5:0.1}', number('How many?', [around('3'), around('-4.5', '0.1')])],
  [
    'feedback of numbers',
    'How many? {#=3:0#good ~#bad}',
    { ...number('How many?', [around('3')]), explanation: '3: good\nbad' },
  ],
  [
    'pairs',
    'Match. {=India -> Delhi =x \\=> y->$z$ = -> Dhaka}',
    {
      kind: 'matching',
      prompt: 'Match.',
      draft: {
        pairs: [
          { left: 'India', right: 'Delhi' },
          { left: 'x => y', right: '$z$' },
        ],
        extras: ['Dhaka'],
      },
    },
  ],
  ['an essay', '::E:: Why? {}', essay('Why?')],
  ['an essay with feedback', '::E:: Why? {####So.}', { ...essay('Why?'), explanation: 'So.' }],
  [
    'feedback of options',
    'Capital of India? {=Delhi#Yes. ~Pune#No.####Since 1911.}',
    { ...india, explanation: 'Since 1911.\nDelhi: Yes.\nPune: No.' },
  ],
  [
    'numbers before questions',
    '1. Capital of India? {=Delhi ~Pune}\n\n2) Capital of Nepal? {=Kathmandu ~Pokhara}',
    india,
    nepal,
  ],
  ['a question a line', 'Capital of India? {=Delhi ~Pune}\nCapital of Nepal? {=Kathmandu ~Pokhara}', india, nepal],
  [
    'titles without lines between',
    '::A::Capital of India? {=Delhi ~Pune}\n::B::It is. {F}',
    india,
    truth('It is.', false),
  ],
  ['comments', '// a\nCapital of India? {=Delhi\n// b\n~Pune}\n// c', india],
  ['a text', '::A::Read this.\n\nIt is. {T}', text('Read this.'), truth('It is.', true)],
]

const FORMULAS: Case[] = [
  ['as Moodle writes them', '::E::What? {=$E\\=mc^2$ ~\\\\(F\\=ma\\\\)}', single('What?', ['$E=mc^2$', '$F=ma$'], 0)],
  ['braces', '::S::Let $A\\=\\\\\\{1,2\\\\\\}$ be. {#4}', number('Let $A=\\{1,2\\}$ be.', [around('4')])],
  [
    'typed without backslashes',
    'Is $x^{T} = \\frac{1}{2}$? {=$\\frac{1}{2}$ ~$x^{2}$}',
    single('Is $x^{T} = \\frac{1}{2}$?', ['$\\frac{1}{2}$', '$x^{2}$'], 0),
  ],
  [
    'indices',
    '::M::What is $x_\\{1\\}$ when $x_\\{1\\}^2 \\= 4$? {#2}',
    number('What is $x_{1}$ when $x_{1}^2 = 4$?', [around('2')]),
  ],
  ['displayed', '::D::\\\\[x\\\\] and $$y$$ {T}', truth('$$x$$ and $$y$$', true)],
]

const HTML: Case[] = [
  ['marks', '[html]<p>A <b>bold </b><em>one</em></p>{T}', truth('A **bold** *one*', true)],
  ['paragraphs and lines', '[html]<p dir\\="ltr">a<br>b</p><p>c</p>{T}', truth('a\nb\n\nc', true)],
  ['indices', '[html]H<sub>2</sub>O, x<sup>n+1</sup>, a<sub>ij</sub> {T}', truth('H₂O, xⁿ⁺¹, a$_{ij}$', true)],
  ['entities', '[html]a &lt; b &amp; c&nbsp;&\\#960; {T}', truth('a < b & c π', true)],
  ['signs of prose', '[html]2 * 3 costs $5 {T}', truth('2 \\* 3 costs \\$5', true)],
  [
    'lists and code',
    '[html]<ul><li>a</li><li>b</li></ul><pre>x</pre><code>y</code> {T}',
    truth('- a\n- b\n\n```\nx\n```\n\n`y`', true),
  ],
  ['options', '[html]Q {=<p><i>a</i></p> ~[plain]<b>*}', single('Q', ['*a*', '<b>\\*'], 0)],
  ['from there on', '::U::Html [html]<p>bold <b>x</b></p> {T}', truth('Html\n\nbold **x**', true)],
  ['no tags elsewhere', 'Which is bold? {=<b> ~<i>}', single('Which is bold?', ['<b>', '<i>'], 0)],
  ['plain text', '[plain]2 *3* 4 {T}', truth('2 \\*3\\* 4', true)],
]

describe.each([
  ['a question of Moodle', READ],
  ['a formula', FORMULAS],
  ['a format', HTML],
])('%s is read', (_, cases) => {
  it.each(cases)('%s', (_name, source, ...items) => {
    const read = readQuizText(source)
    expect(read.problems).toEqual([])
    expect(read.leftover).toEqual([])
    expect(read.items).toEqual(items.map((item) => ({ format: 'prose', ...item })))
  })
})

type Told = [name: string, source: string, item: object, ...problems: [line: number, code: string, text: string][]]

describe('what has no place is told, and the rest is taken', () => {
  it.each<Told>([
    ['no right one', 'Which? {~a ~b}', single('Which?', ['a', 'b'], null), [1, 'no_answer', 'Which?']],
    [
      'a part of a choice',
      'Pick {=a\n~%50%b\n~c}',
      single('Pick', ['a', 'b', 'c'], 0),
      [2, 'less_than_full', '~%50%b'],
    ],
    ['costs that differ', 'Pick {=a ~%-50%b ~c}', single('Pick', ['a', 'b', 'c'], 0), [1, 'weight', '~%-50%b']],
    [
      'shares that differ',
      'Pick {~%70%a ~%30%b}',
      multiple('Pick', ['a', 'b'], [0, 1]),
      [1, 'weight', '~%70%a'],
      [1, 'weight', '~%30%b'],
    ],
    [
      'what wrong ones take away',
      'Pick {~%50%a ~%50%b\n~%-20%c}',
      { ...multiple('Pick', ['a', 'b', 'c'], [0, 1]), ...scheme('proportional') },
      [2, 'weight', '~%-20%c'],
    ],
    [
      'answers that earn less',
      'Say {=%100%yes\n=%50%yeah\n=%0%no}',
      short('Say', ['yes']),
      [2, 'less_than_full', '=%50%yeah'],
      [3, 'less_than_full', '=%0%no'],
    ],
    [
      'a band that earns less',
      'Say {#=10:1\n=%50%10:3#near}',
      { ...number('Say', [around('10', '1')]), explanation: '10 ± 3: near' },
      [2, 'less_than_full', '=%50%10:3#near'],
    ],
    ['what is no number', 'Say {#=10 =many}', number('Say', [around('10')]), [1, 'unknown_value', '=many']],
    [
      'no pair',
      'Match {=a -> b =c}',
      { kind: 'matching', prompt: 'Match', draft: { pairs: [{ left: 'a', right: 'b' }], extras: [] } },
      [1, 'unknown_value', '=c'],
    ],
    ['other tags', '[html]<u>a</u>\n<u>b</u> {T}', truth('a b', true), [1, 'tag', '<u>']],
    ['a title alone', '::Is it?::{T}', truth('', true), [1, 'outside', 'Is it?']],
  ])('%s', (_, source, item, ...problems) => {
    const read = readQuizText(source)
    expect(read.items).toEqual([{ format: 'prose', ...item }])
    expect(read.problems).toEqual(problems.map(([line, problem, text]) => ({ line, problem, text })))
    const lost = problems.filter(([, code]) => code !== 'no_answer')
    expect(read.leftover).toEqual(lost.map(([, , words]) => ({ after: 1, text: words })))
  })

  it('answers without an end end where others begin', () => {
    const read = readQuizText('Capital of India? {=Delhi ~Pune\n\nCapital of Nepal? {\n=Kathmandu ~Pokhara}')
    expect(read.items).toEqual([india, nepal].map((item) => ({ format: 'prose', ...item })))
    expect(read.problems.map(({ line, problem }) => [line, problem])).toEqual([[1, 'no_brace']])
  })

  it.each<Told>([
    ['two right', 'Pick {=a =b ~c}', multiple('Pick', ['a', 'b', 'c'], [0, 1]), [1, 'several_right', '=b']],
    ['no end', '::A::Pick {=a\n~b', single('Pick', ['a', 'b'], 0), [1, 'no_brace', '=a\n~b']],
    ['any text', 'Who? {=*Tagore*}', short('Who?', ['*Tagore*']), [1, 'any_text', '=*Tagore*']],
  ])('in doubt: %s', (_, source, item, ...problems) => {
    const read = readQuizText(source)
    expect(read.items).toEqual([{ format: 'prose', ...item }])
    expect(read.problems).toEqual(problems.map(([line, problem, text]) => ({ line, problem, text })))
    expect(read.leftover).toEqual([])
  })
})

it.each([
  ['an end that is missing', 'Pick {a'],
  ['an end alone', 'Pick } a'],
  ['gaps that are no blanks', 'A {=%50%b} and {=c}'],
  ['a category', '$CATEGORY: physics'],
])('names and keeps what it can not read: %s', (_, source) => {
  const read = readQuizText(`Is it? {T}\n\n${source}\n\n::A::Is it not? {F}`)
  expect(read.items).toHaveLength(2)
  expect(read.problems).toEqual([{ line: 3, problem: 'outside', text: source }])
  expect(read.leftover).toEqual([{ after: 1, text: source }])
  expect(read.places.map(({ line }) => line)).toEqual([1, 5])
})

it.each([
  '1. What is x^{T}?\na) 3\nb) 4\nAns: b',
  'Passage: A set {=a ~b}',
  'What is $x^{2}$?\na) 3\nb) 4',
  '1. A set {T}\na) 3\nb) 4',
  'What does {} do?\nAns: nothing {}',
])('leaves other text to its own reader: %j', (source) => {
  const plain = readQuizText(source)
  expect(plain.items.map((item) => item.kind)).not.toContain('true_false')
  expect(JSON.stringify(plain.items)).toContain('{')
})

describe('nothing of a question is lost', () => {
  const word = fc.constantFrom(
    '@',
    '@ @',
    '\\=@',
    '@\\~',
    '@ -> @',
    '#@',
    '[html]<b>@</b><u>@</u>',
    '[plain]@',
    '@\n@',
    '\\n@',
  )
  const sign = fc.constantFrom('=', '~', '=%100%', '~%50%', '~%-50%', '=%50%', '~%0%', '####', '#', '=3:', ' = ->')
  const answers = fc.oneof(
    fc.constantFrom('', 'T', 'FALSE#@#@', '#3', '#=3#@ =%50%4#@ ~#@', '####@', '@', '=@', '~@'),
    fc
      .array(
        fc.tuple(sign, word).map((parts) => parts.join('')),
        { maxLength: 5 },
      )
      .map((all) => all.join(' ')),
  )
  const braced = answers.map((body) => `{${body}}`)
  const piece = fc.oneof(word, braced, fc.constantFrom('\n', '\n\n', '1. ', '$CATEGORY: @\n', '::', '{', '}', ' '))
  it('of any', () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 10 }), (pieces) => {
        const source = pieces
          .join(' ')
          .split('@')
          .reduce((before, after, at) => `${before}w${at}w${after}`)
        const { items, leftover } = readQuizText(`::A::One {T}\n\n${source}`)
        const kept = JSON.stringify([items, leftover])
        const lost = [...source.matchAll(/w\d+w/g)].filter(([each]) => !kept.includes(each))
        const titles = [...source.matchAll(/^\s*::((?:[^:]|:(?!:))*)::/gm)].map(([title]) => title).join()
        expect(lost.filter(([each]) => !titles.includes(each))).toEqual([])
      }),
      { numRuns: 300 },
    )
  })
})
