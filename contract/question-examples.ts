import { type DraftOf, type DraftQuestion, madeOf } from '#domain/questionnaires/drafts/draft.ts'
import type { Question, QuestionOf } from '#domain/questionnaires/items/question.ts'
import { questionId } from '#domain/questions/question-id.ts'
import type { Rule } from '#domain/questions/rule.ts'
import { type Kind, RULES, type Specs } from '#domain/questions/rules.ts'
import { isUnscored } from '#domain/questions/traits.ts'
import type { Value } from '#domain/questions/value.ts'
import { completeOnWire } from './questionnaires/drafts-on-wire.ts'
import { questionOnWire } from './questionnaires/questions-on-wire.ts'
import { answerOnWire } from './runs/attempts.ts'

type Example<K extends Kind> = {
  prompt: string
  draft: Specs[K]['draft']
  /** What an answer to such a question is. */
  answer: string
  /** An answer, where none is right. */
  given?: Specs[K]['given']
}

/** One complete question of each kind: with it the document of the API shows how the kind travels. */
const EXAMPLES: { [K in Kind]: Example<K> } = {
  single_choice: {
    prompt: 'Which planet is the largest?',
    draft: { options: ['Mars', 'Jupiter'], correct: 1 },
    answer: 'The place of the chosen option, from 0',
  },
  multiple_choice: {
    prompt: 'Which of these are prime?',
    draft: { options: ['2', '9', '11'], correct: [0, 2], tellsHowMany: false },
    answer: 'The places of the chosen options, ascending; with `tellsHowMany`, `choose` says how many are right',
  },
  true_false: {
    prompt: 'Water boils at 100 °C at sea level.',
    draft: { correct: true },
    answer: 'Whether the statement is true',
  },
  fill_in_blanks: {
    prompt: 'Fill in the blanks.',
    draft: { passage: 'The [[colour|color]] of [[>coal|*grass]] is green, and g is [[#9.8±0.1]]{2} m/s².' },
    answer:
      'For each blank the text as it was typed, or the place of the chosen option; null where nothing is filled in, but not everywhere',
  },
  ordering: {
    prompt: 'From the smallest to the largest:',
    draft: { items: ['Atom', 'Cell', 'Mouse'] },
    answer: 'The places of all items, in the order given; a draft has them in the right order',
  },
  matching: {
    prompt: 'Which capital belongs to which state?',
    draft: {
      pairs: [
        { left: 'Bihar', right: 'Patna' },
        { left: 'Assam', right: 'Dispur' },
      ],
      extras: ['Ranchi'],
    },
    answer:
      'For each on the left a place on the right, or where `several` may belong to it a list of them, ascending; null where none is chosen, but not everywhere. A draft with `several` has a pair for each that belongs',
  },
  short_answer: {
    prompt: 'What is the capital of France?',
    draft: { accepted: ['Paris'], caseMatters: false, accentsMatter: false },
    answer: 'A text with no space around it',
  },
  numerical: {
    prompt: 'How fast is sound in air?',
    draft: {
      rows: [{ form: 'tolerance', first: '340', second: '5' }],
      units: 'm/s, km/h',
      unit: 0,
      decimals: null,
    },
    answer:
      'The number as it was typed, a text; where `units` are several, a list of it and the place of the chosen unit, or null',
  },
  open_ended: {
    prompt: 'Why is the sky blue?',
    draft: {
      least: 50,
      most: 100,
      rubric: [{ text: 'Names the scattering of light', weight: 2 }],
      model: 'The air scatters blue light more than red.',
    },
    answer:
      'A text with no space around it, of at most 20,480 characters of JSON. A person marks it: until then its `verdict` is `waiting`',
  },
  scale: {
    prompt: 'How was the class?',
    draft: { look: 'stars', from: 1, to: 5, low: 'Poor', middle: '', high: 'Very good' },
    answer: 'A list of the chosen step. Nothing is right: it earns no marks, and its `verdict` is `given`',
    given: [4],
  },
  opinion: {
    prompt: 'Which days suit you?',
    draft: { options: ['Monday', 'Tuesday', 'Friday'], look: 'list', least: null, most: 2, other: true },
    answer:
      'The places of the chosen options, ascending; behind them, where `other` allows it, another one as a text. Nothing is right',
    given: [0, 'Sunday'],
  },
  comment: {
    prompt: 'How old are you?',
    draft: { expects: 'number', least: null, most: null, only: null, from: '5', to: '110', decimals: 0 },
    answer: 'A text with no space around it. Nothing is right, and what is not what was asked for is kept as well',
    given: '14',
  },
  ranking: {
    prompt: 'Which topics shall we revise first?',
    draft: { items: ['Optics', 'Heat', 'Sound'], top: 2 },
    answer: 'The places of the ranked items, the first choice first; `top` of them, or all where it is null',
    given: [1, 0],
  },
  matrix: {
    prompt: 'How much do you agree?',
    draft: { rows: ['It was clear', 'It was fun'], columns: ['No', 'Partly', 'Yes'], several: false },
    answer:
      'For each row the place of a column, with `several` a list of them, ascending; null where none is chosen, but not everywhere',
    given: [2, null],
  },
  file: {
    prompt: 'A picture of your model, please',
    draft: { sorts: ['picture', 'pdf'], most: 2, mebibytes: 5 },
    answer:
      'A list of files, each as the last part of it was answered: id, name and bytes. `beginFile` and `sendFilePart` send them; surveys alone take them',
    given: [['dGhlIGlkIG9mIGEgZmlsZQ', 'model.jpg', 123_456]],
  },
  consent: {
    prompt: 'Before you begin',
    draft: { statement: 'I have read what my answers are used for.' },
    answer: 'Always true: a tick that is taken back is a blank',
    given: true,
  },
}

const KINDS = Object.keys(EXAMPLES) as Kind[]

const json = (value: unknown): string => `\`${JSON.stringify(value)}\``

const draftOf = <K extends Kind>(kind: K): DraftOf<K> => {
  const examples: { [P in Kind]: Example<P> } = EXAMPLES
  const { prompt, draft }: Example<K> = examples[kind]
  return { kind, prompt, draft }
}

const answerTo = <K extends Kind>({ kind, key }: QuestionOf<K>): Specs[K]['given'] | null => {
  const rule: Rule<Specs[K]> = RULES[kind]
  const { given }: Example<K> = EXAMPLES[kind]
  return given ?? rule.right(key)
}

/** The example of a kind as a question. */
const exampleMade = (kind: Kind): Question => {
  const made = madeOf(draftOf(kind), { id: questionId.parse('example'), random: () => 0 })
  if (made === null) throw new Error(`the example of ${kind} is not complete`)
  return made
}

/** An answer to the example of a kind; the right one, where one is. */
export const exampleAnswer = (kind: Kind): Value | null => answerTo(exampleMade(kind))

/** How questions of a kind are made, told with their key, and answered. */
const exampleOf = (kind: Kind): string => {
  const draft: DraftQuestion = draftOf(kind)
  const made = exampleMade(kind)
  const { id: _, created_at: _made, updated_at: _changed, ...told } = questionOnWire(made, 0)
  const answer = answerOnWire(answerTo(made))
  return `\`${kind}\`: ${EXAMPLES[kind].answer}. Made from ${json(completeOnWire(draft))}, told with its key as ${json(told)}, answered ${isUnscored(kind) ? '' : 'rightly '}by ${json(answer)}.`
}

/** In paragraphs: how questions and answers of every kind travel. */
export const kindsInWords = (): string[] => [
  'A question with one right option needs no `kind`: it has `options` and `correct_answer`, and is answered by `selected_index`. ' +
    'A question of any other kind names it. `createQuiz` takes its `draft`, and makes the question; `readQuiz` tells all that is asked in `asked` ' +
    '(`options` is empty), and where the key may be seen all that is right in `key` (`correct_answer` is -1). ' +
    'Its answers travel in `value`, and `selected_index` is -1. A blank is a `selected_index` of -1 without a `value`.',
  '`is_correct` is true of what is completely right; `verdict` is there where an answer is right in part, as `marking_scheme` of its quiz says, where it waits for a person, where one has marked it, and as `given` where nothing is right or wrong.',
  ...KINDS.map(exampleOf),
]
