import { useState } from 'react'
import type { ShownJoining } from '#domain/questionnaires/joining.ts'
import type { CallFailure } from '../../calls/reply.ts'
import { t } from '../../i18n/students/own-form.ts'
import { SelectField } from '../../ui/forms/select-field.tsx'
import { reasonOf } from '../all-pages/loading-failed.tsx'
import { enteredIn, type FieldProblems, identityProblems, identityText } from './entered.ts'
import { OwnFields } from './own-fields.tsx'
import type { ResumeProps } from './own-form-parts.tsx'
import { ResumeFrame } from './resume-frame.tsx'

type OwnResumeProps = ResumeProps & { joining: ShownJoining }

const wordsFor = (failure: CallFailure) =>
  failure.code === 'wrong_resume_code' ? t('ownForm.wrongCode') : reasonOf(failure)

/** Goes on with an attempt that was started on another device, by what tells its student from all others. */
export function OwnResume({ joining, typed: before, onAsk, onBack }: OwnResumeProps) {
  const [typed, setTyped] = useState(before)
  const [problems, setProblems] = useState<FieldProblems>({})
  /** 0: the form there is; then those before it. */
  const [which, setWhich] = useState(0)
  const form = { fields: joining.formerly[which - 1] ?? joining.fields }
  const fields = form.fields.filter(({ identifies }) => identifies)

  const check = () => {
    const found = identityProblems(form, typed)
    setProblems(found)
    return Object.keys(found).length === 0
  }

  return (
    <ResumeFrame
      help={t('ownForm.resumeHelp')}
      check={check}
      onAsk={(code) => onAsk(enteredIn(fields, typed), code)}
      wordsFor={wordsFor}
      onBack={onBack}
    >
      {joining.formerly.length > 0 && (
        <SelectField
          label={t('ownForm.startedWith')}
          hint={t('ownForm.startedWithHint')}
          name="form"
          value={which}
          onChange={({ target }) => {
            setWhich(Number(target.value))
            setProblems({})
          }}
        >
          <option value={0}>{identityText(joining)}</option>
          {joining.formerly.map((each, at) => (
            <option key={JSON.stringify(each)} value={at + 1}>
              {t('ownForm.before', { what: identityText({ fields: each }) })}
            </option>
          ))}
        </SelectField>
      )}
      <OwnFields
        fields={fields}
        typed={typed}
        problems={problems}
        onType={(id, value) => setTyped({ ...typed, [id]: value })}
      />
    </ResumeFrame>
  )
}
