import { type Scale, stepsOf } from '#domain/questions/scale.ts'
import { formatNumber } from '../../i18n/format.ts'
import { t } from '../../i18n/teachers/analysis.ts'
import { t as tOfOpinions } from '../../i18n/teachers/opinions.ts'
import { AnswerLines } from '../parts/answer-lines.tsx'
import type { ReviewProps } from '../review.ts'
import { ScaleWords } from './play.tsx'
import { Steps, widthOf } from './steps.tsx'

const nothing = () => undefined

/** The scale as it was shown, with the step that was chosen. */
export function ReviewScale({ asked, answer, reader }: ReviewProps<Scale>) {
  const step = answer?.[0] ?? null
  const said = step === null ? [] : [{ text: chosenStep(step, asked), note: t(`analysis.chosen_${reader}`) }]
  return (
    <>
      <div aria-hidden="true" inert className="mt-3" style={widthOf(asked)}>
        <Steps name="" asked={asked} step={step} isReadOnly onStep={nothing} />
        <ScaleWords asked={asked} />
      </div>
      <AnswerLines lines={said} />
    </>
  )
}

const chosenStep = (step: number, asked: Scale['asked']): string =>
  tOfOpinions('opinions.stepOf', {
    step: formatNumber(step),
    from: formatNumber(asked.from),
    to: formatNumber(stepsOf(asked).at(-1) ?? step),
  })
