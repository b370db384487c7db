import { asksForFiles, tellsWho } from '#domain/questionnaires/items/facets.ts'
import { t } from '../../i18n/teachers/surveys.ts'
import { Card } from '../../ui/card.tsx'
import { CheckboxField } from '../../ui/forms/checkbox-field.tsx'
import { questionsOf, type SurveyDraft, type SurveyQuestion } from '../surveys/draft.ts'
import { RespondingFields } from './responding-fields.tsx'

/** Files may tell it as well: an anonymous survey that asks for one is not published. */
const asksWho = ({ question }: SurveyQuestion): boolean => tellsWho(question) && !asksForFiles(question.kind)

type TakenHowProps = {
  draft: SurveyDraft
  /** What opens and closes doors is changed at once, once there are any. */
  isNew: boolean
  onDraft: (draft: SurveyDraft) => void
}

export function TakenHow({ draft, isNew, onDraft }: TakenHowProps) {
  const { responding } = draft
  const set = (change: Partial<SurveyDraft['responding']>, joining = draft.joining) =>
    onDraft({ ...draft, joining, responding: { ...responding, ...change } })
  return (
    <Card>
      <h2 className="mb-3 text-xl">{t('surveys.settings')}</h2>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <CheckboxField
          label={t('surveys.oneByOne')}
          checked={draft.isOneByOne}
          onChange={({ currentTarget }) => onDraft({ ...draft, isOneByOne: currentTarget.checked })}
        />
        {isNew && (
          <>
            <CheckboxField
              label={t('surveys.anonymous')}
              hint={t('surveys.anonymousHint')}
              checked={responding.anonymous}
              onChange={({ currentTarget }) =>
                set({
                  anonymous: currentTarget.checked,
                  ask_name: 'no',
                  one_per_person: false,
                  changeable: false,
                  fields: [],
                })
              }
            />
            {responding.anonymous && (
              <p className="text-sm text-ink-soft">
                {t('surveys.anonymousFields')}
                {questionsOf(draft).some(asksWho) && <> {t('surveys.anonymousAsks')}</>}
              </p>
            )}
            <RespondingFields
              responding={responding}
              joining={draft.joining}
              onChange={set}
              onJoining={(joining) => onDraft({ ...draft, joining })}
            />
          </>
        )}
      </div>
    </Card>
  )
}
