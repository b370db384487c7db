import Clock from 'lucide-react/icons/clock'
import EyeOff from 'lucide-react/icons/eye-off'
import ListChecks from 'lucide-react/icons/list-checks'
import Palette from 'lucide-react/icons/palette'
import QrCode from 'lucide-react/icons/qr-code'
import Scale from 'lucide-react/icons/scale'
import Shapes from 'lucide-react/icons/shapes'
import ShieldCheck from 'lucide-react/icons/shield-check'
import type { ComponentType } from 'react'
import content from '../../content/en.json'
import { ButtonLink } from '../../ui/button.tsx'
import { FloorLotus } from '../components/floor-lotus.tsx'
import type { DrawingProps } from '../drawings/line-art.tsx'
import { PollBars } from '../drawings/poll-bars.tsx'
import { QuizSheet } from '../drawings/quiz-sheet.tsx'
import { SurveyList } from '../drawings/survey-list.tsx'
import { RichText } from '../rich-text.tsx'
import { CallToAction } from '../sections/call-to-action.tsx'
import { FloorHero } from '../sections/floor-hero.tsx'
import { MoreLink } from '../sections/more-link.tsx'
import { Section, SectionTitle } from '../sections/section.tsx'
import { TeachersSide } from '../sections/teachers-side.tsx'
import type { SitePage } from '../site-page.tsx'

const { features } = content
const { overview } = features

const drawings: Record<string, ComponentType<DrawingProps>> = {
  quiz: QuizSheet,
  exam: QuizSheet,
  poll: PollBars,
  survey: SurveyList,
}

const icons: Record<string, typeof Clock> = {
  types: Shapes,
  timers: Clock,
  marking: Scale,
  sharing: QrCode,
  'own-look': Palette,
  'safe-answers': ShieldCheck,
  results: ListChecks,
  privacy: EyeOff,
}

function Features() {
  return (
    <>
      <FloorHero title={features.title} text={features.text} beside={<Lotus />}>
        <div className="mt-8 flex flex-col gap-3 sm:flex-row">
          <ButtonLink href="/signup" variant="primary" size="lg">
            {features.cta.button}
          </ButtonLink>
          <ButtonLink href="/quizreal" size="lg">
            {content.home.hero.secondary}
          </ButtonLink>
        </div>
      </FloorHero>
      <Overview />
      <Groups />
      <TeachersSide />
      <CallToAction {...features.cta} />
    </>
  )
}

/** In the corner where there is no room beside the words: lines behind a text make it hard to read. */
function Lotus() {
  return (
    <FloorLotus className="start-full top-full size-[20rem] max-w-none -translate-x-1/2 -translate-y-1/2 opacity-50 lg:start-1/2 lg:top-1/2 lg:size-[40rem] rtl:translate-x-1/2" />
  )
}

function Overview() {
  return (
    <Section titleId="overview">
      <SectionTitle id="overview">{overview.title}</SectionTitle>
      <ul className="mt-12 grid gap-x-12 gap-y-12 sm:grid-cols-2 lg:grid-cols-4">
        {overview.cards.map(({ id, title, text, link, href }) => {
          const Drawing = drawings[id]
          return (
            <li key={id} className="relative flex flex-col">
              {Drawing && <Drawing className="w-full max-w-60 text-brand" />}
              <h3 className="mt-5 text-xl">{title}</h3>
              <p className="mt-2 mb-2 text-ink-soft">{text}</p>
              <MoreLink href={href} aria-label={`${link}: ${title}`} className="stretched mt-auto self-start">
                {link}
              </MoreLink>
            </li>
          )
        })}
      </ul>
    </Section>
  )
}

function Groups() {
  return (
    <Section titleId="groups" ground="surface">
      <SectionTitle id="groups">{features.groupsTitle}</SectionTitle>
      <dl className="mt-10 border-b border-line">
        {features.groups.map(({ id, title, text }) => {
          const Icon = icons[id]
          return (
            <div key={id} className="grid gap-x-16 gap-y-2 border-t border-line py-7 md:grid-cols-[1fr_1.6fr]">
              <dt className="flex items-start gap-4 text-xl font-semibold text-balance">
                {Icon && <Icon aria-hidden="true" className="mt-1 size-6 shrink-0 stroke-[1.75] text-brand" />}
                {title}
              </dt>
              <dd className="max-w-2xl text-ink-soft max-md:ps-10">
                <RichText text={text} />
              </dd>
            </div>
          )
        })}
      </dl>
    </Section>
  )
}

export const featuresPage: SitePage = { path: '/features', meta: features.meta, Body: Features, isListed: true }
