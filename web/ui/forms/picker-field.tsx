import ChevronDown from 'lucide-react/icons/chevron-down'
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import { t } from '../../i18n/picker.ts'
import { classNames } from '../class-names.ts'
import { useElementId } from '../element-id.ts'
import { controlClass, FieldFrame, type FieldTexts, fieldAttributes } from './field-frame.tsx'

export type Choice = { value: string; name: string }

type PickerFieldProps = FieldTexts & {
  value: string
  options: readonly Choice[]
  onPick: (value: string) => void
  className?: string
}

/** More are found by typing. */
const MOST_SHOWN = 200

/** One of many, found by typing a part of its name, or by the arrow keys. */
export function PickerField({ label, hint, error, value, options, onPick, className }: PickerFieldProps) {
  const id = useElementId()
  const picking = usePicking({ value, options, onPick })
  const { typed, found, shown, active } = picking
  const isOpen = typed !== null
  const name = options.find((option) => option.value === value)?.name ?? ''
  const input = useRef<HTMLInputElement>(null)
  // What is typed next takes the place of the name that was picked.
  useLayoutEffect(() => {
    if (!isOpen && name !== '' && document.activeElement === input.current) input.current?.select()
  }, [isOpen, name])
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} className={className}>
      <div className="relative">
        <input
          {...fieldAttributes(id, { hint, error })}
          ref={input}
          role="combobox"
          aria-expanded={isOpen}
          aria-controls={`${id}-options`}
          aria-autocomplete="list"
          aria-activedescendant={isOpen && shown[active] ? `${id}-${active}` : undefined}
          autoComplete="off"
          spellCheck={false}
          title={isOpen ? undefined : name}
          value={typed ?? name}
          placeholder={name}
          className={classNames(controlClass, 'truncate pe-10')}
          onClick={picking.open}
          onChange={({ target }) => picking.type(target.value)}
          onKeyDown={picking.press}
          onBlur={picking.close}
        />
        <ChevronDown
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 end-3 my-auto size-5 text-ink-soft"
        />
        {isOpen && (
          <div className="absolute inset-x-0 top-full z-40 mt-1 rounded border border-line-strong bg-surface-raised shadow">
            <Options id={id} {...{ shown, active, value }} onPick={picking.pick} />
            {found === 0 && (
              <p aria-hidden="true" className="px-3 pb-2 text-sm text-ink-soft wrap-anywhere">
                {t('picker.noneFits', { text: typed })}
              </p>
            )}
            {found > shown.length && (
              <p className="border-t border-line px-3 py-2 text-sm text-ink-soft">
                {t('picker.typeForMore', { count: found - shown.length })}
              </p>
            )}
          </div>
        )}
        <span role="status" className="sr-only">
          {isOpen && (found === 0 ? t('picker.noneFits', { text: typed }) : t('picker.fitting', { count: found }))}
        </span>
      </div>
    </FieldFrame>
  )
}

type OptionsProps = {
  id: string
  shown: readonly Choice[]
  active: number
  value: string
  onPick: (option: Choice) => void
}

function Options({ id, shown, active, value, onPick }: OptionsProps) {
  return (
    <div
      id={`${id}-options`}
      role="listbox"
      aria-labelledby={id}
      className="max-h-72 overflow-y-auto overscroll-contain py-1"
    >
      {shown.map((option, at) => (
        <Option
          key={option.value}
          id={`${id}-${at}`}
          {...{ option, onPick }}
          isActive={at === active}
          isChosen={option.value === value}
        />
      ))}
    </div>
  )
}

type OptionProps = Pick<OptionsProps, 'id' | 'onPick'> & {
  option: Choice
  isActive: boolean
  isChosen: boolean
}

const intoView = (option: HTMLDivElement | null): void => option?.scrollIntoView({ block: 'nearest' })

function Option({ id, option, isActive, isChosen, onPick }: OptionProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus and takes the keys
    // biome-ignore lint/a11y/useFocusableInteractive: the field has the focus and names the active one
    <div
      ref={isActive ? intoView : null}
      id={id}
      role="option"
      aria-selected={isChosen}
      className={classNames(
        'flex min-h-11 cursor-pointer items-center px-3 py-1.5 hover:bg-brand-soft',
        isActive && 'bg-brand-soft',
        isChosen && 'font-semibold',
      )}
      // The field keeps the focus.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onPick(option)}
    >
      <span className="line-clamp-3 wrap-anywhere" dir="auto">
        {option.name}
      </span>
    </div>
  )
}

const plain = (text: string): string => text.normalize('NFKC').toLocaleLowerCase()

/** Those whose name has every word that was typed, in any order; all of them where none was. */
export const fitting = (options: readonly Choice[], typed: string): readonly Choice[] => {
  const words = plain(typed)
    .split(/\s+/)
    .filter((word) => word !== '')
  return words.length === 0 ? options : options.filter(({ name }) => words.every((word) => plain(name).includes(word)))
}

const STEPS: Record<string, (at: number, last: number) => number> = {
  ArrowDown: (at, last) => (at >= last ? 0 : at + 1),
  ArrowUp: (at, last) => (at <= 0 ? last : at - 1),
  PageDown: (at, last) => Math.min(last, at + 8),
  PageUp: (at) => Math.max(0, at - 8),
}

/** What was typed since the list opened, and which of what fits is at hand; null: it is closed. */
const usePicking = ({ value, options, onPick }: Pick<PickerFieldProps, 'value' | 'options' | 'onPick'>) => {
  const [typed, setTyped] = useState<string | null>(null)
  const [active, setActive] = useState(0)
  const found = fitting(options, typed ?? '')
  const at = Math.max(
    0,
    options.findIndex((option) => option.value === value),
  )
  // What is chosen is among what is shown at first.
  const from = typed === '' && at >= MOST_SHOWN ? at : 0
  const shown = found.slice(from, from + MOST_SHOWN)
  const close = () => setTyped(null)
  const open = () => {
    if (typed !== null) return
    setTyped('')
    setActive(at >= MOST_SHOWN ? 0 : at)
  }
  const pick = (option: Choice) => {
    close()
    if (option.value !== value) onPick(option.value)
  }
  const press = (event: KeyboardEvent) => {
    // Enter ends a letter that several keys make up.
    if (event.nativeEvent.isComposing) return
    const step = STEPS[event.key]
    const chosen = shown[active]
    if (step) {
      event.preventDefault()
      if (typed === null) open()
      else setActive(step(active, shown.length - 1))
    } else if (event.key === 'Enter' && (typed !== null || chosen)) {
      event.preventDefault()
      if (typed === null) open()
      else if (chosen) pick(chosen)
    } else if (event.key === 'Escape' && typed !== null) {
      event.preventDefault()
      event.stopPropagation()
      close()
    }
  }
  return {
    ...{ typed, active, shown, open, close, pick, press },
    found: found.length,
    type: (text: string) => {
      setTyped(text)
      setActive(0)
    },
  }
}
