import type { DraftPart } from '#domain/questionnaires/drafts/draft-item.ts'
import { chooseProblem } from '#domain/questionnaires/items/section-rules.ts'
import { drawProblem } from '#domain/questionnaires/pools.ts'
import { formatNumber } from '../../i18n/format.ts'
import { t } from '../../i18n/teachers/editing.ts'
import { spokenLanguage } from '../../i18n/translate.ts'
import type { UnitMarks } from '../entries/unit-marks.ts'
import { NumberField } from '../question-form/number-field.tsx'
import { marksTyped } from '../question-form/typed-number.ts'

type Section = Extract<DraftPart, { kind: 'section' }>

type FieldProps = { section: Section; units: UnitMarks; onChange: (section: Section, typedIn?: string) => void }

const THREE_DIGITS = { digits: 3, places: 0 }

const ascending = (numbers: readonly number[]): number[] => [...new Set(numbers)].sort((one, other) => one - other)
const listed = (words: string[]): string => new Intl.ListFormat(spokenLanguage()).format(words)

/** Why not all are alike: what they are worth, or, where that is the same, how many questions passages have. */
const unlikeWords = (units: UnitMarks): string => {
  const marks = ascending(units.flat())
  if (marks.length > 1) return t('editing.unlikeMarks', { marks: listed(marks.map((each) => marksTyped(each))) })
  return t('editing.unlikePassages', {
    counts: listed(ascending(units.map(({ length }) => length)).map((count) => formatNumber(count))),
  })
}

const chooseError = ({ choose }: Section, units: UnitMarks): string | undefined => {
  const marks = units.flat()
  const problem = choose === undefined ? null : chooseProblem(choose, marks)
  if (problem === null) return undefined
  return problem === 'out_of_range' ? t('editing.chooseRange', { count: marks.length }) : unlikeWords(units)
}

const drawError = ({ draw, choose }: Section, units: UnitMarks): string | undefined => {
  const problem = draw === undefined ? null : drawProblem({ draw, choose }, units)
  if (problem === null) return undefined
  if (problem === 'not_with_choose') return t('editing.drawOrCount')
  return problem === 'out_of_range' ? t('editing.drawRange', { count: units.length }) : unlikeWords(units)
}

/** How many of its questions count. */
export function ChooseField({ section, units, onChange }: FieldProps) {
  const { choose, ...rest } = section
  return (
    <NumberField
      name="choose"
      room={THREE_DIGITS}
      label={t('editing.chooseCount')}
      hint={t('editing.chooseHint')}
      error={chooseError(section, units)}
      number={choose ?? null}
      isOptional
      onNumber={(count) => onChange({ ...rest, ...(count !== null && { choose: count }) }, 'choose')}
    />
  )
}

/** How many each student meets. */
export function DrawField({ section, units, onChange }: FieldProps) {
  const { draw, ...rest } = section
  return (
    <NumberField
      name="draw"
      room={THREE_DIGITS}
      label={t('editing.drawCount')}
      hint={t('editing.drawHint')}
      error={drawError(section, units)}
      number={draw ?? null}
      isOptional
      onNumber={(count) => onChange({ ...rest, ...(count !== null && { draw: count }) }, 'draw')}
    />
  )
}
