import { t } from '../../i18n/surveys.ts'
import { Card } from '../../ui/card.tsx'
import { CheckboxField } from '../../ui/checkbox-field.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import type { SurveyDraft } from '../draft.ts'

const NAMES = ['no', 'optional', 'required'] as const

/** In the way that the browser's field writes it, by the clock on the wall. */
const asLocal = (at: number | null): string => {
  if (at === null) return ''
  const date = new Date(at)
  return new Date(at - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}

type TakenHowProps = {
  draft: SurveyDraft
  /** What is promised to whoever answers is said once, when it is made. */
  isNew: boolean
  onDraft: (draft: SurveyDraft) => void
}

export function TakenHow({ draft, isNew, onDraft }: TakenHowProps) {
  const { responding } = draft
  const set = (change: Partial<SurveyDraft['responding']>) =>
    onDraft({ ...draft, responding: { ...responding, ...change } })
  return (
    <Card>
      <h2 className="mb-3 text-xl">{t('surveys.settings')}</h2>
      <div className="grid gap-4">
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
              onChange={({ currentTarget }) => set({ anonymous: currentTarget.checked, ask_name: 'no' })}
            />
            {!responding.anonymous && (
              <SelectField
                label={t('surveys.askName')}
                value={responding.ask_name}
                onChange={({ target }) => set({ ask_name: NAMES.find((name) => name === target.value) ?? 'no' })}
              >
                {NAMES.map((name) => (
                  <option key={name} value={name}>
                    {t(`surveys.askName_${name}`)}
                  </option>
                ))}
              </SelectField>
            )}
            <TextField
              type="datetime-local"
              label={t('surveys.until')}
              value={asLocal(responding.until)}
              onChange={({ currentTarget }) => {
                const at = Date.parse(currentTarget.value)
                set({ until: Number.isNaN(at) ? null : at })
              }}
            />
            <TextField
              type="number"
              min={1}
              label={t('surveys.atMost')}
              value={responding.at_most ?? ''}
              onChange={({ currentTarget }) => {
                const most = Math.floor(Number(currentTarget.value))
                set({ at_most: most >= 1 ? most : null })
              }}
            />
            <TextArea
              label={t('surveys.thanks')}
              rows={2}
              maxLength={2000}
              value={responding.thanks}
              onChange={({ target }) => set({ thanks: target.value })}
            />
          </>
        )}
      </div>
    </Card>
  )
}
