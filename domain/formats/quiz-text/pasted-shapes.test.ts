import { describe, expect, it } from 'vitest'
import { withEdits } from './edited-text.ts'
import { readQuizText } from './read-quiz-text.ts'
import { asRow, readRows } from './read-rows.ts'

type Row = [prompt: string, options: string[], right: number | number[] | null, why?: string]

const readsAs = (text: string, rows: Row[], told: string[] = []) => expect(readRows(text)).toEqual({ rows, told })

describe('posts of channels', () => {
  it('labels in squares, and a key behind a finger', () =>
    readsAs(
      '🔰 GK BOOSTER 🔰\n\n❓ Who was first?\n\n🅰️ Raja\n🅱️ Mount\n🅲 Prasad\n\nAns 👉 🅱️\n\n❓ Which state?\n\n🅰️ Kerala\n🅱️ Odisha\n\nAns 👉 🅰️',
      [
        ['Who was first?', ['Raja', 'Mount', 'Prasad'], 1],
        ['Which state?', ['Kerala', 'Odisha'], 0],
      ],
    ))

  it('numbers on keys, as the question’s, as labels and as the answer', () =>
    readsAs('प्रश्न 1️⃣ जलीय जीव?\n1️⃣ मगर\n2️⃣ डॉल्फिन\nउत्तर ➡️ 2️⃣\n\nप्रश्न 2️⃣ कहाँ?\n1️⃣ दिल्ली\n2️⃣ पटना\nउत्तर ➡️ 1️⃣', [
      ['जलीय जीव?', ['मगर', 'डॉल्फिन'], 1],
      ['कहाँ?', ['दिल्ली', 'पटना'], 0],
    ]))

  it('a disc before each question, below a heading', () =>
    readsAs('📚 WBP GK 📚\n\n🔴 কোন ভিটামিন?\n[A] এ ✅\n[B] বি\n\n🔴 যুদ্ধ কবে?\n[A] ১৭৫৬\n[B] ১৭৫৭ ✅', [
      ['কোন ভিটামিন?', ['এ', 'বি'], 0],
      ['যুদ্ধ কবে?', ['১৭৫৬', '১৭৫৭'], 1],
    ]))

  it('labels that only a finger sets off, and a key in bold', () =>
    readsAs('1. राजधानी?\nA👉 गया\nB👉 पटना\n*Ans👉 B*', [['राजधानी?', ['गया', 'पटना'], 1]]))

  it.each([['? – '], ['? - '], ['? = '], ['? → ']])('questions with “%s” before their answers', (between) => {
    const { items, problems } = readQuizText(
      `➤ Who wrote it${between}Tagore\n➤ Which is the largest state${between}Rajasthan`,
    )
    expect(problems).toEqual([])
    expect(items).toMatchObject([
      { kind: 'short_answer', prompt: 'Who wrote it?', draft: { accepted: ['Tagore'] } },
      { kind: 'short_answer', prompt: 'Which is the largest state?', draft: { accepted: ['Rajasthan'] } },
    ])
  })
})

describe('where keys stand', () => {
  it('at the edge of the page, behind the last options', () =>
    readsAs('प्र. 4. पुष्प?\n(अ) गुलाब          (ब) रोहिड़ा\n(स) कमल           (द) गेंदा                    (ब)', [
      ['पुष्प?', ['गुलाब', 'रोहिड़ा', 'कमल', 'गेंदा'], 1],
    ]))

  it('what is set off and no label is a part of the option', () =>
    readsAs('1. Which?\n(a) one\n(b) two          (x)\nAns: a', [['Which?', ['one', 'two (x)'], 0]]))

  it('behind a tick, with why behind a hand', () =>
    readsAs('Q.14 Which?\na. I\nb. II\nc. III\n✔ b\n☞ Because it was found so by everybody who looked.', [
      ['Which?', ['I', 'II', 'III'], 1, 'Because it was found so by everybody who looked.'],
    ]))

  it.each([['Sol : '], ['Solutions: '], ['हल : '], ['সমাধান – ']])('in explanations that begin behind “%s”', (name) =>
    readsAs(
      `18. How many?\n(1) 12\n(2) 15\n19. What is it?\n(1) two\n(2) five\n\n${name}18. (2) since it is so\n19. (1) as they say`,
      [
        ['How many?', ['12', '15'], 1, 'since it is so'],
        ['What is it?', ['two', 'five'], 0, 'as they say'],
      ],
    ),
  )

  it('steps in brackets are no key', () =>
    readsAs(
      '1. How many?\n(1) 12\n(2) 15\n\nSolutions\n1. (1) Add them. (2) Take half.',
      [['How many?', ['12', '15'], null, '(1) Add them. (2) Take half.']],
      ['no_answer'],
    ))

  it('below a heading, though each question has its own: what differs is asked', () => {
    const { items, problems } = readQuizText(
      '1. A?\n(A) x  (B) y\nAns- (B)\n2. B?\n(A) x  (B) y\nAns- (A)\n\nAnswer Key\n1-B, 2-B',
    )
    expect(items.map(asRow)).toEqual([
      ['A?', ['x', 'y'], 1],
      ['B?', ['x', 'y'], null],
    ])
    expect(problems).toMatchObject([{ line: 6, problem: 'two_keys', choices: [{}, {}] }])
  })
})

describe('questions that are answered in words', () => {
  it.each([
    ['1. Define osmosis.                    [2]\n2. Tell xylem from phloem.                     [3]'],
    [
      'Name: ______   Roll: ____\n\n1. Define osmosis.                    [2]\n2. Tell xylem from phloem.                    [3]',
    ],
    ['বিভাগ – খ (প্রতিটি প্রশ্নের মান ২)\n১। বল কাকে বলে?\n২। দুটি কাজ লেখো।'],
  ])('each is one, and none an entry of a list: %j', (text) => {
    const { items, problems } = readQuizText(text)
    expect(items.filter(({ kind }) => kind === 'open_ended')).toHaveLength(2)
    expect(problems.filter(({ problem }) => problem === 'in_words')).toHaveLength(2)
  })

  it.each([
    ['1. Define osmosis.'],
    ['1. Define osmosis. [2]\n2. Which gas?\n(a) one\n(b) two\nAns: a'],
    ['1. Which gas? [2]\nneon\nargon\n2. Which metal? [2]\niron\nzinc'],
  ])('what may have lost its options stays a choice: %j', (text) => {
    const { items, problems } = readQuizText(text)
    expect(items[0]?.kind).toBe('single_choice')
    expect(problems[0]).toMatchObject({ line: 1, problem: 'too_few_options' })
  })

  it.each([['আঙ্কিক'], ['गलत']])('a heading that is none stays told: %s', (heading) => {
    const { problems } = readQuizText(`${heading} xyz\n\n1. Wet?\n(a) yes\n(b) no\nAns: a`)
    expect(problems).toMatchObject([{ line: 1, problem: 'outside' }])
  })

  it.each([
    ['आंकिक प्रश्न'],
    ['গাণিতিক প্রশ্ন'],
    ['Objective Type Questions'],
    ['উপবিভাগ ২.২ : সত্য বা মিথ্যা নির্ণয় করো'],
    ['Assertion-Reason questions'],
  ])('a heading names a section by its questions: %s', (heading) => {
    const { items, problems } = readQuizText(`${heading}\n\n1. Wet?\n(a) yes\n(b) no\nAns: a`)
    expect(problems).toEqual([])
    expect(items).toMatchObject([{ kind: 'section' }, { kind: 'single_choice' }])
  })
})

describe('words around questions', () => {
  it('directions with their numbers begin a passage', () => {
    const { items, problems } = readQuizText(
      'निर्देश (प्र.सं. 31-32) : गद्यांश को पढ़कर विकल्प चुनिए।\n\nपुस्तकें मित्र होती हैं।\n\n31. मित्र कौन?\n1. धन\n2. पुस्तकें\n32. समास?\n1. द्विगु\n2. द्वन्द्व\n\nउत्तर 31 – 2\nउत्तर 32 – 1',
    )
    expect(problems).toEqual([])
    expect(items.map(({ kind }) => kind)).toEqual(['group', 'single_choice', 'single_choice'])
    expect(items.slice(1).map(asRow)).toEqual([
      ['मित्र कौन?', ['धन', 'पुस्तकें'], 1],
      ['समास?', ['द्विगु', 'द्वन्द्व'], 0],
    ])
  })

  it.each([
    ['RRB NTPC 2016 (Shift-I)'],
    ['WBCS Prelims, 2019'],
    ['क्या आप इन प्रश्नों का PDF प्रारूप चाहेंगे?'],
    ['আপনি কি আরও প্রশ্ন চান?'],
    ['Join: @gk_daily'],
    ['पसंद आए तो शेयर करें'],
  ])('are no part of an option or an answer: %s', (line) => {
    const { items, problems } = readQuizText(
      `7. Which unit?\n(a) time (b) length\n${line}\n\n8. Which gas?\n(a) one (b) two\nAns: b`,
    )
    expect(items.map(asRow)).toEqual([
      ['Which unit?', ['time', 'length'], null],
      ['Which gas?', ['one', 'two'], 1],
    ])
    expect(problems.map(({ problem }) => problem)).toEqual(['no_answer', 'outside'])
  })

  it('the number of a whole passage is of none of its questions', () => {
    const { items, problems } = readQuizText(
      'Q1 (3 marks)\nCase study: Ravi kept a plant in a dark room.\n\n(i) Why?\n(a) to kill it (b) to test it\n\n(ii) It will\n(a) turn blue (b) turn red\n\nAnswers: (i) b (ii) a',
    )
    expect(items.map(({ kind }) => kind)).toEqual(['group', 'single_choice', 'single_choice'])
    expect(items.slice(1).map(asRow)).toEqual([
      ['Why?', ['to kill it', 'to test it'], 1],
      ['It will', ['turn blue', 'turn red'], 0],
    ])
    expect(problems).toMatchObject([{ line: 1, problem: 'outside' }])
  })

  it('a heading above a rule is no part of a question without a number', () =>
    readsAs('🔥 স্পেশাল 🔥\n〰️〰️〰️〰️\nক্ষুদ্রতম রাজ্য কোনটি?\n🅰️ সিকিম\n🅱️ গোয়া ✅', [
      ['ক্ষুদ্রতম রাজ্য কোনটি?', ['সিকিম', 'গোয়া'], 1],
    ]))

  it.each([['so option (b) is correct.'], ['অতএব বিকল্প (b) সঠিক।'], ['अतः विकल्प (b) सही है।']])(
    'an explanation that denies the key is told: %s',
    (why) =>
      readsAs(
        `1. Which?\n(a) x\n(b) y\nAns: a\nExplanation: It is y, ${why}`,
        [['Which?', ['x', 'y'], null, `It is y, ${why}`]],
        ['other_key'],
      ),
  )

  it.each([
    [0, 0],
    [1, 1],
  ])('and a press says which of both is right: %s', (choice, right) => {
    const text = '1. Which?\n(a) x\n(b) y\nAns: a\nExplanation: It is so,\nand option (b) is correct.'
    const [problem] = readQuizText(text).problems
    const { items, problems } = readQuizText(withEdits(text, problem?.choices?.[choice]?.edits ?? []))
    expect(problems).toEqual([])
    expect(items).toMatchObject([{ draft: { correct: right } }])
  })

  it.each([['problem 3 : '], ['অঙ্ক – ৩ : '], ['सवाल 3. ']])('“%s” is the number of a question', (name) => {
    const { items } = readQuizText(`${name}How many?\n(a) 4\n(b) 5\nAns: a`)
    expect(items.map(asRow)).toEqual([['How many?', ['4', '5'], 0]])
  })

  it('hints behind a key explain it', () =>
    readsAs('1. Which?\n(a) x\n(b) y\nAns: a\nHints : [P] = [F/A]', [['Which?', ['x', 'y'], 0, '[P] = [F/A]']]))
})

describe('letters below a number', () => {
  it('each with options of its own, and one key for both', () =>
    readsAs(
      "खण्ड 'अ' (बहुविकल्पीय प्रश्न)\n\n1. (क) फोकस दूरी होती है :                         1\n(i) ऋणात्मक\n(ii) धनात्मक\n(ख) मात्रक है :                         1\n(i) वोल्ट\n(ii) ओम\n\nउत्तर – (क) (ii), (ख) (i)",
      [
        ['फोकस दूरी होती है :', ['ऋणात्मक', 'धनात्मक'], 1],
        ['मात्रक है :', ['वोल्ट', 'ओम'], 0],
      ],
    ))
})
