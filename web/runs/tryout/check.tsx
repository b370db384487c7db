import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleDashed from 'lucide-react/icons/circle-dashed'
import type { ReactNode } from 'react'
import { isScript } from '#domain/text/script.ts'
import { t } from '../../i18n/students/tryout.ts'
import { Button } from '../../ui/button.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import type { ServerClock } from '../device/clock.ts'
import { type Finding, LETTERS, pictureFinding } from './device-check.ts'
import sampleUrl from './sample.svg'
import { type Part, useDeviceCheck } from './use-device-check.ts'

type CheckProps = {
  code: string
  clock: ServerClock
  /** As the cover tells them: the scripts of its letters are among them. */
  needs: readonly string[] | undefined
}

/** Whether the device can do what taking a paper takes, and what to do where it can not. */
export function Check({ code, clock, needs = [] }: CheckProps) {
  const scripts = needs.filter(isScript)
  const { findings, times, found, again } = useDeviceCheck({ code, clock, scripts })
  const parts: Part[] = ['network', 'clock', 'storage', ...scripts, 'formula', 'picture']
  const all = parts.map((part) => findings[part])
  const isDone = all.every((finding) => finding !== undefined)
  const samples: Partial<Record<Part, ReactNode>> = {
    formula: <SampleFormula />,
    picture: (
      // Its place is kept until it is there.
      <img
        key={times}
        src={sampleUrl}
        alt={t('tryout.picturePlain')}
        width={96}
        height={64}
        onLoad={() => found('picture', pictureFinding(true))}
        onError={() => found('picture', pictureFinding(false))}
      />
    ),
  }
  for (const script of scripts)
    samples[script] = (
      <span lang={LETTERS[script].lang} className="text-lg">
        {LETTERS[script].sample}
      </span>
    )
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p role="status" className="font-semibold">
          {isDone ? summaryOf(all) : t('tryout.checking')}
        </p>
        <Button size="sm" className="min-h-11" busy={!isDone} onClick={again}>
          {t('tryout.again')}
        </Button>
      </div>
      <ul className="mt-3 grid border-t border-line">
        {parts.map((part) => (
          <Row key={part} part={part} finding={findings[part]}>
            {samples[part]}
          </Row>
        ))}
      </ul>
    </>
  )
}

const summaryOf = (all: readonly (Finding | undefined)[]): string => {
  const count = all.filter((finding) => finding?.is === 'warning').length
  if (count > 0) return t('tryout.lookAt', { count })
  return t(all.some((finding) => finding?.is === 'untried') ? 'tryout.someUntried' : 'tryout.allGood')
}

const SIGNS = {
  good: <CircleCheck aria-hidden="true" className="size-6 text-correct" />,
  warning: <CircleAlert aria-hidden="true" className="size-6 text-wrong" />,
  untried: <CircleDashed aria-hidden="true" className="size-6 text-ink-soft" />,
  pending: <Spinner />,
}

type RowProps = { part: Part; finding: Finding | undefined; children?: ReactNode }

function Row({ part, finding, children }: RowProps) {
  const is = finding?.is ?? 'pending'
  return (
    <li className="flex gap-3 border-b border-line py-3">
      <span className="flex size-6 shrink-0 items-center justify-center">
        {SIGNS[is]}
        <span className="sr-only">{t(`tryout.${is}`)}</span>
      </span>
      <div className="min-w-0 flex-1">
        <h3 className="text-base font-semibold tracking-normal">{t(`tryout.${part}`)}</h3>
        <p className={is === 'warning' ? '' : 'text-ink-soft'}>{finding?.text ?? t('tryout.pending')}</p>
        {children && <div className="mt-2 overflow-x-auto">{children}</div>}
      </div>
    </li>
  )
}

const FORMULA =
  '<math display="inline"><mi>x</mi><mo>=</mo><mfrac><mrow><mo>−</mo><mi>b</mi><mo>+</mo><msqrt><msup><mi>b</mi><mn>2</mn></msup>' +
  '<mo>−</mo><mn>4</mn><mi>a</mi><mi>c</mi></msqrt></mrow><mrow><mn>2</mn><mi>a</mi></mrow></mfrac></math>'

function SampleFormula() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the markup stands above
  return <span className="text-xl" dangerouslySetInnerHTML={{ __html: FORMULA }} />
}
