import type { ComponentType } from 'react'
import content from '../../content/en.json'
import { ButtonLink } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import type { DrawingProps } from '../drawings/line-art.tsx'
import { PollBars } from '../drawings/poll-bars.tsx'
import { QuizSheet } from '../drawings/quiz-sheet.tsx'
import { SurveyList } from '../drawings/survey-list.tsx'
import { MoreLink } from './more-link.tsx'
import { Section, SectionTitle } from './section.tsx'

const { features } = content.home
type Card = (typeof features.cards)[number]

const drawings: Record<string, ComponentType<DrawingProps>> = { quiz: QuizSheet, poll: PollBars, survey: SurveyList }

/** The first lies on the floor, in front; the others stand beside it on paper. */
export function PowerfulFeatures() {
  const [first, ...next] = features.cards
  return (
    <Section titleId="powerful-features" ground="surface">
      <SectionTitle id="powerful-features" text={features.text}>
        {features.title}
      </SectionTitle>
      <ul className="mt-10 grid gap-x-12 @min-[60rem]:mt-12 @min-[60rem]:grid-cols-[1.15fr_1fr] @min-[60rem]:grid-rows-2">
        {first && <First card={first} />}
        {next.map((card, index) => (
          <Other key={card.id} card={card} isUpper={index === 0} />
        ))}
      </ul>
      <p className="mt-12 text-center">
        <ButtonLink href="/signup" variant="primary" size="lg">
          {features.button}
        </ButtonLink>
      </p>
    </Section>
  )
}

function First({ card }: { card: Card }) {
  const Drawing = drawings[card.id]
  return (
    <li
      data-theme="dark"
      className="floor relative flex flex-col rounded px-6 py-8 sm:flex-row sm:items-center sm:gap-10 sm:px-10 @min-[60rem]:row-span-2 @min-[60rem]:flex-col @min-[60rem]:items-stretch @min-[60rem]:gap-0 @min-[60rem]:py-10"
    >
      {Drawing && (
        <Drawing className="mx-auto w-full max-w-80 shrink-0 sm:order-last sm:w-2/5 @min-[60rem]:order-none @min-[60rem]:my-auto @min-[60rem]:w-full @min-[60rem]:max-w-96" />
      )}
      <div className="mt-6 sm:mt-0 @min-[60rem]:mt-8">
        <CardWords card={card} />
      </div>
    </li>
  )
}

function Other({ card, isUpper }: { card: Card; isUpper: boolean }) {
  const Drawing = drawings[card.id]
  return (
    <li
      className={classNames(
        'relative flex flex-col gap-x-6 gap-y-6 py-10 sm:flex-row sm:items-center',
        isUpper ? '@min-[60rem]:pt-2' : 'border-t border-line @min-[60rem]:pb-2',
      )}
    >
      {Drawing && (
        <Drawing className="mx-auto w-full max-w-60 shrink-0 text-brand sm:order-last sm:w-2/5 @min-[60rem]:w-44" />
      )}
      <div className="flex-1">
        <CardWords card={card} />
      </div>
    </li>
  )
}

function CardWords({ card: { title, text, points, link, href } }: { card: Card }) {
  return (
    <>
      <h3 className="text-xl">{title}</h3>
      <p className="mt-2">{text}</p>
      <ul className="mt-3 grid gap-1.5 text-ink-soft">
        {points.map((point) => (
          <li key={point} className="flex gap-3">
            <Petal />
            {point}
          </li>
        ))}
      </ul>
      <MoreLink href={href} aria-label={`${link}: ${title}`} className="stretched mt-3">
        {link}
      </MoreLink>
    </>
  )
}

/** Stands before a point of a list, as a dot would. */
function Petal() {
  return (
    <svg viewBox="0 0 12 20" aria-hidden="true" className="mt-1 h-4.5 w-2.5 shrink-0 rotate-45 text-brand">
      <path d="M6 19C-1 13 1 6 6 1C11 6 13 13 6 19Z" fill="none" stroke="currentColor" strokeWidth="1.5" />
    </svg>
  )
}
