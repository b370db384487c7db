import ChevronRight from 'lucide-react/icons/chevron-right'
import { PATTERN_IDS, type PatternId } from '#domain/patterns/pattern-id.ts'
import { PATTERNS } from '#domain/patterns/patterns.ts'
import { t } from '../../i18n/teachers/patterns.ts'
import { patternFigures, patternName } from './pattern-words.ts'

type PatternListProps = { onChoose: (id: PatternId) => void }

/** All patterns; a press shows what one lays out. */
export function PatternList({ onChoose }: PatternListProps) {
  return (
    <ul aria-label={t('patterns.list')} className="grid grid-cols-1 gap-2 sm:grid-cols-2">
      {PATTERN_IDS.map((id) => (
        <li key={id} className="min-w-0">
          <PatternLine id={id} onChoose={() => onChoose(id)} />
        </li>
      ))}
    </ul>
  )
}

function PatternLine({ id, onChoose }: { id: PatternId; onChoose: () => void }) {
  const pattern = PATTERNS[id]
  return (
    <button
      type="button"
      onClick={onChoose}
      className="flex h-full min-h-11 w-full items-center gap-3 rounded border border-line bg-surface p-3 text-start hover:bg-brand-soft"
    >
      <span className="min-w-0 flex-1 self-start">
        <span className="block font-semibold">{patternName(pattern)}</span>
        {pattern.parts.value.length > 0 && <span className="block">{pattern.parts.value.join(', ')}</span>}
        <span className="tabular block text-sm text-ink-soft">{patternFigures(pattern)}</span>
        <span className="block text-sm text-ink-soft">{t(pattern.name ? 'patterns.press' : 'patterns.ours')}</span>
      </span>
      <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-ink-soft" />
    </button>
  )
}
