import { describe, expect, it } from 'vitest'
import type { DraftItem } from '../../questionnaires/drafts/draft-item.ts'
import { readQuizText } from '../quiz-text/read-quiz-text.ts'

const table = (...rows: string[]) => rows.map((row) => row.replaceAll('|', '\t')).join('\n')
const one = (options: string[], correct: number | null) => ({ kind: 'single_choice', draft: { options, correct } })
const several = (options: string[], correct: number[]) => ({ kind: 'multiple_choice', draft: { options, correct } })
const short = (...accepted: string[]) => ({ kind: 'short_answer', draft: { accepted } })
const section = (title: string) => ({ kind: 'section', title })
const left = (text: string, after = 0) => ({ after, text })

type Reading = { items: object[]; problems?: object[]; leftover?: object[] }
const expectRead = (text: string, { items, problems = [], leftover = [] }: Reading) => {
  const read = readQuizText(text)
  expect(read.items).toMatchObject(items)
  expect(read.items).toHaveLength(items.length)
  expect(read.problems).toEqual(problems)
  expect(read.leftover).toEqual(leftover)
}

describe('templates of programs', () => {
  it('Wayground and Quizizz, with the row that explains the columns', () => {
    const text = [
      'Question Text\tQuestion Type\tOption 1\tOption 2\tOption 3\tCorrect Answer\tTime in seconds\tImage Link\tAnswer explanation',
      '"Text of the question\n(required)"\t"Question Type\n(default is Multiple Choice)"\t"Text for option 1\n(required)"\tText for option 2\t"Text for option 3\n(optional)"\t"The correct option choice (between 1-5)."\t"Time in seconds\n(optional)"\t"Link of the image\n(optional)"\t"Explanation for the answer\n(optional)"',
      'Which gas do plants take in?\tMultiple Choice\tOxygen\tCarbon dioxide\tNeon\t2\t30\t\tThey eat it.',
      'Which are metals?\tCheckbox\tIron\tWood\tCopper\t1,3\t45\thttps://x.org/a.png\t',
      '2 and 3 is ____\tFill-in-the-Blank\t5\tfive\t\t\t20\t\t',
      'Why is the sky blue?\tOpen-Ended\t\t\t\t\t60\t\t',
      'Which is nicer?\tPoll\tTea\tCoffee\t\t\t60\t\t',
    ].join('\n')
    const { items, problems, leftover } = readQuizText(text)
    expect(items).toMatchObject([
      { ...one(['Oxygen', 'Carbon dioxide', 'Neon'], 1), explanation: 'They eat it.' },
      several(['Iron', 'Wood', 'Copper'], [0, 2]),
      short('5', 'five'),
      { kind: 'open_ended', prompt: 'Why is the sky blue?' },
      { kind: 'opinion', draft: { options: ['Tea', 'Coffee'] } },
    ])
    expect(problems).toMatchObject([
      { line: 1, problem: 'column', text: 'Time in seconds', count: 5 },
      { line: 1, problem: 'column', text: 'Image Link', count: 1 },
      { line: 2, problem: 'template_row' },
    ])
    expect(leftover).toMatchObject([
      left('Time in seconds: 30 | 45 | 20 | 60 | 60'),
      left('Image Link: #2 https://x.org/a.png'),
      { after: 0, text: expect.stringContaining('Text for option 2') },
    ])
  })

  it.each([
    ['below titles', 'Quiz template\nAdd questions, at least two answers.\nRemember: at most 120 characters.\n', 2],
    ['without them', '', 0],
  ])('Kahoot, %s', (_, titles, titleCount) => {
    const text =
      titles +
      table(
        '|Question - max 120 characters|Answer 1 - max 75 characters|Answer 2 - max 75 characters|Answer 3 - max 75 characters|Time limit (sec) – 5, 10, 20, 30, 60, 90, 120, or 240 secs|Correct answer(s) - choose at least one',
        '1|Which is closest to the sun?|Mercury|Venus|Earth|20|1',
        '2|Which of these are even?|2|3|4|30|1,3',
        '3||||||',
      )
    const { items, problems } = readQuizText(text)
    expect(items).toMatchObject([one(['Mercury', 'Venus', 'Earth'], 0), several(['2', '3', '4'], [0, 2])])
    const told = problems.map(({ problem }) => problem)
    expect(told.filter((problem) => problem === 'outside').length).toBeGreaterThanOrEqual(titleCount)
    expect(problems.filter(({ problem }) => problem === 'column')).toMatchObject([
      { text: '3', count: 1 },
      { text: expect.stringContaining('Time limit'), count: 2 },
    ])
  })

  it('Blooket, below its title', () => {
    expectRead(
      'Blooket\nImport Template,,,,,,,\nQuestion #,Question Text,Answer 1,Answer 2,"Answer 3\n(Optional)","Answer 4\n(Optional)",Time Limit (sec),Correct Answer(s)\n1,One?,p,q,,,20,2\n2,Two?,p,q,r,,20,"1,3"\n',
      {
        items: [one(['p', 'q'], 1), several(['p', 'q', 'r'], [0, 2])],
        problems: [
          { line: 1, problem: 'outside', text: 'Blooket' },
          { line: 2, problem: 'outside', text: 'Import Template' },
          { line: 3, problem: 'column', text: 'Time Limit (sec)', count: 2 },
        ],
        leftover: [left('Blooket'), left('Import Template'), left('Time Limit (sec): 20 | 20')],
      },
    )
  })
})

describe('columns by their headings', () => {
  it.each([
    ['Ans|Question|Opt B|Opt A', 'B|Why?|q|p'],
    ['Sl|Question|Opt A|Opt B|Ans', '1|Why?|p|q|B'],
    ['Q#|Question Text|Choice 1|Choice 2|Correct choice', '1|Why?|p|q|Option2'],
    ['Q|A|B|Ans', 'Why?|p|q|(b)'],
    ['questionText|optionA|optionB|correctAnswer', 'Why?|p|q|b'],
    ['question_text|option_1|option_2|correct_option', 'Why?|p|q|2'],
    ['Question*|Answer option A|Answer option B|Correct answer (A or B)', 'Why?|p|q|B) q'],
    ['ক্রমিক|প্রশ্ন|বিকল্প ক|বিকল্প খ|সঠিক উত্তর', '১|Why?|p|q|খ'],
    ['क्र.सं.|प्रश्न|विकल्प 1|विकल्प 2|सही उत्तर', '१|Why?|p|q|२'],
    ['N°|Pregunta|Opción A|Opción B|Respuesta correcta', '1|Why?|p|q|B'],
    ['Question|Réponse 1|Réponse 2|Bonne réponse', 'Why?|p|q|2'],
    ['Nr.|Frage|Antwort A|Antwort B|Richtige Antwort', '1|Why?|p|q|b'],
    ['Pergunta|Alternativa A|Alternativa B|Gabarito', 'Why?|p|q|B'],
    ['No|Soal|Pilihan A|Pilihan B|Kunci Jawaban', '1|Why?|p|q|B'],
    ['Question|Options|Answer', 'Why?|A) p B) q|B'],
    ['Question|Options|Answer', 'Why?|p; q|q'],
    ['Question|Options||Answer', 'Why?|p|q|B'],
  ])('%s', (heads, row) => {
    expectRead(table(heads, row), { items: [{ prompt: 'Why?', ...one(['p', 'q'], 1) }] })
  })

  it.each([
    ['Marks|Negative marks', '4|1', { points: 4800, marking: { wrongCosts: { numerator: 1, denominator: 4 } } }],
    ['Puntos|Puntos negativos', '1,5|0', { points: 1800, marking: { wrongCosts: { numerator: 0, denominator: 1 } } }],
    ['Points|Penalty', '3|1/3', { points: 3600, marking: { wrongCosts: { numerator: 1, denominator: 3 } } }],
    ['Solution|Language', 'So it is|Bengali', { explanation: 'So it is', language: 'bn' }],
    ['Answer explanation|Rationale', 'So it is|So it is', { explanation: 'So it is' }],
    ['व्याख्या|अंक', 'So it is|2', { explanation: 'So it is', points: 2400 }],
    ['Pembahasan|Poin', 'So it is|2', { explanation: 'So it is', points: 2400 }],
  ])('%s', (heads, row, own) => {
    expectRead(table(`Question|A|B|Answer|${heads}`, `Why?|p|q|B|${row}`), {
      items: [{ ...one(['p', 'q'], 1), ...own }],
    })
  })

  it.each<[string, string, string, object]>([
    ['MCQ', '|p|q', 'A', one(['p', 'q'], 0)],
    ['Multiple Choice', '|p|q', 'A, B', several(['p', 'q'], [0, 1])],
    ['checkbox', '|p|q', 'A', several(['p', 'q'], [0])],
    ['Multiple Select', '|p|q', '1', several(['p', 'q'], [0])],
    ['True/False', '||', 'FALSE', { kind: 'true_false', draft: { correct: false } }],
    ['Verdadero/Falso', '||', 'VERDADERO', { kind: 'true_false', draft: { correct: true } }],
    ['Richtig oder falsch', '|Richtig|Falsch', '2', { kind: 'true_false', draft: { correct: false } }],
    ['Short Answer', '||', 'Delhi', short('Delhi')],
    ['Fill in the blank', '|5|five', '', short('5', 'five')],
    ['Isian singkat', '||', '00123', short('00123')],
    ['Numeric', '||', '9.8', { kind: 'numerical', draft: { rows: [{ first: '9.8' }] } }],
    ['Essay', '||', 'Because', { kind: 'open_ended', draft: { model: 'Because' } }],
  ])('a type: %s', (type, options, answer, item) => {
    expectRead(table('Question|Type|Option 1|Option 2|Answer', `Why?|${type}${options}|${answer}`), { items: [item] })
  })

  it('one that means nothing is told', () => {
    expectRead(table('Question|Type|A|B|Answer', 'Why?|Slide|p|q|A'), {
      items: [one(['p', 'q'], 0)],
      problems: [{ line: 2, problem: 'unknown_value', text: 'Slide' }],
      leftover: [left('type: Slide', 1)],
    })
  })

  it('the keys of questions that stand elsewhere are none', () => {
    expect(readQuizText(table('Question|Answer', '1|b', '2|c')).items).not.toMatchObject([
      { prompt: '1' },
      { prompt: '2' },
    ])
  })
})

describe('what separates cells', () => {
  it.each([
    ['Question\tA\tB\tAnswer\nWhy, or not; then?\tp\tq\tB'],
    ['Question,A,B,Answer\n"Why, or not; then?",p,q,B'],
    ['Question;A;B;Answer\n"Why, or not; then?";p;q;B'],
    ['Question;A;B;Answer\r\n"Why, or not; then?" ; p; q ;B\r\n'],
    ['| Question | A | B | Answer |\n|---|:---:|---|--:|\n| Why, or not; then? | p | q | B |'],
    ['Question | A | B | Answer\n---|---|---|---\nWhy, or not; then? | p | q | B'],
    ['\ufeffQuestion;A;B;Answer\n"Why, or not; then?";p;q;B'],
  ])('%j', (text) => {
    expectRead(text, { items: [{ prompt: 'Why, or not; then?', ...one(['p', 'q'], 1) }] })
  })

  it('a table of Markdown with breaks and strokes in cells, among other lines', () => {
    expectRead(
      'Here it is:\n\n| Question | A | B | Answer |\n|---|---|---|---|\n| p \\| q? | x<br>y | z | A |\n\nGood luck',
      {
        items: [{ prompt: 'p | q?', ...one(['x\ny', 'z'], 0) }],
        problems: [
          { line: 1, problem: 'outside', text: 'Here it is:' },
          { line: 7, problem: 'outside', text: 'Good luck' },
        ],
        leftover: [left('Here it is:'), left('Good luck', 1)],
      },
    )
  })

  it('a table of a chat assistant, with bold answers and all options in one cell', () => {
    expectRead('| **Question** | Options | Answer |\n|---|---|---|\n| Why? | A) p<br>B) q | **B) q** |', {
      items: [{ prompt: 'Why?', ...one(['p', 'q'], 1) }],
    })
  })

  it('the places of rows of several lines are theirs', () => {
    const { places } = readQuizText('Question,A,B,Answer\n"One,\ntwo?",p,q,A\nThree?,p,q,B')
    expect(places).toMatchObject([
      { line: 2, lastLine: 3 },
      { line: 4, lastLine: 4 },
    ])
  })
})

describe('answers', () => {
  it.each<[string, string[], object[]]>([
    [
      'labels where another row can mean nothing else',
      ['One?|p|q|r|2', 'Two?|3|1|2|3'],
      [one(['p', 'q', 'r'], 1), one(['3', '1', '2'], 2)],
    ],
    [
      'texts where another row can mean nothing else',
      ['One?|p|q|r|q', 'Two?|3|1|2|3'],
      [one(['p', 'q', 'r'], 1), one(['3', '1', '2'], 0)],
    ],
    ['an option behind one that is left out', ['One?|p||r|C'], [one(['p', 'r'], 1)]],
    ['an option behind one that is left out, by its number', ['One?|p||r|3'], [one(['p', 'r'], 1)]],
  ])('name %s', (_, rows, items) => {
    expectRead(table('Question|A|B|C|Answer', ...rows), { items })
  })

  it.each([
    ['3', 'One?|3|1|2|3', ['3', '1', '2']],
    ['B', 'One?|p||r|B', ['p', 'r']],
  ])('%j is in doubt in %s', (answer, row, options) => {
    expectRead(table('Question|A|B|C|Answer', row), {
      items: [one(options, null)],
      problems: [
        { line: 2, problem: 'no_answer', text: 'One?' },
        { line: 2, problem: 'unknown_answer', text: answer },
      ],
      leftover: [left(`Ans: ${answer}`, 1)],
    })
  })
})

describe('subjects', () => {
  const heads = 'Question|A|B|Answer|Subject'
  it('whose rows stand together are sections', () => {
    expectRead(table(heads, 'One?|p|q|A|Physics', 'Two?|p|q|B|Physics', 'Three?|p|q|A|Chemistry'), {
      items: [section('Physics'), one(['p', 'q'], 0), one(['p', 'q'], 1), section('Chemistry'), one(['p', 'q'], 0)],
    })
  })

  it('whose rows stand apart are told once', () => {
    expectRead(table(heads, 'One?|p|q|A|Physics', 'Two?|p|q|B|Chemistry', 'Three?|p|q|A|Physics'), {
      items: [one(['p', 'q'], 0), one(['p', 'q'], 1), one(['p', 'q'], 0)],
      problems: [{ line: 1, problem: 'column', text: 'Subject', count: 3 }],
      leftover: [left('Subject: Physics | Chemistry | Physics')],
    })
  })

  it('in rows of their own are sections too', () => {
    expectRead(table('Question|A|B|Answer', 'Section A: Physics|||', 'One?|p|q|A'), {
      items: [section('Section A: Physics'), one(['p', 'q'], 0)],
    })
  })
})

describe('two languages', () => {
  it('stand below each other, which is told once', () => {
    const heads = 'Question (EN)|Question (HI)|Option A (EN)|Option A (HI)|Option B (EN)|Option B (HI)|Answer'
    expectRead(table(heads, 'Capital?|राजधानी?|Delhi|दिल्ली|Agra|आगरा|दिल्ली', 'Two?|दो?|2|२|3|३|B'), {
      items: [
        { prompt: 'Capital?\nराजधानी?', ...one(['Delhi\nदिल्ली', 'Agra\nआगरा'], 0) },
        { prompt: 'Two?\nदो?', ...one(['2\n२', '3\n३'], 1) },
      ],
      problems: [{ line: 1, problem: 'several_languages', text: 'Question (EN) + Question (HI)' }],
    })
  })

  it.each([
    'Question in English|Question in Bengali|A|B|Answer',
    'Question|Hindi Question|A|B|Answer',
    'question_en|question_hi|A|B|Answer',
  ])('%s', (heads) => {
    const { items, problems } = readQuizText(table(heads, 'One?|Two?|p|q|A'))
    expect(items).toMatchObject([{ prompt: 'One?\nTwo?' }] satisfies Partial<DraftItem>[])
    expect(problems).toMatchObject([{ problem: 'several_languages' }])
  })
})

describe('what spreadsheets make of cells', () => {
  it('formulas, numbers with zeros and fractions stay texts', () => {
    expectRead(table('Question|A|B|C|Answer', "x?|=A1|'=SUM(B1)|00123|C", 'y?|1/2|-5|@x|A'), {
      items: [one(['=A1', '=SUM(B1)', '00123'], 2), one(['1/2', '-5', '@x'], 0)],
    })
  })

  it('days that may have been fractions are told, but not where a day is asked for', () => {
    expectRead(table('Question|A|B|Answer', 'Half?|1-Feb|1-Mar|A', 'When is it?|26-Jan|15-Aug|A'), {
      items: [one(['1-Feb', '1-Mar'], 0), one(['26-Jan', '15-Aug'], 0)],
      problems: [{ line: 2, problem: 'maybe_fraction', text: '1-Feb' }],
    })
  })

  it('marks that a wrong answer takes of nobody knows how many are told once', () => {
    expectRead(table('Question|A|B|Answer|Negative marks', 'One?|p|q|A|0.25', 'Two?|p|q|B|0.25'), {
      items: [one(['p', 'q'], 0), one(['p', 'q'], 1)],
      problems: [{ line: 1, problem: 'column', text: 'Negative marks', count: 2 }],
      leftover: [left('Negative marks: 0.25 | 0.25')],
    })
  })
})
