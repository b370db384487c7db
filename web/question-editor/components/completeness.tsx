import CircleCheck from 'lucide-react/icons/circle-check'
import CircleDashed from 'lucide-react/icons/circle-dashed'
import { type DraftQuestion, gapsOf } from '#domain/draft.ts'
import { MAX_OPTIONS } from '#domain/questions/options.ts'
import type { Need } from '#domain/questions/rule.ts'
import { t } from '../../i18n/editor.ts'
import { spokenLanguage } from '../../i18n/translate.ts'

const NAMES: Record<Need, () => string> = {
  problem: () => t('editor.gapProblem'),
  options: () => t('editor.gapOptions'),
  correct: () => t('editor.gapCorrect'),
  shorter: () => t('editor.gapShorter'),
  fewer: () => t('editor.gapFewer', { most: MAX_OPTIONS }),
}

/** What the question still needs, said calmly while it is being written. */
export function Completeness({ question }: { question: DraftQuestion }) {
  const needs = [...new Set(gapsOf(question).map(({ need }) => need))]
  const names = new Intl.ListFormat(spokenLanguage()).format(needs.map((need) => NAMES[need]()))
  const Sign = needs.length === 0 ? CircleCheck : CircleDashed
  return (
    <p className="mt-4 flex items-start gap-2 border-t border-line pt-3 text-sm text-ink-soft">
      <Sign aria-hidden="true" className={needs.length === 0 ? 'mt-px size-5 text-correct' : 'mt-px size-5 shrink-0'} />
      {needs.length === 0 ? t('editor.isComplete') : t('editor.needs', { gaps: names })}
    </p>
  )
}
