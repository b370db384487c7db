import Signature from 'lucide-react/icons/signature'
import { type Consent, type ConsentDraft, MAX_STATEMENT } from '#domain/questions/consent.ts'
import { isFilled } from '#domain/text/text.ts'
import { t } from '../../i18n/teachers/opinions.ts'
import { TextArea } from '../../ui/forms/text-area.tsx'
import { ProsePreview } from '../editing/draft-texts.tsx'
import { lengthError } from '../editing/length-error.ts'
import type { Editor, EditProps } from '../editor.tsx'
import { OptionList } from '../parts/option-list.tsx'

function EditConsent({ draft: { statement }, onChange }: EditProps<Consent>) {
  return (
    <>
      <TextArea
        className="mt-5"
        label={t('opinions.statement')}
        hint={t('opinions.statementHint')}
        name="statement"
        dir="auto"
        data-prose
        value={statement}
        error={lengthError(statement, MAX_STATEMENT)}
        onChange={({ target }) => onChange({ statement: target.value }, 'statement')}
      />
      <ProsePreview source={statement} />
    </>
  )
}

function PreviewConsent({ draft: { statement } }: { draft: ConsentDraft }) {
  return isFilled(statement) ? <OptionList options={[{ text: statement.trim(), sign: '✓' }]} /> : null
}

export const consentEditor: Editor<Consent> = {
  Sign: Signature,
  Edit: EditConsent,
  Preview: PreviewConsent,
  firstField: 'statement',
}
