import { saidIn } from '#domain/questionnaires/identity.ts'
import type { Joining } from '#domain/questionnaires/joining.ts'
import type { Problem } from '#domain/text/problem.ts'
import { t } from '../../i18n/students/responding.ts'
import { OwnFields } from '../join-form/own-fields.tsx'
import type { ResponseView } from './response-view.ts'

type Told = ResponseView['told']
type FieldsProps = {
  joining: Joining
  told: Told
  problems: Readonly<Record<string, Problem>>
  onTell: (name: string, said: string) => void
}

const NOTHING = { name: '', phone: '', district: '' }

function Fields({ joining, told, problems, onTell }: FieldsProps) {
  return (
    <fieldset className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-5">
      <legend className="mb-3 text-lg font-medium">{t('responding.aboutYou')}</legend>
      <OwnFields fields={joining.fields} typed={{ ...NOTHING, ...told }} problems={problems} onType={onTell} />
    </fieldset>
  )
}

/** Who responds, in the form that its teacher has put together: in a chunk of its own. */
export const joinForm = {
  Fields,
  problemsIn: (joining: Joining, told: Told) => {
    const read = saidIn(joining, told)
    return read.ok ? {} : read.problems
  },
}
export type JoinForm = typeof joinForm
