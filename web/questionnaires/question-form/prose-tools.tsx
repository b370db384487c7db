import Bold from 'lucide-react/icons/bold'
import Code from 'lucide-react/icons/code'
import Italic from 'lucide-react/icons/italic'
import List from 'lucide-react/icons/list'
import Omega from 'lucide-react/icons/omega'
import Sigma from 'lucide-react/icons/sigma'
import { type FocusEvent, type KeyboardEvent, lazy, type ReactNode, Suspense, useState } from 'react'
import { t } from '../../i18n/teachers/editor.ts'
import { classNames } from '../../ui/class-names.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { withFormulaPart } from './formula-parts.ts'
import { type ProseEdit, type Selected, withEdit } from './prose-edits.ts'

const FormulaPalette = lazy(() => import('./formula-palette.tsx'))

const TOOLS = [
  { edit: 'bold', Icon: Bold, key: 'b', label: () => t('editor.bold') },
  { edit: 'italics', Icon: Italic, key: 'i', label: () => t('editor.italics') },
  { edit: 'formula', Icon: Sigma, key: 'm', label: () => t('editor.formula') },
  { edit: 'list', Icon: List, key: '8', shift: true, label: () => t('editor.list') },
  { edit: 'code', Icon: Code, key: 'e', label: () => t('editor.code') },
] as const

type Tool = (typeof TOOLS)[number]

const PARTS_KEY = 'Shift+M'

const shiftOf = (tool: Tool): boolean => 'shift' in tool
const keyOf = (tool: Tool): string => `${shiftOf(tool) ? 'Shift+' : ''}${tool.key.toUpperCase()}`

type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>
/** With Shift a digit types another sign: it is known by its place. */
const isKey = ({ key, code, shiftKey }: Pressed, wanted: string, shift: boolean): boolean =>
  shiftKey === shift && (key.toLowerCase() === wanted || code === `Digit${wanted}`)

const isProse = (target: EventTarget): target is HTMLTextAreaElement =>
  target instanceof HTMLTextAreaElement && target.hasAttribute('data-prose')

/** As if it were typed: the field's own listeners hear of it. */
const rewrite = (field: HTMLTextAreaElement, change: (selected: Selected) => Selected) => {
  const { value, selectionStart, selectionEnd } = field
  const next = change({ text: value, from: selectionStart, to: selectionEnd })
  field.focus()
  field.setRangeText(next.text, 0, value.length, 'end')
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.setSelectionRange(next.from, next.to)
}

const edit = (field: HTMLTextAreaElement, wanted: ProseEdit) => rewrite(field, (selected) => withEdit(selected, wanted))

/**
 * Fields of prose (`data-prose`), with the tools for the one that has the focus. Their row is always there, so that nothing
 * moves when they come; it follows on a long page, since a phone's keyboard leaves little of it, but not in letters so large
 * that it would take the screen.
 */
export function ProseTools({ children }: { children: ReactNode }) {
  const [field, setField] = useState<HTMLTextAreaElement | null>(null)
  const [hasParts, setHasParts] = useState(false)
  const focus = ({ target }: FocusEvent) => {
    if (isProse(target)) setField(target)
    else if (!target.closest('[data-prose-tools]')) setField(null)
  }
  const blur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setField(null)
  }
  const press = (event: KeyboardEvent) => {
    const { target, ctrlKey, metaKey, altKey } = event
    if (!isProse(target) || !(ctrlKey || metaKey) || altKey) return
    const tool = TOOLS.find((each) => isKey(event, each.key, shiftOf(each)))
    const isParts = isKey(event, 'm', true)
    if (tool || isParts) event.preventDefault()
    if (tool) edit(target, tool.edit)
    else if (isParts) setHasParts(!hasParts)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears of the fields in it, and is nothing to act on itself
    <div className="@container" onFocus={focus} onBlur={blur} onKeyDown={press}>
      <div
        className={classNames(
          'mb-1 grid min-h-11 grid-cols-[minmax(0,1fr)] items-center',
          field !== null && 'top-14 z-2 -mx-1.5 bg-surface px-1.5 @min-[14rem]:sticky lg:top-0',
        )}
      >
        <p
          className={classNames(
            '[grid-area:1/1] text-sm text-ink-soft',
            field !== null && 'invisible @max-[14rem]:hidden',
          )}
        >
          {t('editor.proseHint')}
        </p>
        <div
          role="toolbar"
          data-prose-tools
          aria-label={t('editor.proseTools')}
          className={classNames('-ms-3 flex flex-wrap [grid-area:1/1]', field === null && 'invisible')}
        >
          {TOOLS.map((tool) => (
            <IconButton
              key={tool.edit}
              label={t('editor.toolAndKey', { tool: tool.label(), key: keyOf(tool) })}
              icon={<tool.Icon aria-hidden="true" />}
              aria-keyshortcuts={`Control+${keyOf(tool)}`}
              // The field keeps the focus, and the phone its keyboard.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => field?.isConnected && edit(field, tool.edit)}
            />
          ))}
          <IconButton
            label={t('editor.formulaParts')}
            title={t('editor.toolAndKey', { tool: t('editor.formulaParts'), key: PARTS_KEY })}
            icon={<Omega aria-hidden="true" />}
            aria-keyshortcuts={`Control+${PARTS_KEY}`}
            aria-expanded={hasParts && field !== null}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => setHasParts(!hasParts)}
          />
        </div>
        {hasParts && field !== null && (
          <div data-prose-tools className="[grid-row:2]">
            <Suspense fallback={null}>
              <FormulaPalette
                onInsert={(tex) => field.isConnected && rewrite(field, (selected) => withFormulaPart(selected, tex))}
                onClose={() => {
                  setHasParts(false)
                  field.focus()
                }}
              />
            </Suspense>
          </div>
        )}
      </div>
      {children}
    </div>
  )
}
