import Grid from 'lucide-react/icons/grid-3x3'
import { useContext, useLayoutEffect, useRef, useState } from 'react'
import { t } from '../../i18n/students/play.ts'
import { Button } from '../../ui/button.tsx'
import { Keypad } from './keypad.tsx'
import { KeypadShown } from './keypad-context.tsx'

type KeypadField = { id: string; text: string; isReadOnly: boolean; onWrite: (text: string) => void }

/** A keypad below a field for a number, which a press opens: what stands below the field, and how the field goes with it. */
export const useKeypad = ({ id, text, isReadOnly, onWrite }: KeypadField) => {
  const [isOpen, toggle] = useOpen()
  const { field, insert, takeBack } = useCursor(text, onWrite)
  const keypadId = `${id}-keypad`
  const keypad = (
    <>
      <Button
        size="sm"
        variant="quiet"
        className="-ms-3.5 min-h-11"
        aria-expanded={isOpen}
        aria-controls={isOpen ? keypadId : undefined}
        icon={<Grid aria-hidden="true" className="size-5" />}
        onClick={toggle}
      >
        {t('play.keypad')}
      </Button>
      {isOpen && (
        <Keypad
          id={keypadId}
          isDisabled={isReadOnly}
          onType={insert}
          onBackspace={takeBack}
          onClear={() => onWrite('')}
        />
      )}
    </>
  )
  // A phone would put its own keys over the keypad.
  return { field, inputMode: isOpen ? ('none' as const) : ('decimal' as const), keypad }
}

/** Whoever opened or closed the keypad for one question finds it so at the next; null: nobody has. */
let wasKeypadOpen: boolean | null = null

const useOpen = () => {
  const isShown = useContext(KeypadShown)
  const [isOpen, setOpen] = useState(wasKeypadOpen ?? isShown)
  const toggle = () => {
    wasKeypadOpen = !isOpen
    setOpen(wasKeypadOpen)
  }
  return [isOpen, toggle] as const
}

/** Typing from elsewhere than a keyboard: at the cursor while the field has the focus, else at the end. */
const useCursor = (text: string, write: (text: string) => void) => {
  const field = useRef<HTMLInputElement>(null)
  const [cursor, setCursor] = useState<{ at: number } | null>(null)
  useLayoutEffect(() => {
    if (cursor && document.activeElement === field.current) field.current?.setSelectionRange(cursor.at, cursor.at)
  }, [cursor])
  const selected = () => {
    const input = field.current
    const end = { from: text.length, to: text.length }
    if (input === null || document.activeElement !== input) return end
    return { from: input.selectionStart ?? end.from, to: input.selectionEnd ?? end.to }
  }
  const put = (typed: string, from: number, to: number) => {
    write(text.slice(0, from) + typed + text.slice(to))
    setCursor({ at: from + typed.length })
  }
  return {
    field,
    insert: (typed: string) => {
      const { from, to } = selected()
      put(typed, from, to)
    },
    takeBack: () => {
      const { from, to } = selected()
      put('', from === to ? Math.max(0, from - 1) : from, to)
    },
  }
}
