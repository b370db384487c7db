import { PATTERN_IDS, type PatternId } from '#domain/patterns/pattern-id.ts'
import { PATTERNS } from '#domain/patterns/patterns.ts'
import { t } from '../../i18n/teachers/patterns.ts'
import { patternFigures, patternName } from './pattern-words.ts'

type PatternListProps = { chosen: PatternId | null; onChoose: (id: PatternId) => void }

/** All patterns, one of which is chosen. */
export function PatternList({ chosen, onChoose }: PatternListProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{t('patterns.list')}</legend>
      <div className="grid grid-cols-1 gap-2 sm:grid-cols-2">
        {PATTERN_IDS.map((id) => (
          <PatternLine key={id} id={id} isChosen={id === chosen} onChoose={() => onChoose(id)} />
        ))}
      </div>
    </fieldset>
  )
}

function PatternLine({ id, isChosen, onChoose }: { id: PatternId; isChosen: boolean; onChoose: () => void }) {
  const pattern = PATTERNS[id]
  return (
    <label className="flex min-h-11 cursor-pointer items-start gap-3 rounded border border-line bg-surface p-3 hover:bg-brand-soft has-checked:border-brand has-checked:bg-brand-soft">
      <input type="radio" name="pattern" className="check mt-0.5" checked={isChosen} onChange={onChoose} />
      <span className="min-w-0">
        <span className="block font-semibold">{patternName(pattern)}</span>
        {pattern.parts.value.length > 0 && <span className="block">{pattern.parts.value.join(', ')}</span>}
        <span className="tabular block text-sm text-ink-soft">{patternFigures(pattern)}</span>
        <span className="block text-sm text-ink-soft">{t(pattern.name ? 'patterns.press' : 'patterns.ours')}</span>
      </span>
    </label>
  )
}
