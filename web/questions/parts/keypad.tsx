import Delete from 'lucide-react/icons/delete'
import type { ReactNode } from 'react'
import { t } from '../../i18n/students/play.ts'
import { buttonClass } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'

type Key = { types: string; name?: string; face?: ReactNode; room?: string }

/** The keys that take back what was typed last, and all of it: no text is typed by them. */
const BACK = 'back'
const CLEAR = 'clear'

const digits = (...all: string[]): Key[] => all.map((types) => ({ types }))

/** As they lie on the screen, row by row. */
const keys = (): Key[] => [
  ...digits('7', '8', '9'),
  {
    types: BACK,
    name: t('play.keyBackspace'),
    face: <Delete aria-hidden="true" className="size-5" />,
  },
  ...digits('4', '5', '6'),
  { types: CLEAR, name: t('play.keyClear'), face: 'C' },
  ...digits('1', '2', '3'),
  { types: '-', name: t('play.keyMinus'), face: '\u2212', room: 'row-span-2' },
  { types: '0', room: 'col-span-2' },
  { types: '.', name: t('play.keyPoint') },
]

type KeypadProps = {
  id: string
  isDisabled: boolean
  onType: (text: string) => void
  onBackspace: () => void
  onClear: () => void
}

/** Digits to tap, for phones whose own keys for numbers have no minus. */
export function Keypad({ id, isDisabled, onType, onBackspace, onClear }: KeypadProps) {
  const press = (types: string) => {
    if (types === BACK) onBackspace()
    else if (types === CLEAR) onClear()
    else onType(types)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div id={id} role="group" aria-label={t('play.keypad')} dir="ltr" className="mt-3 grid max-w-72 grid-cols-4 gap-2">
      {keys().map(({ types, name, face = types, room }) => (
        <button
          key={types}
          type="button"
          disabled={isDisabled}
          aria-label={name}
          // The field keeps the focus, and its cursor stays where it is.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => press(types)}
          className={classNames(buttonClass(), 'tabular min-w-0 px-1!', room)}
        >
          {face}
        </button>
      ))}
    </div>
  )
}
