import type { PartGap } from '#domain/questionnaires/drafts/draft-item.ts'
import { MAX_IN_PASSAGE } from '#domain/questionnaires/items/passage.ts'
import { formatNumber } from '../../i18n/format.ts'
import { t as editing } from '../../i18n/teachers/editing.ts'
import { t } from '../../i18n/teachers/editor.ts'
import { spokenLanguage } from '../../i18n/translate.ts'
import { StillNeeded } from '../../questions/completeness.tsx'
import { doubtWords } from '../../questions/doubt-words.ts'
import type { PartEntry } from '../entries/draft-entries.ts'
import { type DraftList, numberOf } from '../entries/draft-list.ts'
import { doubtsAt } from '../entries/entry-doubts.ts'
import { partNoun } from '../entries/entry-name.ts'
import { gapsOfPart, questionsOfPart } from '../entries/section-entries.ts'
import { type UnitMarks, unitProblem } from '../entries/unit-marks.ts'

const COMPLETE = {
  group: 'editor.passageComplete',
  text: 'editor.textComplete',
  section: 'editor.sectionComplete',
  page: 'editor.pageComplete',
} as const

type Noun = ReturnType<typeof partNoun>

const EMPTY = {
  group: 'editor.passageEmpty',
  text: 'editor.passageEmpty',
  section: 'editor.sectionEmpty',
  page: 'editor.pageEmpty',
} as const

const NEEDS_QUESTIONS = {
  group: 'editor.gapPassageQuestions',
  text: 'editor.gapPassageQuestions',
  section: 'editor.gapSectionQuestions',
  page: 'editor.gapPageQuestions',
} as const

const NAMES: Record<PartGap, (noun: Noun) => string> = {
  title: () => t('editor.gapSectionTitle'),
  text: (noun) => t(noun === 'group' ? 'editor.gapPassageText' : 'editor.gapTextText'),
  shorter: () => t('editor.gapShorter'),
  picture: () => t('editor.gapPicture'),
  questions: (noun) => t(NEEDS_QUESTIONS[noun]),
  fewer_questions: () => t('editor.gapPassageFewer', { most: MAX_IN_PASSAGE }),
  marks: () => t('editor.gapMarks'),
  wrong_costs: () => t('editor.gapWrongCosts'),
  choose: () => editing('editing.gapChoose'),
  minutes: () => editing('editing.gapMinutes'),
  draw: () => editing('editing.gapDraw'),
}

const UNIT_PROBLEMS = { unlike: 'editing.gapUnlike', too_few: 'editing.gapDraw' } as const

/** What a section, a passage or a text needs, as a part of a sentence. */
export const partGapWords = (gap: PartGap, entry: PartEntry): string => NAMES[gap](partNoun(entry))

/** `units`: what the questions of a section are worth. */
type PartCompletenessProps = { list: Pick<DraftList, 'entries'>; entry: PartEntry; units: UnitMarks }

/** Which questions belong to a section or a passage, and what it, or a text, still needs. */
export function PartCompleteness({ list, entry, units }: PartCompletenessProps) {
  const { part } = entry
  const numbers = questionsOfPart(list.entries, entry).map(({ key }) => formatNumber(numberOf(list, key)))
  const problem = unitProblem(entry, units)
  const gaps = [
    ...gapsOfPart(entry, numbers.length).map((gap) => partGapWords(gap, entry)),
    ...(problem === null ? [] : [editing(UNIT_PROBLEMS[problem])]),
  ]
  const doubts = doubtsAt(list.entries, list.entries.indexOf(entry), false).map(doubtWords)
  return (
    <>
      {part.kind !== 'text' && (
        <p className="tabular mt-4">
          {numbers.length === 0
            ? t(EMPTY[partNoun(entry)])
            : t('editor.passageQuestions', { numbers: new Intl.ListFormat(spokenLanguage()).format(numbers) })}
        </p>
      )}
      <StillNeeded gaps={[...new Set(gaps)]} complete={t(COMPLETE[partNoun(entry)])} doubts={doubts} />
    </>
  )
}
