import type { Joining } from '#domain/questionnaires/joining.ts'

const field = { label: '', required: true, identifies: true, options: [] }

/** A class that goes by roll numbers: nobody's phone is asked for. */
export const A_FORM: Joining = {
  fields: [
    { ...field, id: 'roll', kind: 'number', label: 'Roll number' },
    { ...field, id: 'class', kind: 'choice', label: 'Class', options: ['IX A', 'IX B'] },
    { ...field, id: 'name', kind: 'name', identifies: false },
    { ...field, id: 'email', kind: 'email', label: 'Email', required: false, identifies: false },
  ],
}
