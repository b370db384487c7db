import { type MarkingRules, type OwnMarking, rulesFor } from '#domain/marking/marking.ts'
import { type DraftQuestion, gapsOf } from '#domain/questionnaires/drafts/draft.ts'
import { hasParts, isByHand, isUnscored } from '#domain/questions/traits.ts'
import { language } from '#domain/text/language.ts'
import { t } from '../../i18n/teachers/editor.ts'
import { Fold } from '../../ui/fold.tsx'
import { SelectField } from '../../ui/forms/select-field.tsx'
import { withMarking, withPoints } from '../entries/own-marks.ts'
import { MarksField } from './marks-field.tsx'
import { areUsable, costsWords, ownWords } from './own-words.ts'
import { SchemeField } from './scheme-field.tsx'
import { TicksAll } from './ticks-all.tsx'
import { marksTyped } from './typed-number.ts'
import { WrongCostsFields } from './wrong-costs-fields.tsx'

type OwnFieldsProps = {
  question: DraftQuestion
  /** By which it is marked where it says nothing itself; null: nothing is. */
  usual: MarkingRules | null
  /** Whether that is what its section says. */
  isOfSection?: boolean
  onChange: (question: DraftQuestion, typedIn?: string) => void
}

/** What a question may have of its own, folded away with a summary of it: most have nothing. */
export function OwnFields({ question, usual, isOfSection = false, onChange }: OwnFieldsProps) {
  const words = ownWords(question, usual)
  const hasMarks = usual !== null && !isUnscored(question.kind)
  return (
    <Fold
      className="mt-5"
      title={t(hasMarks ? 'editor.own' : 'editor.language')}
      told={words.length === 0 ? (usual ? asWhat(isOfSection) : t('editor.language_unset')) : words.join(', ')}
    >
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        {hasMarks && <MarkingFields {...{ question, usual, isOfSection, onChange }} />}
        <LanguageField question={question} onChange={onChange} />
      </div>
    </Fold>
  )
}

const asWhat = (isOfSection: boolean): string => t(isOfSection ? 'editor.asTheSection' : 'editor.asTheQuiz')

type MarkingFieldsProps = Required<OwnFieldsProps> & { usual: MarkingRules }

/** What it is worth, and how it is marked. */
function MarkingFields({ question, usual, isOfSection, onChange }: MarkingFieldsProps) {
  const { points, marking } = question
  const changeMarking = (change: NonNullable<OwnMarking['marking']>, typedIn?: string) =>
    onChange(withMarking(question, change), typedIn)
  const rules = rulesFor(question, usual)
  const canBeWrong = !isByHand(question.kind)
  const isTold = canBeWrong && marking?.wrongCosts !== undefined && areUsable(rules)
  const gap = gapsOf(question).find(({ need }) => need === 'marks')
  return (
    <>
      <MarksField
        name="points"
        label={t('editor.points')}
        hint={t(isOfSection ? 'editor.pointsHintSection' : 'editor.pointsHint')}
        error={gap && t('editor.pointsRange')}
        placeholder={marksTyped(usual.marksPerQuestion)}
        marks={points ?? null}
        onChange={(typed) => onChange(withPoints(question, typed), 'points')}
      />
      <div className="grid content-start gap-4">
        <WrongCostsFields
          label={t('editor.wrongAnswers')}
          hint={t('editor.wrongAnswersHint')}
          part={marking?.wrongCosts ?? null}
          usual={asWhat(isOfSection)}
          mayBeNothing
          full={canBeWrong ? rules.marksPerQuestion : null}
          told={isTold ? costsWords(rules, hasParts(question.kind)) : undefined}
          onChange={(part) => changeMarking({ wrongCosts: part ?? undefined }, 'wrongPart')}
        />
      </div>
      {hasParts(question.kind) && (
        <SchemeField
          hint={
            <>
              {t('editor.ownSchemeHint')} <TicksAll question={question} usual={usual} />
            </>
          }
          scheme={marking?.scheme ?? null}
          usual={asWhat(isOfSection)}
          onChange={(scheme) => changeMarking({ scheme: scheme ?? undefined })}
        />
      )}
    </>
  )
}

function LanguageField({ question, onChange }: Pick<OwnFieldsProps, 'question' | 'onChange'>) {
  const { language: own, ...rest } = question
  return (
    <SelectField
      name="language"
      label={t('editor.language')}
      hint={t('editor.languageHint')}
      value={own ?? ''}
      onChange={({ target }) => {
        const chosen = language.options.find((offered) => offered === target.value)
        onChange({ ...rest, ...(chosen && { language: chosen }) })
      }}
    >
      <option value="">{t('editor.language_unset')}</option>
      {language.options.map((offered) => (
        <option key={offered} value={offered}>
          {t(`editor.language_${offered}`)}
        </option>
      ))}
    </SelectField>
  )
}
