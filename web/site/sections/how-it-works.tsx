import type { ComponentType } from 'react'
import content from '../../content/en.json'
import { classNames } from '../../ui/class-names.ts'
import { creeper } from '../../ui/ornaments/alpona-paths.ts'
import { LineDrawing } from '../../ui/ornaments/line-drawing.tsx'
import type { DrawingProps } from '../drawings/line-art.tsx'
import { StepAccount } from '../drawings/step-account.tsx'
import { StepDesign } from '../drawings/step-design.tsx'
import { StepFeatures } from '../drawings/step-features.tsx'
import { StepShare } from '../drawings/step-share.tsx'
import { Section, SectionTitle } from './section.tsx'

const { how } = content.home

const drawings: ComponentType<DrawingProps>[] = [StepAccount, StepFeatures, StepDesign, StepShare]

export function HowItWorks() {
  return (
    <Section titleId="how-it-works">
      <SectionTitle id="how-it-works" text={how.text}>
        {how.title}
      </SectionTitle>
      <ol className="mt-12 @min-[60rem]:flex @min-[60rem]:gap-6">
        {how.steps.map((step, index) => (
          <Step key={step.title} {...step} at={index} isLast={index === how.steps.length - 1} />
        ))}
      </ol>
    </Section>
  )
}

type StepProps = { title: string; text: string; at: number; isLast: boolean }

/** On a wide screen the creeper runs from drawing to drawing along the line, elsewhere down the page. */
function Step({ title, text, at, isLast }: StepProps) {
  const Drawing = drawings[at]
  return (
    <li className="flex gap-5 @max-[18rem]:flex-col sm:gap-8 @min-[60rem]:flex-1 @min-[60rem]:flex-col @min-[60rem]:gap-5">
      <div className="flex shrink-0 flex-col items-center @min-[60rem]:flex-row @min-[60rem]:gap-3">
        {Drawing && <Drawing className="size-20 shrink-0 text-brand sm:size-28" />}
        {!isLast && <Runner />}
      </div>
      <div className="min-w-0 pb-10 @min-[60rem]:pe-4 @min-[60rem]:pb-0">
        <h3 className="mt-2 text-xl @min-[60rem]:mt-0">
          <span className="tabular me-2 text-ink-soft">{at + 1}.</span>
          {title}
        </h3>
        <p className="mt-2 text-ink-soft">{text}</p>
      </div>
    </li>
  )
}

const WAVES = 4
const { lines, fine, dots } = creeper(WAVES, 1)

/** Leads from one step to the next: down where they stand below each other, along the line where side by side. */
function Runner() {
  return (
    <>
      <Creeper viewBox="-24 26 48 112" turn={90} className="my-1 min-h-18 w-12 flex-1 @min-[60rem]:hidden" />
      <Creeper viewBox="26 -24 112 48" turn={0} className="hidden w-auto flex-1 @min-[60rem]:block" />
    </>
  )
}

function Creeper({ viewBox, turn, className }: { viewBox: string; turn: number; className: string }) {
  return (
    <LineDrawing viewBox={viewBox} className={classNames('text-line-strong', className)}>
      <g transform={`rotate(${turn})`}>
        <path d={lines} strokeWidth="1.5" />
        <path d={fine} strokeWidth="1" />
        <path d={dots} strokeWidth="3" />
      </g>
    </LineDrawing>
  )
}
