import { useLayoutEffect, useRef } from 'react'
import type { AnswerSheet } from '#domain/answers/answer.ts'
import { Result } from '../../runs/result/result.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import type { DemoContent, DemoPaper } from './demo-paper.ts'
import { demoResult } from './demo-result.ts'

type DemoAnalysisProps = {
  name: string
  sheet: AnswerSheet
  texts: DemoContent['results']
  paper: DemoPaper
  onAgain: () => void
}

/** What became of the answers, and what to do after a demo. */
export function DemoAnalysis({ name, sheet, texts, paper, onAgain }: DemoAnalysisProps) {
  const { score, questions } = demoResult(paper, sheet)
  const top = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    scrollTo(0, 0)
    top.current?.focus({ preventScroll: true })
  }, [])
  return (
    <section ref={top} tabIndex={-1} aria-label={texts.title}>
      <Result name={name} title={paper.title} score={score} questions={questions}>
        <div className="mt-10 rounded border border-line bg-surface-sunken p-4 sm:p-6">
          <p>{texts.text}</p>
          <div className="mt-4 flex flex-col gap-3 sm:flex-row">
            <ButtonLink href="/signup" variant="primary" size="lg">
              {texts.create}
            </ButtonLink>
            <Button size="lg" onClick={onAgain}>
              {texts.again}
            </Button>
          </div>
        </div>
      </Result>
    </section>
  )
}
