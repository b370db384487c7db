import CircleAlert from 'lucide-react/icons/circle-alert'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import type { DraftQuestion } from '#domain/questionnaires/drafts/draft.ts'
import { textsIn } from '#domain/questionnaires/items/question-texts.ts'
import { type Formulas, formulaKey, formulasIn, hasMarkup } from '#domain/text/prose.ts'
import { t } from '../../i18n/teachers/editor.ts'
import { Prose, TextsOf, useWritten } from '../parts/prose.tsx'

type Renderer = typeof import('./formula-renderer.ts')
type FormulaProblem = { tex: string; problem: string }
type DraftFormulas = { formulas: Formulas; problems: FormulaProblem[] }

let renderer: Renderer | null = null

const ignore = () => undefined

/** The formulas in a part of a draft, as they will be published; none until their renderer has come. */
export const useFormulasIn = (part: unknown): DraftFormulas => {
  const [isHere, setIsHere] = useState(renderer !== null)
  const found = useMemo(() => textsIn(part).flatMap(formulasIn), [part])
  const isWaiting = !isHere && found.length > 0
  useEffect(() => {
    if (!isWaiting) return
    const take = (came: Renderer) => {
      renderer = came
      setIsHere(true)
    }
    import('./formula-renderer.ts').then(take, ignore)
  }, [isWaiting])
  return useMemo(() => {
    const here = isHere ? renderer : null
    const made = here === null ? [] : found.map((formula) => ({ formula, result: here.rendered(formula) }))
    return {
      formulas: Object.fromEntries(
        made.flatMap(({ formula, result }) => (result.ok ? [[formulaKey(formula), result.mathml]] : [])),
      ),
      problems: made.flatMap(({ formula, result }) => (result.ok ? [] : { tex: formula.tex, problem: result.problem })),
    }
  }, [found, isHere])
}

/** Around everything that shows a draft as students will see it. */
export function DraftTexts({ question, children }: { question: DraftQuestion; children: ReactNode }) {
  const { formulas } = useFormulasIn(question)
  return <TextsOf value={{ format: question.format, formulas }}>{children}</TextsOf>
}

type ProsePreviewProps = {
  source: string
  /** Those of it that stand in the field, where its pictures stand below. */
  words?: string
  /** How it is shown, where it is more than one text. */
  children?: ReactNode
}

/** How what stands in the field above will look, once it looks other than it is written. */
export function ProsePreview(props: ProsePreviewProps) {
  const { format } = useWritten()
  return format !== undefined && hasMarkup(props.words ?? props.source) ? <Preview {...props} /> : null
}

function Preview({ source, children }: ProsePreviewProps) {
  const { formulas, problems } = useFormulasIn(source)
  return (
    <div className="mt-1 min-w-0 rounded border border-dashed border-line-strong px-3 py-2">
      <p className="text-sm text-ink-soft">{t('editor.asItLooks')}</p>
      <div dir="auto" className="whitespace-pre-wrap wrap-anywhere [&_:has(>img)]:max-w-60">
        <TextsOf value={{ format: 'prose', formulas }}>{children ?? <Prose source={source} />}</TextsOf>
      </div>
      {problems.map(({ tex, problem }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same formula may stand there twice
        <p key={index} className="mt-1 flex items-start gap-1.5 text-sm font-medium wrap-anywhere text-wrong">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          <span className="min-w-0">{t('editor.formulaProblem', { tex, problem })}</span>
        </p>
      ))}
    </div>
  )
}
