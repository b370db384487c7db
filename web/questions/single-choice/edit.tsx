import CircleDot from 'lucide-react/icons/circle-dot'
import { markedOf, type SingleChoice, singleChoiceOf } from '#domain/questions/single-choice.ts'
import { t } from '../../i18n/teachers/editor.ts'
import { FIRST_OPTION, OptionsEditor, OptionsPreview } from '../editing/options-editor.tsx'
import type { Editor, EditProps } from '../editor.tsx'

function EditSingleChoice({ draft, onChange, ...rest }: EditProps<SingleChoice>) {
  return (
    <OptionsEditor
      {...rest}
      marked={markedOf(draft)}
      right="one"
      hint={t('editor.optionsHint')}
      onChange={(marked, typedIn) => onChange(singleChoiceOf(marked), typedIn)}
    />
  )
}

export const singleChoiceEditor: Editor<SingleChoice> = {
  Sign: CircleDot,
  Edit: EditSingleChoice,
  Preview: ({ draft }) => <OptionsPreview marked={markedOf(draft)} />,
  firstField: FIRST_OPTION,
}
