import { blankLinesIn } from '#domain/questions/parts/blank-lines.ts'
import { t } from '../../i18n/teachers/editing.ts'
import { Button } from '../../ui/button.tsx'

/** Offers to make blanks of the lines that are drawn in a text, as on paper. */
export function LinesToBlanks({ text, onMake }: { text: string; onMake: () => void }) {
  const count = blankLinesIn(text)
  if (count === 0) return null
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      <p className="min-w-0 text-ink-soft">{t('editing.linesFound', { count })}</p>
      <Button size="sm" onClick={onMake}>
        {t('editing.linesToBlanks', { count })}
      </Button>
    </div>
  )
}
