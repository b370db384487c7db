import type { Marks } from '#domain/marking/marks.ts'
import { TextField } from '../../ui/forms/text-field.tsx'
import { marksIn, marksTyped } from './typed-number.ts'
import { useTypedText } from './use-typed-text.ts'

type MarksFieldProps = {
  name: string
  label: string
  hint?: string
  error?: string | undefined
  placeholder?: string
  /** Null where nothing is typed. */
  marks: Marks | null
  onChange: (marks: Marks | null) => void
  onBlur?: () => void
}

const FORM = { read: marksIn, write: (marks: Marks | null) => (marks === null ? '' : marksTyped(marks)) }

/** A number of marks, with at most two decimals. */
export function MarksField({ marks, onChange, ...field }: MarksFieldProps) {
  const { text, setTyped } = useTypedText(marks, FORM)
  return (
    <TextField
      {...field}
      inputMode="decimal"
      autoComplete="off"
      value={text}
      onChange={({ target }) => {
        setTyped(target.value)
        onChange(marksIn(target.value))
      }}
    />
  )
}
