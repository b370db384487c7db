import { asksForFiles, tellsWho } from '#domain/questionnaires/items/facets.ts'
import { settingsWith } from '#domain/questionnaires/setting-values.ts'
import { t } from '../../i18n/teachers/surveys.ts'
import type { QuestionEntry } from '../entries/draft-entries.ts'
import { Note, SettingsFields } from '../settings/settings-fields.tsx'
import { questionsOf, type SurveyDraft } from '../surveys/draft.ts'
import { valuesOfSurvey } from './survey-values.ts'

/** Files may tell it as well: an anonymous survey that asks for one is not published. */
const asksWho = ({ question }: QuestionEntry): boolean => tellsWho(question) && !asksForFiles(question.kind)

type TakenHowProps = {
  draft: SurveyDraft
  /** What opens and closes doors is changed at once, once there are any. */
  isNew: boolean
  onDraft: (draft: SurveyDraft) => void
}

export function TakenHow({ draft, isNew, onDraft }: TakenHowProps) {
  const values = valuesOfSurvey(draft)
  const tells = values.anonymous && questionsOf(draft).some(asksWho)
  return (
    <SettingsFields
      kind="survey"
      stage={isNew ? 'new' : 'next'}
      values={values}
      notes={{ anonymous: tells && <Note>{t('surveys.anonymousAsks')}</Note> }}
      onChange={(step) => {
        const next = step(values)
        const { responding, joining } = settingsWith({}, next)
        onDraft({ ...draft, responding, joining, isOneByOne: next.one_by_one })
      }}
    />
  )
}
