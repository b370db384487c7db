import CircleCheck from 'lucide-react/icons/circle-check'
import CircleDashed from 'lucide-react/icons/circle-dashed'
import { useContext } from 'react'
import { doubtsOf } from '#domain/questionnaires/drafts/doubts.ts'
import { type DraftQuestion, gapsOf } from '#domain/questionnaires/drafts/draft.ts'
import { MAX_CHOICES, MAX_PAIRS } from '#domain/questions/matching.ts'
import { MAX_COLUMNS, MAX_ROWS } from '#domain/questions/matrix.ts'
import { MAX_RUBRIC } from '#domain/questions/open-ended.ts'
import { MAX_ITEMS } from '#domain/questions/ordering.ts'
import { MAX_ACCEPTED } from '#domain/questions/parts/accepted.ts'
import {
  MAX_BLANK_WEIGHT,
  MAX_BLANKS,
  MAX_TYPED_LENGTH,
  MAX_VARIANTS,
} from '#domain/questions/parts/fill-in-blanks-passage.ts'
import { MAX_UNITS } from '#domain/questions/parts/numerical-draft.ts'
import { optionSign } from '#domain/questions/parts/option-sign.ts'
import { MAX_OPTIONS } from '#domain/questions/parts/options.ts'
import type { Gap, Need } from '#domain/questions/rule.ts'
import { t } from '../i18n/teachers/editor.ts'
import { spokenLanguage } from '../i18n/translate.ts'
import { doubtWords } from './doubt-words.ts'
import { MixesOptions } from './editing/mixes-options-context.tsx'

/** `number` tells which of several parts it is. */
const NAMES: Record<Need, (number: number) => string> = {
  problem: () => t('editor.gapProblem'),
  options: () => t('editor.gapOptions'),
  correct: () => t('editor.gapCorrect'),
  right_text: (number) => t('editor.gapRightText', { sign: optionSign(number - 1) }),
  picture: () => t('editor.gapPicture'),
  shorter: () => t('editor.gapShorter'),
  fewer: () => t('editor.gapFewer', { most: MAX_OPTIONS }),
  blank: () => t('editor.gapBlank'),
  blank_end: (number) => t('editor.gapBlankEnd', { number }),
  blank_answer: (number) => t('editor.gapBlankAnswer', { number }),
  blank_number: (number) => t('editor.gapBlankNumber', { number }),
  blank_options: (number) => t('editor.gapBlankOptions', { number }),
  blank_correct: (number) => t('editor.gapBlankCorrect', { number }),
  blank_same: (number) => t('editor.gapBlankSame', { number }),
  blank_weight: (number) => t('editor.gapBlankWeight', { number, most: MAX_BLANK_WEIGHT }),
  blank_shorter: (number) => t('editor.gapBlankShorter', { number, most: MAX_TYPED_LENGTH }),
  blank_fewer: (number) => t('editor.gapBlankFewer', { number, most: MAX_VARIANTS }),
  fewer_blanks: () => t('editor.gapFewerBlanks', { most: MAX_BLANKS }),
  items: () => t('editor.gapItems'),
  fewer_items: () => t('editor.gapFewerItems', { most: MAX_ITEMS }),
  pairs: () => t('editor.gapPairs'),
  fewer_pairs: () => t('editor.gapFewerPairs', { most: MAX_PAIRS }),
  choices: () => t('editor.gapChoices'),
  fewer_choices: () => t('editor.gapFewerChoices', { most: MAX_CHOICES }),
  number: () => t('editor.gapNumber'),
  unit: () => t('editor.gapUnit'),
  fewer_answers: () => t('editor.gapFewerAnswers', { most: MAX_ACCEPTED }),
  marks: () => t('editor.gapMarks'),
  wrong_costs: () => t('editor.gapWrongCosts'),
  fewer_units: () => t('editor.gapFewerUnits', { most: MAX_UNITS }),
  words: () => t('editor.gapWords'),
  weight: () => t('editor.gapWeight'),
  how_many: () => t('editor.gapHowMany'),
  range: () => t('editor.gapRange'),
  rows: () => t('editor.gapRows', { most: MAX_ROWS }),
  columns: () => t('editor.gapColumns', { most: MAX_COLUMNS }),
  sorts: () => t('editor.gapSorts'),
  statement: () => t('editor.gapStatement'),
  fewer_points: () => t('editor.gapFewerPoints', { most: MAX_RUBRIC }),
}

/** What a question needs, as a part of a sentence. */
export const gapWords = ({ need, at = 0 }: Pick<Gap, 'need' | 'at'>): string => NAMES[need](at + 1)

/** `read`: what is read before it. */
type CompletenessProps = { question: DraftQuestion; read: readonly string[] }

/** What the question still needs, and what may not have been meant, said calmly while it is being written. */
export function Completeness({ question, read }: CompletenessProps) {
  const mixes = useContext(MixesOptions)
  return (
    <StillNeeded
      gaps={gapsOf(question).map(gapWords)}
      complete={t('editor.isComplete')}
      doubts={doubtsOf(question, { mixes, read }).map(doubtWords)}
    />
  )
}

type StillNeededProps = { gaps: readonly string[]; complete: string; doubts?: readonly string[] }

/** What is still needed, in words; `complete` is said where nothing is, and `doubts` are in any case. */
export function StillNeeded({ gaps, complete, doubts = [] }: StillNeededProps) {
  const needs = [...new Set(gaps)]
  const names = new Intl.ListFormat(spokenLanguage()).format(needs)
  const Sign = needs.length === 0 ? CircleCheck : CircleDashed
  return (
    <p className="mt-4 flex items-start gap-2 border-t border-line pt-3 text-sm text-ink-soft">
      <Sign aria-hidden="true" className={needs.length === 0 ? 'mt-px size-5 text-correct' : 'mt-px size-5 shrink-0'} />
      {[needs.length === 0 ? complete : t('editor.needs', { gaps: names }), ...doubts].join(' ')}
    </p>
  )
}
