import { describe, expect, it } from 'vitest'
import { readQuizText } from './read-quiz-text.ts'

/** Ways to say that the second of four options is right. */
const KEYS = [
  ...[
    '(Ans: b)',
    '[Ans: b]',
    '{Ans: b}',
    '(Ans. b)',
    '(Ans b)',
    '(answer b)',
    'Ans: b',
    'Ans - b',
    'Ans – (b)',
    'ANS:B',
  ],
  ...['Answer is b', 'The answer is b', 'The correct answer is (b)', 'Correct answer is option b', 'Correct option: b'],
  ...['Correct: b', 'Key: b', '(Key: b)', 'Official key b', 'Answer key by NTA: b', 'Sol. (b)', 'Soln. b', 'Sol b'],
  ...['A: b', '(A: b)', '(b) is correct', 'Option b is correct', 'option (b) is right', 'b is the correct answer'],
  ...['**b**', '**Ans: b**', '*Ans: b*', '<b>Ans: b</b>', '(b)', '[b]', '{b}', '// b', '✓ b', '✅ b', '👉 b', '→ b'],
  ...['Ans ~ b', 'Ans | b', 'Ans; b', 'ans=b', 'Ans🟢 b', 'Ans No. b', 'Answer number 2', 'Ans: 2', 'Response: b'],
  ...[
    'Ansr: b',
    'Anwser: b',
    'Asn: b',
    'A n s : b',
    '𝐀𝐧𝐬: b',
    'Ａｎｓ：ｂ',
    'Аns: b',
    'Αns: b',
    'Ans:\u200bb',
    '\u202eb :snA',
  ],
  ...[
    '"Ans: b"',
    '«Ans: b»',
    '"answer": "b"',
    'correct_answer: b',
    'is_correct: b',
    'Hence, (b)',
    'So the answer is b',
  ],
  ...['(Ans: Delhi)', 'Ans. Delhi', '(Delhi)', '[Delhi]', '— Delhi', '{=Delhi}', '~=Delhi', '%100%Delhi'],
  ...['उत्तर: b', 'उत्तर - ख', 'सही उत्तर b', 'सही विकल्प (b)', '(उ.b)', 'जवाब b', 'सही: b', 'विकल्प b सही है'],
  ...['উত্তর: খ', 'উঃ খ', 'উ: (খ)', 'সঠিক উত্তর খ', 'সঠিকঃ খ', 'সমাধান: b', 'বিকল্প খ সঠিক', 'ঠিক উত্তর খ'],
]
const TEXTS = ['Mumbai', 'Delhi', 'Chennai', 'Kolkata']
const ASKED = 'What is the capital of India?'
const labelled = (texts: readonly string[]) => texts.map((text, at) => `(${'abcd'[at]}) ${text}`)
const inGift = (text: string) => text.replace(/[{}=~:#]/g, '\\$&')
const asSheet = (asked: string, texts: readonly string[]) =>
  `Question\tOption A\tOption B\tOption C\tOption D\tAnswer\n${[asked, ...texts, 'C'].join('\t')}\nTwo?\tq\tw\te\tr\tA`
const behindLast = (key: string) => TEXTS.map((text, at) => (at === 3 ? `${text} ${key}` : text))

const PLACES: { [place: string]: (key: string) => string } = {
  'behind what is asked': (key) => [`1. ${ASKED} ${key}`, ...labelled(TEXTS)].join('\n'),
  'in front of it': (key) => [`1. ${key} ${ASKED}`, ...labelled(TEXTS)].join('\n'),
  'below it': (key) => [`1. ${ASKED}`, key, ...labelled(TEXTS)].join('\n'),
  'behind the last option': (key) => [`1. ${ASKED}`, ...labelled(behindLast(key))].join('\n'),
  'below the options': (key) => [`1. ${ASKED}`, ...labelled(TEXTS), key].join('\n'),
  'in a cell': (key) => asSheet(`${ASKED} ${key}`, TEXTS),
  'in the cell of an option': (key) => asSheet(ASKED, behindLast(key)),
  'in Aiken': (key) => `${ASKED} ${key}\n${TEXTS.map((text, at) => `${'ABCD'[at]}. ${text}`).join('\n')}\nANSWER: C`,
  'in GIFT': (key) => `${ASKED} ${inGift(key)} {~Mumbai ~Delhi =Chennai ~Kolkata}`,
  'in an answer of GIFT': (key) => `${ASKED} {~Mumbai ~Delhi =Chennai ~Kolkata ${inGift(key)}}`,
}

/** What students would see and nobody told. */
const seenInSilence = (text: string): string[] => {
  const { items, problems } = readQuizText(text)
  const told = problems.filter(({ problem }) => !['no_answer', 'options_differ', 'too_few_options'].includes(problem))
  const said = told.map((problem) => problem.text)
  return items.slice(0, 1).flatMap((item) => {
    if (!('prompt' in item)) return []
    const options = 'options' in item.draft && Array.isArray(item.draft.options) ? item.draft.options.map(String) : []
    const isKnown = (seen: string) => [ASKED, ...TEXTS].includes(seen) || said.includes(seen)
    return [item.prompt, ...options].filter((seen) => !isKnown(seen))
  })
}

describe.each(Object.entries(PLACES))('a key %s is used or told', (_, textWith) => {
  it.each(KEYS)('%s', (key) => expect(seenInSilence(textWith(key))).toEqual([]))
})

describe('a mark of one option is used or told', () => {
  const marks = [
    '(correct)',
    '- correct',
    '<-- correct',
    '// correct',
    'CORRECT ANSWER',
    '"correct"',
    '(corect)',
    'Ans',
  ]
  const signs = ['*', '✓', '√', '★', '👈', '←', '<==', '##', '💯', '🟢', '⬅️', '(T)', '[x]', '(yes)', '(+1)', '(100%)']
  const words = ['(সঠিক)', 'সঠিক উত্তর', '— সঠিক', '(उत्तर)', '(सही उत्तर)', '(উঃ)']
  it.each([...marks, ...signs, ...words])('%s', (mark) => {
    const marked = TEXTS.map((text, at) => (at === 1 ? `${text} ${mark}` : text))
    expect(seenInSilence([`1. ${ASKED}`, ...labelled(marked)].join('\n'))).toEqual([])
    expect(seenInSilence(asSheet(ASKED, marked))).toEqual([])
  })
  it.each(['**', '√', '→', '=>', '[x]', '(correct)', 'Correct:', '#', '>>', '(সঠিক)', 'सही:', '●', '(T)'])(
    '%s',
    (mark) => {
      const marked = TEXTS.map((text, at) => (at === 1 ? `${mark} ${text}` : text))
      expect(seenInSilence([`1. ${ASKED}`, ...labelled(marked)].join('\n'))).toEqual([])
    },
  )
})

it.each(['(The correct answer)', '(right answer)', '[correct]'])('%s behind an option is no part of it', (mark) => {
  const { items } = readQuizText([`1. ${ASKED}`, '(a) p', `(b) q ${mark}`, '(c) r'].join('\n'))
  expect(items).toMatchObject([{ draft: { options: ['p', 'q', 'r'], correct: 1 } }])
})

it.each(['*b*', '**Ans: b**'])('the last star of %s ticks no option', (key) => {
  const { items } = readQuizText([`1. ${ASKED}`, '(a) p', '(b) q', `(c) r ${key}`].join('\n'))
  expect(items).not.toMatchObject([{ draft: { correct: 2 } }])
})

describe('what only looks so is not asked', () => {
  it.each([
    ['Choose the correct answer: the ratio is', ['1 : 2', 'a : b', '2 : 1', 'b : a']],
    ['Which statement is correct?', ['Only A is correct', 'Only B is correct', 'Both are correct', 'None is correct']],
    ['Read A and R.', ['A is correct but R is not', 'R is correct', 'Both A and R', 'Neither']],
    ['Give your answer in metres.', ['1', '2', '3', '√3']],
    ['Solution A is acidic. Which one is basic?', ['x', 'y', 'z', '> 5']],
    ['Press the key that prints.', ['Ctrl', 'Alt', 'Fn', 'Turn right']],
    ['The value of f(b) at x → a?', ['f (a) + 1', '-1', '0', '2']],
    ['कर्क रेखा कहाँ है?', ["23°30' उत्तर", "23°30' दक्षिण", '0°', "66°30' पूर्व"]],
    ['সঠিক উত্তর বেছে নাও', ['A ভুল কিন্তু R সঠিক', 'উভয়ই সঠিক', 'A', 'R']],
    ['Answer in one word: who?', ['Vitamin C', 'Iron', 'Zinc', 'Iodine']],
    ['Is \\(a = b\\) the answer to $x: b$?', ['yes', 'no', 'always', 'never']],
  ])('%s %j', (asked, texts) => {
    const { problems } = readQuizText([`1. ${asked}`, ...labelled(texts), 'Ans: b'].join('\n'))
    expect(problems.filter(({ problem }) => problem === 'key_in_question')).toEqual([])
  })
})

describe('what is to be typed is told where it stands among what is asked', () => {
  it.each([
    ['The sun rises in the ____ (east).', 'east'],
    ['The sun rises in the ____ [East]', 'east'],
    ['ভারতের রাজধানী ____ (দিল্লি)', 'দিল্লি'],
  ])('%s', (asked, answer) => {
    const { problems } = readQuizText(`1. ${asked}\nAns: ${answer}`)
    expect(problems).toMatchObject([{ problem: 'key_in_question', text: asked }])
  })
  it.each([
    ['He ____ (go) to school.', 'goes'],
    ['Write f(x) for x = 3.', 'x'],
    ['Answer (true/false) or in words: is it?', 'yes'],
  ])('but not %s', (asked, answer) => {
    expect(readQuizText(`1. ${asked}\nAns: ${answer}`).problems).toEqual([])
  })
})

it('a passage and a heading are looked at, too', () => {
  const { problems } = readQuizText('Passage: Read this. (Ans: b)\n1. Which?\n(a) x\n(b) y\nAns: a')
  expect(problems).toMatchObject([{ problem: 'key_in_question' }])
})
