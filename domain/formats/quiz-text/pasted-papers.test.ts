import { describe, expect, it } from 'vitest'
import { readQuizText } from './read-quiz-text.ts'
import { asRow, readRows } from './read-rows.ts'

type Row = [prompt: string, options: string[], right: number | number[] | null, why?: string]

const readsAs = (text: string, rows: Row[], told: string[] = []) => expect(readRows(text)).toEqual({ rows, told })

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

it('a question that begins with Q ends the letters before it', () => {
  const { items } = readQuizText(
    '3. (a) Which is red? (b) Which is blue?\n\nQ. Which planet is red?\n(a) Venus\n(b) Mars\nAns: b',
  )
  expect(items.at(-1)).toMatchObject({
    prompt: 'Which planet is red?',
    draft: { options: ['Venus', 'Mars'], correct: 1 },
  })
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
