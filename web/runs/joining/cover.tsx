import CircleMinus from 'lucide-react/icons/circle-minus'
import Clock from 'lucide-react/icons/clock'
import ListChecks from 'lucide-react/icons/list-checks'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import type { ReactNode } from 'react'
import type { QuizPaperOnWire } from '#contract/questionnaires/papers.ts'
import { minutesOf } from '#contract/wire/wire.ts'
import { formatMinutes } from '../../i18n/format.ts'
import { t } from '../../i18n/students/take.ts'
import { Logo } from '../../ui/ornaments/logo.tsx'
import { canCost } from '../all-pages/can-cost.ts'
import { Corner } from '../all-pages/extras.tsx'
import { Main, useIsInsideAnotherPage } from '../all-pages/surroundings.tsx'
import { brandHere } from '../brand/brand-here.ts'

/** What the front of a paper says. */
export type CoverPaper = Pick<
  QuizPaperOnWire,
  | 'title'
  | 'subject'
  | 'host'
  | 'no_of_questions'
  | 'duration'
  | 'is_negative_marking'
  | 'marks_vary'
  | 'kinds'
  | 'settings'
  | 'brand'
>

type CoverProps = { paper: CoverPaper; children: ReactNode }

/** The front of the paper, with what is to be done beside it, or below it on a phone that is held upright. */
export function Cover({ paper, children }: CoverProps) {
  const isInside = useIsInsideAnotherPage()
  const own = brandHere(paper.brand)
  const corner = (
    <Corner className="pointer-events-none absolute end-0 bottom-0 size-32 rotate-180 text-on-floor opacity-25 @min-[40rem]:size-56 @min-[56.25rem]:size-96" />
  )
  return (
    <div className="grid min-h-[calc(100dvh-var(--page-top,0px))] grid-cols-[minmax(0,1fr)] content-start wrap-anywhere beside:grid-cols-[minmax(min(20rem,42%),5fr)_minmax(0,7fr)] beside:content-stretch">
      <header data-theme="dark" className="floor relative overflow-clip">
        {own ? <own.Behind brand={own.brand}>{corner}</own.Behind> : corner}
        <div className="relative flex h-full flex-col gap-5 px-5 pt-4 pb-6 @min-[40rem]:px-8 beside:sticky beside:top-[var(--page-top,0px)] beside:h-auto beside:min-h-[calc(100dvh-var(--page-top,0px))] @min-[56.25rem]:p-10">
          {own?.brand.logo ? (
            <own.Mark brand={own.brand} host={paper.host} />
          ) : (
            !isInside && (
              <a href="/" className="self-start rounded text-on-floor no-underline">
                <Logo />
              </a>
            )
          )}
          <div className="beside:my-auto">
            <p className="text-sm font-medium text-on-floor-soft">{paper.subject}</p>
            <h1 dir="auto" className="mt-1 text-xl @min-[22rem]:text-2xl @min-[40rem]:text-3xl">
              {paper.title}
            </h1>
            <p dir="auto" className="mt-2 text-on-floor-soft">
              {t('take.hostedBy', { host: paper.host })}
            </p>
            <Facts paper={paper} />
          </div>
        </div>
      </header>
      <Main className="flex justify-center px-4 py-6 @min-[40rem]:px-8 beside:items-center @min-[56.25rem]:py-10">
        <div className="w-full max-w-md min-w-0">
          {own && <own.Welcome brand={own.brand} />}
          {children}
          {own && <own.Foot brand={own.brand} />}
        </div>
      </Main>
    </div>
  )
}

function Facts({ paper }: Pick<CoverProps, 'paper'>) {
  const facts = [
    ...(paper.settings?.practice ? [{ Icon: RotateCcw, text: t('take.practice') }] : []),
    { Icon: ListChecks, text: t('take.questions', { count: paper.no_of_questions }) },
    { Icon: Clock, text: formatMinutes(minutesOf(paper.duration)) },
    {
      Icon: CircleMinus,
      text: t(`take.${paper.marks_vary ? 'marksVary' : canCost(paper) ? 'wrongCosts' : 'wrongIsFree'}`),
    },
  ]
  return (
    <ul className="mt-5 flex flex-wrap gap-x-5 gap-y-2 @min-[56.25rem]:mt-8 @min-[56.25rem]:grid @min-[56.25rem]:gap-3">
      {facts.map(({ Icon, text }) => (
        <li key={text} className="flex items-center gap-2">
          <Icon aria-hidden="true" className="size-5 shrink-0 text-accent" />
          {text}
        </li>
      ))}
    </ul>
  )
}
