import Plus from 'lucide-react/icons/plus'
import { Button } from '../../ui/button.tsx'
import { fieldKey } from './field-keys.ts'

type AddButtonProps = {
  label: string
  /** Why there is no more to add; null: there is. */
  full: string | null
  /** For a wish to be here. */
  field?: string
  onAdd: () => void
}

export function AddButton({ label, full, field, onAdd }: AddButtonProps) {
  return (
    <>
      <Button
        className="mt-1"
        variant="quiet"
        data-field={field}
        {...fieldKey('add', label)}
        icon={<Plus aria-hidden="true" className="size-5" />}
        disabled={full !== null}
        onClick={onAdd}
      >
        {label}
      </Button>
      {full !== null && <p className="text-sm text-ink-soft">{full}</p>}
    </>
  )
}
