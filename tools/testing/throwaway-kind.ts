import type { Asks } from '#domain/questions/traits.ts'
import type { Changes } from './throwaway-tree.ts'

/** Parts of the files and lines below. */
type Apart = {
  spec: string
  schemas: string
  credit: string
  published: string
  /** The prop of a review that has the word. */
  where: 'answerKey' | 'asked'
  player: string
  rightInWords: string
  pairs: 'pairOf' | 'same'
  tallied: string
  example: string
}

/** What sets a kind where a word is right apart from one where the word is only an example. */
const APART: Record<Asks, Apart> = {
  knowledge: {
    spec: `  asked: { hint: string }
  key: { word: string }`,
    schemas: `  asked: z.object({ hint: requiredText(LONGEST) }),
  key: z.object({ word: requiredText(LONGEST) }),`,
    credit: `  credit: ({ word }, given) => ({ hits: given === word ? 1 : 0, misses: given === word ? 0 : 1, of: 1 }),
  right: ({ word }) => word,`,
    published: `    made: ({ hint, word }) => ({ asked: { hint }, key: { word } }),
    rewritten: ({ hint }, { word }) => ({ hint, word }),`,
    where: 'answerKey',
    player: "(await import('./throwaway/play.tsx')).throwawayPlayer",
    rightInWords: '(_asked, { word }) => word',
    pairs: 'pairOf',
    tallied: "asked: { hint: 'Say it' }, key: { word: 'x' }",
    example: '',
  },
  opinion: {
    spec: `  asked: { hint: string; word: string }
  key: Record<string, never>
  unscored: true`,
    schemas: `  asked: z.object({ hint: requiredText(LONGEST), word: requiredText(LONGEST) }),
  key: z.strictObject({}),`,
    credit: `  credit: () => null,
  right: () => null,`,
    published: `    made: ({ hint, word }) => ({ asked: { hint, word }, key: {} }),
    rewritten: ({ hint, word }) => ({ hint, word }),`,
    where: 'asked',
    player: '(await opinions()).throwaway',
    rightInWords: "() => ''",
    pairs: 'same',
    tallied: "asked: { hint: 'Say it', word: 'x' }, key: {}",
    example: ", given: 'y'",
  },
}

/** A kind of question that nobody needs: whoever is asked has to say a word. */
const rule = ({ spec, schemas, credit, published }: Apart) => `import * as z from 'zod/mini'
import { isFilled, requiredText } from '../text/text.ts'
import { count } from './parts/counts.ts'
import type { Rule } from './rule.ts'
import type { Value } from './value.ts'

export type Throwaway = {
${spec}
  given: string
  tally: { said: number }
  draft: { hint: string; word: string }
}

const LONGEST = 100

export const fits = (_asked: Throwaway['asked'], given: Value): given is string =>
  typeof given === 'string' && isFilled(given) && given.length <= LONGEST

const rule = (): Rule<Throwaway> => ({
${schemas}
  fits,
${credit}
  words: (_asked, given) => given,
  tally: {
    schema: z.object({ said: count() }),
    empty: () => ({ said: 0 }),
    add: ({ said }, _answered, by) => ({ said: said + by }),
    merge: (one, other) => ({ said: one.said + other.said }),
  },
  draft: {
    schema: z.object({ hint: z.string(), word: z.string() }),
    empty: () => ({ hint: '', word: '' }),
    gaps: ({ hint, word }) => (isFilled(hint) && isFilled(word) ? [] : [{ need: 'correct', field: 'word' }]),
${published}
    isEmpty: ({ hint, word }) => !isFilled(hint + word),
  },
})

export const throwaway = /* @__PURE__ */ rule()
`

const tables = ({ rightInWords }: Apart) => `import type { Throwaway } from '../throwaway.ts'
import type { Columns } from './columns.ts'
import type { InWords } from './in-words.ts'
import { oneText } from './usual-columns.ts'

export const throwawayColumns: Columns<Throwaway> = { of: oneText }

export const throwawayWords: InWords<Throwaway> = {
  name: 'Throwaway',
  given: (_asked, given) => given,
  right: ${rightInWords},
  counts: () => '',
}
`

const text = `import { type KindText, textsOf, written } from './kind-text.ts'

export const throwawayText: KindText<'throwaway'> = {
  holds: ['answers'],
  read: (block) => ({ hint: textsOf(block, 'extra')[0] ?? '', word: textsOf(block, 'answer')[0] ?? '' }),
  write: ({ hint, word }) => [...written('Extra:', hint), ...written('Ans:', word)],
}
`

const play = `import { fits, type Throwaway, throwaway } from '#domain/questions/throwaway.ts'
import type { Player, PlayProps } from '../player.tsx'

function PlayThrowaway({ asked, answer, isReadOnly, onAnswer }: PlayProps<Throwaway>) {
  return (
    <input
      aria-label={asked.hint}
      value={answer ?? ''}
      readOnly={isReadOnly}
      onChange={({ target }) => onAnswer(target.value === '' ? null : target.value)}
    />
  )
}

export const throwawayPlayer: Player<Throwaway> = {
  Play: PlayThrowaway,
  asked: throwaway.asked,
  fits,
  valueOfKey: () => undefined,
}
`

const edit = `import Shapes from 'lucide-react/icons/shapes'
import type { Throwaway } from '#domain/questions/throwaway.ts'
import type { Editor, EditProps } from '../editor.tsx'

function EditThrowaway({ draft, onChange }: EditProps<Throwaway>) {
  return (
    <input data-field="word" value={draft.word} onChange={({ target }) => onChange({ ...draft, word: target.value })} />
  )
}

export const throwawayEditor: Editor<Throwaway> = {
  Edit: EditThrowaway,
  Preview: ({ draft }) => <p>{draft.word}</p>,
  Sign: Shapes,
  firstField: 'word',
}
`

const review = ({ where }: Apart) => `import type { Throwaway } from '#domain/questions/throwaway.ts'
import type { ReviewProps } from '../review.ts'

export function ReviewThrowaway({ ${where}, answer }: ReviewProps<Throwaway>) {
  return (
    <p>
      {answer} {${where}?.word}
    </p>
  )
}
`

const tally = `import type { Throwaway } from '#domain/questions/throwaway.ts'
import type { TallyProps } from '../tally.ts'

export function TallyThrowaway({ tally, of }: TallyProps<Throwaway>) {
  return (
    <p>
      {tally.said} / {of}
    </p>
  )
}
`

/** Its rule, and the three lines that tell the registry of rules: from then on all else is asked for. */
export const ruleOf = (asks: Asks): Changes => ({
  'domain/questions/throwaway.ts': rule(APART[asks]),
  'domain/questions/rules.ts': [
    { before: 'import { type TrueFalse', line: "import { type Throwaway, throwaway } from './throwaway.ts'" },
    { before: '  single_choice: SingleChoice', line: '  throwaway: Throwaway' },
    { before: '  single_choice: singleChoice', line: '  throwaway,' },
  ],
})

/** All that a new kind needs beside its rule: what people see of it, and one example for each proof. */
export const restOf = (asks: Asks): Changes => ({
  ...OF_ALL,
  ...(asks === 'opinion' && OF_OPINIONS),
  ...ofOne(APART[asks]),
})

const ofOne = (apart: Apart): Changes => ({
  'web/questions/throwaway/review.tsx': review(apart),
  'web/questions/players.tsx': [
    {
      before: '  single_choice: async',
      line: `  throwaway: async () => ${apart.player},`,
    },
  ],
  'domain/questions/tables/throwaway.ts': tables(apart),
  'contract/question-examples.ts': [
    {
      before: '  true_false: {',
      line: `  throwaway: { prompt: 'Which?', draft: { hint: 'Say it', word: 'x' }, answer: 'A word'${apart.example} },`,
    },
  ],
  'domain/questions/every-kind.test.ts': [
    {
      before: '  true_false: pairOf',
      line: `  throwaway: ${apart.pairs}(word.map((text) => ({ hint: 'Which word?', word: text }))),`,
    },
  ],
  'domain/questions/every-tally.test.ts': [
    {
      before: '  true_false: {',
      line: `  throwaway: { ${apart.tallied}, given: word, hostile: String },`,
    },
  ],
  'server/testing/one-of-each-kind.ts': [
    {
      before: '  true_false: {',
      line: `  throwaway: { draft: { hint: 'Say it', word: 'x' }, wrong: () => 'y', partly: null, misfits: [0]${apart.example} },`,
    },
  ],
})

const OF_ALL: Changes = {
  'web/questions/throwaway/play.tsx': play,
  'web/questions/throwaway/edit.tsx': edit,
  'web/questions/throwaway/tally.tsx': tally,
  'web/questions/editors.tsx': [
    { before: 'import { trueFalseEditor', line: "import { throwawayEditor } from './throwaway/edit.tsx'" },
    { before: '  single_choice: singleChoiceEditor', line: '  throwaway: throwawayEditor,' },
  ],
  'web/questions/reviews.tsx': [
    { before: 'import { ReviewTrueFalse', line: "import { ReviewThrowaway } from './throwaway/review.tsx'" },
    { before: '  single_choice: ReviewSingleChoice', line: '  throwaway: ReviewThrowaway,' },
  ],
  'web/questions/tallies.tsx': [
    { before: 'import { TallyTrueFalse', line: "import { TallyThrowaway } from './throwaway/tally.tsx'" },
    { before: '  single_choice: TallySingleChoice', line: '  throwaway: TallyThrowaway,' },
  ],
  'web/i18n/en/editor.json': [{ before: '  "kind_true_false"', line: '  "kind_throwaway": "Throwaway",' }],
  'domain/questions/tables/tables.ts': [
    {
      before: 'import { trueFalseColumns',
      line: "import { throwawayColumns, throwawayWords } from './throwaway.ts'",
    },
    { before: '  single_choice: singleChoiceColumns', line: '  throwaway: throwawayColumns,' },
    { before: '  single_choice: singleChoiceWords', line: '  throwaway: throwawayWords,' },
  ],
  'domain/formats/quiz-text/throwaway.ts': text,
  'domain/formats/quiz-text/kind-texts.ts': [
    { before: 'import { numericalText', line: "import { throwawayText } from './throwaway.ts'" },
    { before: '  true_false: trueFalseText', line: '  throwaway: throwawayText,' },
  ],
  'domain/formats/lines/fields.ts': [
    { before: "  matching: ['extra'", line: "  throwaway: ['extra']," },
    { before: "  true_false: 'true", line: "  throwaway: 'throwaway'," },
  ],
  'domain/formats/quiz-text/write-quiz-text.test.ts': [
    { before: '  true_false: fc.record', line: '  throwaway: fc.record({ hint: text, word: text }),' },
  ],
  'web/i18n/en/quiz-text.json': [
    { before: '  "example_true_false"', line: '  "example_throwaway": "1. Which?\\nType: throwaway",' },
  ],
}

/** What pages know of a kind where nothing is right before they have its rule, and its player among those of its like. */
const OF_OPINIONS: Changes = {
  'domain/questions/traits.ts': [{ before: '  scale: true', line: '  throwaway: true,' }],
  'web/questions/opinion-players.ts': [
    { before: 'import { scalePlayer', line: "import { throwawayPlayer } from './throwaway/play.tsx'" },
    { before: '  scale: scalePlayer', line: '  throwaway: throwawayPlayer,' },
  ],
  'web/questions/crowd-tallies.tsx': [{ before: '  file: null', line: '  throwaway: null,' }],
}
