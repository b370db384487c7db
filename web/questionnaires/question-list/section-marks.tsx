import { type MarkingRules, ownMarking, rulesFor } from '#domain/marking/marking.ts'
import type { DraftPart } from '#domain/questionnaires/drafts/draft-item.ts'
import { minutes as anyMinutes, MAX_MINUTES } from '#domain/time/minutes.ts'
import { formatNumber } from '../../i18n/format.ts'
import { t as editing } from '../../i18n/teachers/editing.ts'
import { t } from '../../i18n/teachers/editor.ts'
import { Fold } from '../../ui/fold.tsx'
import { withMarking, withPoints } from '../entries/own-marks.ts'
import type { UnitMarks } from '../entries/unit-marks.ts'
import { MarksField } from '../question-form/marks-field.tsx'
import { NumberField } from '../question-form/number-field.tsx'
import { areUsable, costsWords, markingWords } from '../question-form/own-words.ts'
import { SchemeField } from '../question-form/scheme-field.tsx'
import { marksTyped } from '../question-form/typed-number.ts'
import { WrongCostsFields } from '../question-form/wrong-costs-fields.tsx'
import { ChooseField, DrawField } from './which-count.tsx'

type Section = Extract<DraftPart, { kind: 'section' }>

type SectionMarksProps = {
  section: Section
  /** By which its quiz is marked. */
  usual: MarkingRules
  units: UnitMarks
  onChange: (section: Section, typedIn?: string) => void
}

const FOUR_DIGITS = { digits: 4, places: 0 }

/** How many of its questions count or are drawn, its time, and how they are marked, in a few words; none: all of them, as the quiz says. */
const sectionWords = (section: Section, usual: MarkingRules): string[] => [
  ...(section.choose === undefined ? [] : [editing('editing.anyOf', { count: section.choose })]),
  ...(section.draw === undefined ? [] : [editing('editing.drawn', { count: section.draw })]),
  ...(section.minutes === undefined ? [] : [editing('editing.ownMinutes', { count: section.minutes })]),
  ...markingWords(section, usual),
]

/** What a section says of its questions, folded away with a summary of it. */
export function SectionMarks({ section, usual, units, onChange }: SectionMarksProps) {
  const { points, marking, minutes } = section
  const rules = rulesFor(section, usual)
  const words = sectionWords(section, usual)
  const isTold = marking?.wrongCosts !== undefined && areUsable(rules)
  const changeTime = ({ minutes: _, ...rest }: Section, own: number | null) =>
    onChange({ ...rest, ...(own !== null && { minutes: own }) }, 'minutes')
  return (
    <Fold
      className="mt-5"
      title={editing('editing.sectionMarks')}
      told={words.length === 0 ? t('editor.asTheQuiz') : words.join(', ')}
    >
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <MarksField
          name="points"
          label={editing('editing.marksEach')}
          hint={t('editor.pointsHint')}
          error={ownMarking.points.safeParse(points).success ? undefined : t('editor.pointsRange')}
          placeholder={marksTyped(usual.marksPerQuestion)}
          marks={points ?? null}
          onChange={(typed) => onChange(withPoints(section, typed), 'points')}
        />
        <div className="grid content-start gap-4">
          <WrongCostsFields
            label={t('editor.wrongAnswers')}
            hint={editing('editing.sectionCostsHint')}
            part={marking?.wrongCosts ?? null}
            usual={t('editor.asTheQuiz')}
            mayBeNothing
            full={rules.marksPerQuestion}
            told={isTold ? costsWords(rules, true) : undefined}
            onChange={(part) => onChange(withMarking(section, { wrongCosts: part ?? undefined }), 'wrongPart')}
          />
        </div>
        <SchemeField
          hint={editing('editing.sectionSchemeHint')}
          scheme={marking?.scheme ?? null}
          usual={t('editor.asTheQuiz')}
          onChange={(scheme) => onChange(withMarking(section, { scheme: scheme ?? undefined }))}
        />
        <ChooseField section={section} units={units} onChange={onChange} />
        <DrawField section={section} units={units} onChange={onChange} />
        <NumberField
          name="minutes"
          room={FOUR_DIGITS}
          label={editing('editing.minutesOfSection')}
          hint={editing('editing.minutesHint')}
          error={
            minutes === undefined || anyMinutes.safeParse(minutes).success
              ? undefined
              : editing('editing.minutesRange', { most: formatNumber(MAX_MINUTES) })
          }
          number={minutes ?? null}
          isOptional
          onNumber={(own) => changeTime(section, own)}
        />
      </div>
    </Fold>
  )
}
