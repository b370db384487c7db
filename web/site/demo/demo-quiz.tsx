import { useLayoutEffect, useState } from 'react'
import { InsideAnotherPage } from '../../runs/all-pages/surroundings.tsx'
import { Submitted } from '../../runs/attempt/submitted.tsx'
import { useSectionFocus } from '../../runs/joining/use-section-focus.ts'
import { DemoAnalysis } from './demo-analysis.tsx'
import { DemoJoin } from './demo-join.tsx'
import { type DemoContent, type DemoPaper, demoPaper } from './demo-paper.ts'
import { DemoRun } from './demo-run.tsx'
import { type DemoStage, readStage, secondsToResult, submittedQuiz, writeStage } from './kept-demo.ts'
import { UNLOCK_SECONDS } from './unlock-seconds.ts'

type StageProps = { stage: DemoStage; demo: DemoContent; paper: DemoPaper; onGo: (stage: DemoStage) => boolean }

/** A student's whole way through a quiz, on this device alone: the screens are the real ones, and nothing is sent. */
export function DemoQuiz(demo: DemoContent) {
  const [paper] = useState(() => demoPaper(demo))
  const [stage, setStage] = useState<DemoStage>({ kind: 'hero' })
  const shown = useSectionFocus(stage.kind)
  // Before anything here can be pressed: a new start would replace what was kept.
  useLayoutEffect(() => setStage(readStage(here(paper), Date.now())), [paper])

  const go = (to: DemoStage) => {
    setStage(to)
    return writeStage(here(paper), to)
  }
  return (
    <InsideAnotherPage value={true}>
      <div
        ref={shown}
        className="@container flex flex-1 flex-col [--page-top:3.5rem] [&_:is(h2,button,input)]:scroll-mt-24"
      >
        <Stage stage={stage} demo={demo} paper={paper} onGo={go} />
      </div>
    </InsideAnotherPage>
  )
}

/** The storage is asked for only when it is used: the browser may refuse it. */
const here = (paper: DemoPaper) => ({ paper, storage: () => localStorage })

function Stage({ stage, demo, paper, onGo }: StageProps) {
  switch (stage.kind) {
    case 'quiz':
      return (
        <DemoRun
          key={stage.startedAt}
          stage={stage}
          paper={paper}
          onChange={(progress) => writeStage(here(paper), { ...stage, progress })}
          onSubmit={(sheet) => onGo(submittedQuiz({ ...stage, sheet }, paper, Date.now()))}
        />
      )
    case 'submitted':
      return <Waiting stage={stage} demo={demo} paper={paper} onGo={onGo} />
    case 'analysis':
      return (
        <DemoAnalysis
          name={stage.name}
          sheet={stage.sheet}
          texts={demo.results}
          paper={paper}
          onAgain={() => onGo({ kind: 'hero' })}
        />
      )
    default:
      return <DemoJoin stage={stage} demo={demo} paper={paper} onGo={onGo} />
  }
}

type WaitingProps = StageProps & { stage: Extract<DemoStage, { kind: 'submitted' }> }

function Waiting({ stage: { name, sheet, why, submittedAt }, demo, paper, onGo }: WaitingProps) {
  const [wait] = useState(() => ({ seconds: UNLOCK_SECONDS, left: secondsToResult(submittedAt, Date.now()) }))
  return (
    <Submitted
      why={why}
      outcome="counted"
      title={paper.title}
      wait={wait}
      onSeeResult={() => onGo({ kind: 'analysis', name, sheet })}
    >
      <p className="mt-6 border-t border-line pt-4 text-ink-soft">{demo.submitted.text}</p>
    </Submitted>
  )
}
