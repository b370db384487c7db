import { type KeyboardEvent, useState } from 'react'
import { t } from '../../i18n/teachers/editor.ts'
import { useFormulasIn } from '../../questions/editing/draft-texts.tsx'
import { Prose, TextsOf } from '../../questions/parts/prose.tsx'
import { classNames } from '../../ui/class-names.ts'
import { FORMULA_PARTS, type FormulaGroup } from './formula-parts.ts'

const GROUPS: readonly FormulaGroup[] = ['common', 'greek', 'calculus', 'relations', 'shapes']

type FormulaPaletteProps = { onInsert: (tex: string) => void; onClose: () => void }

/** Parts of formulas to choose from: each is shown as it will look, and read out as it is written. */
export default function FormulaPalette({ onInsert, onClose }: FormulaPaletteProps) {
  const [group, setGroup] = useState<FormulaGroup>('common')
  const parts = FORMULA_PARTS[group]
  const { formulas } = useFormulasIn(parts.map(inDollars).join(' '))
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose()
    const step = STEPS[event.key]
    if (step === undefined || !(event.target instanceof HTMLButtonElement)) return
    event.preventDefault()
    const buttons = [...(event.target.parentElement?.querySelectorAll('button') ?? [])]
    buttons[buttons.indexOf(event.target) + step]?.focus()
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a part of the form
    <div
      role="group"
      aria-label={t('editor.formulaParts')}
      onKeyDown={press}
      className="mb-2 rounded border border-line-strong bg-surface-raised p-[min(0.5rem,2.5vw)]"
    >
      <div className="mb-2 flex flex-wrap gap-1">
        {GROUPS.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={each === group}
            onMouseDown={keepFocus}
            onClick={() => setGroup(each)}
            className={classNames(
              'min-h-9 max-w-full rounded px-[min(0.75rem,3.5vw)] text-sm font-semibold pointer-coarse:min-h-11',
              each === group ? 'bg-brand text-on-brand' : 'hover:bg-brand-soft',
            )}
          >
            {t(`editor.formulas_${each}`)}
          </button>
        ))}
      </div>
      <div className="flex flex-wrap gap-1">
        <TextsOf value={{ format: 'prose', formulas }}>
          {parts.map((tex) => (
            <button
              key={tex}
              type="button"
              title={tex}
              onMouseDown={keepFocus}
              onClick={() => onInsert(tex)}
              className="grid min-h-11 min-w-11 place-items-center rounded border border-line bg-surface px-2 hover:border-brand hover:bg-brand-soft"
            >
              <span aria-hidden="true">
                <Prose source={inDollars(tex)} as="line" />
              </span>
              <span className="sr-only">{tex}</span>
            </button>
          ))}
        </TextsOf>
      </div>
    </div>
  )
}

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 }

const inDollars = (tex: string) => `$${tex}$`

/** The field keeps it, and the phone its keyboard. */
const keepFocus = (event: { preventDefault: () => void }) => event.preventDefault()
