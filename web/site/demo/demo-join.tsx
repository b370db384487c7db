import { t } from '../../i18n/demo.ts'
import { formatMinutes } from '../../i18n/format.ts'
import { t as takeText } from '../../i18n/students/take.ts'
import { DetailsForm } from '../../runs/join-form/details-form.tsx'
import { Hero } from '../../runs/join-form/hero.tsx'
import { detailsOf, type Typed } from '../../runs/join-form/typed.ts'
import { Cover } from '../../runs/joining/cover.tsx'
import { Welcome } from '../../runs/joining/welcome.tsx'
import { useIsAlive } from '../../ui/use-is-alive.ts'
import type { DemoContent, DemoPaper } from './demo-paper.ts'
import { type DemoStage, startedQuiz } from './kept-demo.ts'

type DemoJoinProps = {
  stage: Extract<DemoStage, { kind: 'hero' | 'form' | 'welcome' }>
  demo: DemoContent
  paper: DemoPaper
  onGo: (stage: DemoStage) => void
}

const BLANK: Typed = { name: '', phone: '', district: '' }

/** From the front of the paper to the start of the clock. */
export function DemoJoin({ stage, demo, paper, onGo }: DemoJoinProps) {
  const isAlive = useIsAlive()
  return (
    <Cover paper={paper}>
      {stage.kind === 'hero' && (
        <Hero
          isReady={isAlive}
          points={[demo.intro, takeText('take.heroClock'), demo.marking]}
          onJoin={() => onGo({ kind: 'form', typed: BLANK })}
        />
      )}
      {stage.kind === 'form' && (
        <DetailsForm
          typed={stage.typed}
          help={t('demo.formHelp')}
          refused={{}}
          onType={(typed) => onGo({ kind: 'form', typed })}
          onDone={(participant) => onGo({ kind: 'welcome', participant })}
        />
      )}
      {stage.kind === 'welcome' && (
        <Welcome
          name={stage.participant.name}
          details={detailsOf(stage.participant)}
          rules={[
            takeText('take.ruleTime', { time: formatMinutes(paper.minutes) }),
            t('demo.ruleKept'),
            takeText('take.ruleMark'),
          ]}
          onStart={() => onGo(startedQuiz(stage.participant.name, Date.now()))}
          onChange={() => onGo({ kind: 'form', typed: stage.participant })}
        />
      )}
    </Cover>
  )
}
