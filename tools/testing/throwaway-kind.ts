/** A kind of question that nobody needs: whoever takes the quiz has to say a word that is asked for. */
const rule = `import * as z from 'zod/mini'
import { isFilled, requiredText } from '../text/text.ts'
import { count } from './parts/counts.ts'
import type { Rule } from './rule.ts'
import type { Value } from './value.ts'

export type Throwaway = {
  asked: { hint: string }
  key: { word: string }
  given: string
  tally: { said: number }
  draft: { hint: string; word: string }
}

const LONGEST = 100

export const fits = (_asked: Throwaway['asked'], given: Value): given is string =>
  typeof given === 'string' && isFilled(given) && given.length <= LONGEST

const rule = (): Rule<Throwaway> => ({
  asked: z.object({ hint: requiredText(LONGEST) }),
  key: z.object({ word: requiredText(LONGEST) }),
  fits,
  credit: ({ word }, given) => ({ hits: given === word ? 1 : 0, misses: given === word ? 0 : 1, of: 1 }),
  right: ({ word }) => word,
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
    made: ({ hint, word }) => ({ asked: { hint }, key: { word } }),
    rewritten: ({ hint }, { word }) => ({ hint, word }),
    isEmpty: ({ hint, word }) => !isFilled(hint + word),
  },
})

export const throwaway = /* @__PURE__ */ rule()
`

const tables = `import type { Throwaway } from '../throwaway.ts'
import type { Columns } from './columns.ts'
import type { InWords } from './in-words.ts'
import { oneText } from './usual-columns.ts'

export const throwawayColumns: Columns<Throwaway> = { of: oneText }

export const throwawayWords: InWords<Throwaway> = {
  name: 'Throwaway',
  given: (_asked, given) => given,
  right: (_asked, { word }) => word,
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

const review = `import type { Throwaway } from '#domain/questions/throwaway.ts'
import type { ReviewProps } from '../review.ts'

export function ReviewThrowaway({ answerKey, answer }: ReviewProps<Throwaway>) {
  return (
    <p>
      {answer} {answerKey?.word}
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

/** In a file that there is already, `line` goes in front of the first that begins with `before`. */
export type Insertion = { before: string; line: string }

/** Its rule, and the three lines that tell the registry of rules: from then on all else is asked for. */
export const RULE: Record<string, string | Insertion[]> = {
  'domain/questions/throwaway.ts': rule,
  'domain/questions/rules.ts': [
    { before: 'import { type TrueFalse', line: "import { type Throwaway, throwaway } from './throwaway.ts'" },
    { before: '  single_choice: SingleChoice', line: '  throwaway: Throwaway' },
    { before: '  single_choice: singleChoice', line: '  throwaway,' },
  ],
}

/** All that a new kind needs beside its rule: what people see of it, and one example for each proof. */
export const REST: Record<string, string | Insertion[]> = {
  'web/questions/throwaway/play.tsx': play,
  'web/questions/throwaway/edit.tsx': edit,
  'web/questions/throwaway/review.tsx': review,
  'web/questions/throwaway/tally.tsx': tally,
  'web/questions/players.tsx': [
    {
      before: '  single_choice: async',
      line: "  throwaway: async () => (await import('./throwaway/play.tsx')).throwawayPlayer,",
    },
  ],
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
  'domain/questions/tables/throwaway.ts': tables,
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
  'contract/question-examples.ts': [
    {
      before: '  true_false: {',
      line: "  throwaway: { prompt: 'Which?', draft: { hint: 'Say it', word: 'x' }, answer: 'A word' },",
    },
  ],
  'domain/questions/every-kind.test.ts': [
    {
      before: '  true_false: pairOf',
      line: "  throwaway: pairOf(word.map((text) => ({ hint: 'Which word?', word: text }))),",
    },
  ],
  'domain/questions/every-tally.test.ts': [
    {
      before: '  true_false: {',
      line: "  throwaway: { asked: { hint: 'Say it' }, key: { word: 'x' }, given: word, hostile: String },",
    },
  ],
  'server/testing/one-of-each-kind.ts': [
    {
      before: '  true_false: {',
      line: "  throwaway: { draft: { hint: 'Say it', word: 'x' }, wrong: () => 'y', partly: null, misfits: [0] },",
    },
  ],
}
