import { describe, expect, it } from 'vitest'
import type { DraftItem } from '../../questionnaires/drafts/draft-item.ts'
import { readQuizText } from './read-quiz-text.ts'

type Row = [prompt: string, options: string[], right: number | number[] | null, why?: string]

const asRow = (item: DraftItem): unknown[] | DraftItem => {
  if (!('draft' in item && 'correct' in item.draft && 'options' in item.draft)) return item
  const { prompt, draft, explanation = '' } = item
  return [prompt, draft.options, draft.correct, ...(explanation === '' ? [] : [explanation])]
}

/** What is told of a text but the heads and feet of its pages. */
const readsAs = (text: string, rows: Row[], told: string[] = []) => {
  const { items, problems } = readQuizText(text)
  expect(items.filter(({ kind }) => kind !== 'section').map(asRow)).toEqual(rows)
  expect(problems.filter(({ problem }) => problem !== 'outside').map(({ problem }) => problem)).toEqual(told)
}

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

describe('shapes of exams and question banks', () => {
  it.each([['1 - '], ['1 – '], ['1- ']])('options behind numbers with a dash: “%s”', (mark) => {
    const option = (number: number, text: string) => `${mark.replace('1', String(number))}${text}`
    readsAs(`Q.1 When do you stop?\n${option(1, 'never')}\n${option(2, 'at once')}\n▶ Ans : 2`, [
      ['When do you stop?', ['never', 'at once'], 1],
    ])
  })

  it('keys and reasons by S and the number', () =>
    readsAs(
      'Q1. Which crop?\n(a) rice\n(b) maize\nQ2. Which colour?\n(a) red\n(b) blue\n\nSolutions\nS1. Ans.(b)\nSol. It is sown in winter.\nS2. Ans.(a)\nSol. It is seen so.',
      [
        ['Which crop?', ['rice', 'maize'], 1, 'It is sown in winter.'],
        ['Which colour?', ['red', 'blue'], 0, 'It is seen so.'],
      ],
    ))

  it.each([['हल (b) क्योंकि ऐसा है'], ['Sol. (b) क्योंकि ऐसा है'], ['व्याख्या (b) क्योंकि ऐसा है']])(
    'a solution that begins with its key, without a colon: %s',
    (line) => readsAs(`24. How much?\n(a) 480 (b) 495\n${line}`, [['How much?', ['480', '495'], 1, 'क्योंकि ऐसा है']]),
  )

  it('“Question No. 17 and 18” is no question', () => {
    const { items } = readQuizText(
      'Question No. 17 and 18 are hard.\n\n17. Wet?\n(a) yes\n(b) no\nAns: a\n18. Dry?\n(a) yes\n(b) no\nAns: b',
    )
    expect(items.map(asRow)).toEqual([
      ['Wet?', ['yes', 'no'], 0],
      ['Dry?', ['yes', 'no'], 1],
    ])
  })

  it('answers in brackets behind their questions', () => {
    const { items } = readQuizText(
      'পরিমিতি — অনুশীলনী\n\n1. ক্ষেত্রফল কত? (π = 22/7)    [উঃ 154]\n2. আয়তন নির্ণয় করো।    [উঃ 64]',
    )
    expect(items).toMatchObject([
      { kind: 'numerical', draft: { rows: [{ first: '154' }] } },
      { kind: 'numerical', draft: { rows: [{ first: '64' }] } },
    ])
  })

  it('a school in brackets is no answer', () =>
    expect(readQuizText('তারকনাথ উচ্চ বিদ্যালয় (উঃ মাঃ)\n\n1. Wet?\n(a) yes\n(b) no\nAns: a').items).toHaveLength(1))

  it('verdicts by the numbers of parts', () => {
    const { items } = readQuizText('২. ঠিক না ভুল লেখো :\n২.১ তিমি একটি মাছ।\n২.২ শব্দ চলে না।\n\nউত্তরমালা\n২.১ ভুল   ২.২ ঠিক')
    expect(items).toMatchObject([
      { kind: 'section' },
      { kind: 'true_false', draft: { correct: false } },
      { kind: 'true_false', draft: { correct: true } },
    ])
  })

  it('a table of keys below a paper whose options stand between tabs', () =>
    readsAs('1. कौन?\nअ) दीर्घ\tब) गुण\n2. क्या?\nअ) एक\tब) दो\n\nप्रश्न\t1\t2\nउत्तर\tब\tअ', [
      ['कौन?', ['दीर्घ', 'गुण'], 1],
      ['क्या?', ['एक', 'दो'], 0],
    ]))

  it('marks at the end of lettered questions', () => {
    const { items } = readQuizText('১। প্রশ্নগুলির উত্তর দাও :\n(ক) দুটি অর্থ উল্লেখ করো।    ২\n(খ) কী বোঝো? লেখো।    ৩')
    expect(items.filter(({ kind }) => kind === 'open_ended')).toMatchObject([{ points: 2400 }, { points: 3600 }])
  })

  it('gaps below the heading of an exercise, with their answers', () => {
    const { items } = readQuizText(
      'জীবনবিজ্ঞান    সপ্তম শ্রেণি\n\nখ) শূন্যস্থান পূরণ করো :\ni) একে ________ বলে।\nii) মোট ________টি।\niii) ক্ষরিত হয় ________ থেকে।\n\nউত্তর : i) আলো  ii) চার  iii) যকৃৎ',
    )
    expect(items).toMatchObject([{ kind: 'section' }, {}, {}, {}])
    expect(
      items.slice(1).map((item) => ('draft' in item && 'accepted' in item.draft ? item.draft.accepted : item)),
    ).toEqual([['আলো'], ['চার'], ['যকৃৎ']])
  })

  it('the range of an answer', () =>
    expect(readQuizText('Q.34 The chance is ______.  (2 marks)\nAnswer range: 0.30 to 0.32').items).toMatchObject([
      { kind: 'numerical', points: 2400, draft: { rows: [{ form: 'range', first: '0.30', second: '0.32' }] } },
    ]))

  it.each([['उत्तरम् – (ii) तृतीया'], ['✔️ উত্তর ➤ (ii)'], ['**📘 उत्तर:** (ii)']])('the key %s', (key) =>
    readsAs(`१. विभक्तिः?\n(i) द्वितीया\n(ii) तृतीया\n${key}`, [['विभक्तिः?', ['द्वितीया', 'तृतीया'], 1]]),
  )
})

describe('marks above several questions', () => {
  const TWO = '1. A?\n(a) x\n(b) y\nAns: a\n2. B?\n(a) x\n(b) y\nAns: b'

  it.each([['MCQ questions (1 mark)'], ['बहुविकल्पीय प्रश्न (1 अंक)'], ['বহুবিকল্পীয় প্রশ্ন (১ নম্বর)']])(
    'fewer than there are questions are those of each: %s',
    (heading) => expect(readQuizText(`${heading}\n\n${TWO}`).items[0]).toMatchObject({ kind: 'section', points: 1200 }),
  )

  it('as many as there are may be those of all, and are none of each', () =>
    expect(readQuizText(`MCQ questions (2 marks)\n\n${TWO}`).items[0]).not.toHaveProperty('points'))

  it('above a passage are those of its questions', () => {
    const { items } = readQuizText(
      'V. Read the extract given below and answer the questions that follow: (1 × 2 = 2)\n\n"Ten thousand saw I."\n\n(i) It is of\n(a) stars (b) daffodils\n(ii) It is a\n(a) simile (b) metaphor\n\nAnswers: (i)–(b), (ii)–(a)',
    )
    expect(items).toMatchObject([{ kind: 'group' }, { points: 1200 }, { points: 1200 }])
  })
})

describe('what channels, chats and schools put around questions', () => {
  it.each([
    ['❇️ प्रश्न 1. कब हुई?', 'A) एक', 'B) दो ✔️'],
    ['*Q.1) कब हुई?*', 'A- एक', 'B- दो\n*Ans- B*'],
    ['🟣 প্রশ্ন ০১ ➤ कब हुई?', '🅐 एक', '🅑 दो\n✔️ উত্তর ➤ 🅑'],
  ])('a question such as %s', (asked, first, second) =>
    readsAs(`📖 आज का टेस्ट 📖\n\n${asked}\n${first}\n${second}`, [['कब हुई?', ['एक', 'दो'], 1]]),
  )

  it('a channel behind options without labels is none of them', () =>
    readsAs('১) গ্রন্থি কোনটি?\n🔹 অগ্ন্যাশয়\n🔹 যকৃৎ ✅\n\n📲 আমাদের টেলিগ্রাম চ্যানেলে যুক্ত হোন\nt.me/banglagkdaily', [
      ['গ্রন্থি কোনটি?', ['অগ্ন্যাশয়', 'যকৃৎ'], 1],
    ]))

  it.each([['Exercise 4'], ['अभ्यास'], ['অনুশীলনী – ৩']])('%s is a heading of questions in words', (heading) => {
    const { items } = readQuizText(`${heading}\n1. क्रिया को समझाइए।\n2. इसके प्रकार लिखिए।`)
    expect(items).toMatchObject([{ kind: 'section' }, { kind: 'open_ended' }, { kind: 'open_ended' }])
  })

  it('an option may begin as a question does', () =>
    readsAs('1. Fog lamps are used\n(a) when there is mist\n(b) when it is night\nAns: a', [
      ['Fog lamps are used', ['when there is mist', 'when it is night'], 0],
    ]))
})

describe('keys with more than a label', () => {
  it('of several questions in a line, each with its name', () =>
    readsAs('61. A?\n(A) x (B) y\n62. B?\n(A) x (B) y\n\n61. Ans. (B)   62. Ans. (A)', [
      ['A?', ['x', 'y'], 1],
      ['B?', ['x', 'y'], 0],
    ]))

  it('in bold, with why', () =>
    readsAs(
      '1. A?\n(A) x\n(B) y\n2. B?\n(A) x\n(B) y\n\nAnswer Key\n1. **B) y** – it is red because of iron oxide\n2. **A) x** – as everybody saw it once',
      [
        ['A?', ['x', 'y'], 1, 'it is red because of iron oxide'],
        ['B?', ['x', 'y'], 0, 'as everybody saw it once'],
      ],
    ))

  it('in a table that says why', () =>
    readsAs(
      '1. A?\n(ক) x\n(খ) y\n2. B?\n(ক) x\n(খ) y\n\n## উত্তরপত্র\n\n| প্রশ্ন | উত্তর | কারণ |\n|---|---|---|\n| ১ | (খ) | লাল বলে |\n| ২ | (ক) | নীল বলে |',
      [
        ['A?', ['x', 'y'], 1, 'লাল বলে'],
        ['B?', ['x', 'y'], 0, 'নীল বলে'],
      ],
    ))

  it('that name one of several counted lines', () =>
    readsAs('২.৫.১ বিবৃতি : তিনি লেখেন।\nব্যাখ্যা ১ : ইতিহাস লেখা।\nব্যাখ্যা ২ : ধর্ম প্রচার।\nউত্তর : ব্যাখ্যা ২', [
      ['বিবৃতি : তিনি লেখেন।', ['ইতিহাস লেখা।', 'ধর্ম প্রচার।'], 1],
    ]))

  it('boxes on the page of a form', () =>
    expect(readQuizText('1. Which? *\n2 points\n☑ Keyboard\n☐ Monitor\n☑ Scanner').items).toMatchObject([
      { kind: 'multiple_choice', draft: { options: ['Keyboard', 'Monitor', 'Scanner'], correct: [0, 2] } },
    ]))
})
