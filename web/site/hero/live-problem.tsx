import { useLayoutEffect, useRef } from 'react'
import { t } from '../../i18n/students/take.ts'
import { PlaySingleChoice } from '../../questions/single-choice/play.tsx'
import { classNames } from '../../ui/class-names.ts'

type LiveProblemProps = {
  id: string
  number: number
  total: number
  lang: string
  subject: string
  problem: string
  options: readonly string[]
  chosen: number | null
  className: string
  onChoose: (option: number) => void
}

export function LiveProblem(props: LiveProblemProps) {
  const { id, number, total, lang, subject, problem, options, chosen, className, onChoose } = props
  const article = useRef<HTMLElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the quiz comes to life
  useLayoutEffect(() => {
    const radios = [...(article.current?.querySelectorAll('input') ?? [])]
    const early = radios.findIndex(({ checked }) => checked)
    if (early < 0) return
    // Pressed while the script was on its way, or filled in by a browser that reloads; only the first question is open.
    if (number === 1) onChoose(early)
    else for (const radio of radios) radio.checked = false
  }, [])

  return (
    <article ref={article} className={classNames('p-4', className)}>
      <h3
        data-panel-heading
        tabIndex={-1}
        className="flex flex-wrap justify-between gap-x-3 text-sm font-medium tracking-normal text-ink-soft"
      >
        <span>{t('take.questionOf', { number, total })}</span>
        <span lang={lang} dir="auto">
          {subject}
        </span>
      </h3>
      <p id={`${id}-problem`} lang={lang} dir="auto" className="mt-1.5 font-medium">
        {problem}
      </p>
      <div lang={lang} className="mt-4">
        <PlaySingleChoice
          id={id}
          asked={{ options: [...options] }}
          answer={chosen}
          isReadOnly={false}
          labelledBy={`${id}-problem`}
          onAnswer={(option) => option !== null && onChoose(option)}
        />
      </div>
    </article>
  )
}
