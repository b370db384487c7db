import type { Field } from '#domain/questionnaires/joining.ts'
import { type FieldProblems, fieldProblem } from './entered.ts'
import { FieldInput } from './field-input.tsx'
import type { Typed } from './typed.ts'

type OwnFieldsProps = {
  fields: readonly Field[]
  typed: Typed
  problems: FieldProblems
  onType: (id: string, value: string) => void
}

/** Fields of a form that is the teacher's, each with what is wrong in it. */
export function OwnFields({ fields, typed, problems, onType }: OwnFieldsProps) {
  return fields.map((field) => {
    const problem = problems[field.id]
    return (
      <FieldInput
        key={field.id}
        field={field}
        value={typed[field.id] ?? ''}
        error={problem && fieldProblem(field, problem)}
        onType={(value) => onType(field.id, value)}
      />
    )
  })
}
