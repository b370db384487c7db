import SquareCheck from 'lucide-react/icons/square-check'
import type { MultipleChoice, MultipleChoiceDraft } from '#domain/questions/multiple-choice.ts'
import { rightOptions } from '#domain/questions/parts/options.ts'
import { t } from '../../i18n/teachers/editor.ts'
import { CheckboxField } from '../../ui/forms/checkbox-field.tsx'
import { FIRST_OPTION, OptionsEditor, OptionsPreview } from '../editing/options-editor.tsx'
import type { Editor, EditProps } from '../editor.tsx'

function EditMultipleChoice({ draft, onChange, ...rest }: EditProps<MultipleChoice>) {
  return (
    <>
      <OptionsEditor
        {...rest}
        marked={draft}
        right="several"
        hint={t('editor.severalHint')}
        onChange={(marked, typedIn) => onChange({ ...marked, tellsHowMany: draft.tellsHowMany }, typedIn)}
      />
      <CheckboxField
        className="mt-3"
        label={t('editor.tellsHowMany')}
        hint={t('editor.tellsHowManyHint')}
        name="tells-how-many"
        checked={draft.tellsHowMany}
        onChange={({ target }) => onChange({ ...draft, tellsHowMany: target.checked })}
      />
    </>
  )
}

function PreviewMultipleChoice({ draft }: { draft: MultipleChoiceDraft }) {
  const count = rightOptions(draft).length
  return (
    <>
      <p className="mt-2 text-sm text-ink-soft">
        {draft.tellsHowMany && count > 0 ? t('editor.chooseExactlyPreview', { count }) : t('editor.chooseAnyPreview')}
      </p>
      <OptionsPreview marked={draft} />
    </>
  )
}

export const multipleChoiceEditor: Editor<MultipleChoice> = {
  Sign: SquareCheck,
  Edit: EditMultipleChoice,
  Preview: PreviewMultipleChoice,
  firstField: FIRST_OPTION,
}
