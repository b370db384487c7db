import Vote from 'lucide-react/icons/vote'
import { OPINION_LOOKS, type Opinion, type OpinionDraft } from '#domain/questions/opinion.ts'
import { MAX_OPTIONS } from '#domain/questions/parts/options.ts'
import { t } from '../../i18n/teachers/opinions.ts'
import { CheckboxField } from '../../ui/forms/checkbox-field.tsx'
import { SelectField } from '../../ui/forms/select-field.tsx'
import { FIRST_OPTION, OptionsEditor, OptionsPreview } from '../editing/options-editor.tsx'
import type { Editor, EditProps } from '../editor.tsx'
import { CountField } from '../open-ended/count-field.tsx'
import { howMany } from './play.tsx'

const markedOf = ({ options, fixed }: OpinionDraft) => ({ options, correct: [], ...(fixed && { fixed }) })

function EditOpinion({ id, draft, onChange, onFocus, onSaid }: EditProps<Opinion>) {
  const { least, most, look, other } = draft
  const { fixed: _, ...rest } = draft
  return (
    <>
      <OptionsEditor
        id={id}
        marked={markedOf(draft)}
        right="none"
        hint={t('opinions.optionsHint')}
        onChange={({ options, fixed }, typedIn) => onChange({ ...rest, options, ...(fixed && { fixed }) }, typedIn)}
        onFocus={onFocus}
        onSaid={onSaid}
      />
      <CheckboxField
        className="mt-3"
        label={t('opinions.allowsOther')}
        hint={t('opinions.allowsOtherHint')}
        name="other"
        checked={other}
        onChange={({ target }) => onChange({ ...draft, other: target.checked })}
      />
      <div className="mt-3 flex flex-wrap items-start gap-x-4 gap-y-3">
        <SelectField
          className="min-w-[min(12rem,100%)] flex-1"
          label={t('opinions.choose')}
          name="choose"
          value={most === 1 ? 'one' : 'several'}
          onChange={({ target }) => onChange({ ...draft, least: null, most: target.value === 'one' ? 1 : null })}
        >
          <option value="one">{t('opinions.chooseOne')}</option>
          <option value="several">{t('opinions.chooseSeveral')}</option>
        </SelectField>
        <SelectField
          className="min-w-[min(12rem,100%)] flex-1"
          label={t('opinions.arranged')}
          name="look"
          value={look}
          onChange={({ target }) =>
            onChange({ ...draft, look: OPINION_LOOKS.find((each) => each === target.value) ?? look })
          }
        >
          {OPINION_LOOKS.map((each) => (
            <option key={each} value={each}>
              {t(`opinions.arranged_${each}`)}
            </option>
          ))}
        </SelectField>
      </div>
      {most !== 1 && (
        <fieldset className="mt-3">
          <legend className="mb-1 text-sm text-ink-soft">{t('opinions.howManyHint')}</legend>
          <div className="flex flex-wrap gap-3">
            <CountField
              className="w-32"
              name="least"
              label={t('opinions.least')}
              most={MAX_OPTIONS}
              count={least}
              onCount={(count) => onChange({ ...draft, least: count }, 'least')}
            />
            <CountField
              className="w-32"
              name="most"
              label={t('opinions.most')}
              most={MAX_OPTIONS}
              count={most}
              // One alone is the choice of one, which the field above makes.
              onCount={(count) => onChange({ ...draft, most: count === 1 ? 0 : count }, 'most')}
            />
          </div>
        </fieldset>
      )}
    </>
  )
}

function PreviewOpinion({ draft }: { draft: OpinionDraft }) {
  return (
    <>
      {draft.most !== 1 && <p className="mt-2 text-sm text-ink-soft">{howMany(draft)}</p>}
      <OptionsPreview marked={markedOf(draft)} />
      {draft.other && <p className="mt-2 ps-3">+ {t('opinions.other')}</p>}
    </>
  )
}

export const opinionEditor: Editor<Opinion> = {
  Sign: Vote,
  Edit: EditOpinion,
  Preview: PreviewOpinion,
  firstField: FIRST_OPTION,
}
