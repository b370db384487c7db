import content from '../../content/en.json'
import { Medallion } from '../../ui/ornaments/alpona.tsx'
import { HowrahBridge } from '../drawings/howrah-bridge.tsx'
import { RichText } from '../rich-text.tsx'
import { CallToAction } from '../sections/call-to-action.tsx'
import { Section, SectionTitle } from '../sections/section.tsx'
import { Stats } from '../sections/stats.tsx'
import type { SitePage } from '../site-page.tsx'

const { about } = content

function About() {
  return (
    <>
      <section aria-labelledby="page-title" data-theme="dark" className="floor overflow-clip">
        <div className="mx-auto flex max-w-6xl flex-col items-center px-4 pt-12 text-center sm:px-8 sm:pt-20">
          <h1 id="page-title" className="text-lg text-on-floor-soft">
            {about.title}
          </h1>
          <p className="mt-4 max-w-3xl text-3xl font-semibold tracking-tight text-balance sm:text-4xl">{about.intro}</p>
          <HowrahBridge className="mt-6 w-[44rem] max-w-none min-w-full sm:mt-2 lg:w-full lg:max-w-4xl lg:min-w-0" />
        </div>
      </section>
      <Story />
      <Mission />
      <Values />
      <CallToAction {...about.cta} />
    </>
  )
}

function Story() {
  const [first, ...rest] = about.story
  return (
    <Section titleId="story" className="grid gap-x-20 gap-y-10 lg:grid-cols-[1fr_1.6fr]">
      <div>
        <SectionTitle id="story">{about.storyTitle}</SectionTitle>
        <Stats stats={about.stats} className="mt-10 lg:flex-col lg:gap-y-10" />
      </div>
      <div className="grid max-w-2xl gap-5">
        {first && (
          <p className="text-lg sm:text-xl">
            <RichText text={first} />
          </p>
        )}
        {rest.map((paragraph) => (
          <p key={paragraph} className="text-lg text-ink-soft">
            <RichText text={paragraph} />
          </p>
        ))}
      </div>
    </Section>
  )
}

function Mission() {
  return (
    <Section titleId="mission" ground="surface" className="flex flex-col items-center text-center">
      <Medallion petals={8} className="size-36 text-brand" />
      <h2 id="mission" className="mt-6 text-lg text-brand">
        {about.mission.title}
      </h2>
      <p className="mt-3 max-w-3xl text-xl font-medium text-balance sm:text-2xl">
        <RichText text={about.mission.text} />
      </p>
    </Section>
  )
}

function Values() {
  return (
    <Section titleId="values">
      <SectionTitle id="values">{about.valuesTitle}</SectionTitle>
      <ol className="mt-10 grid gap-x-12 gap-y-10 md:grid-cols-3">
        {about.values.map(({ title, text }) => (
          <li key={title} className="border-t border-line-strong pt-5">
            <h3 className="text-lg">{title}</h3>
            <p className="mt-2 text-ink-soft">{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}

export const aboutPage: SitePage = { path: '/about', meta: about.meta, Body: About, isListed: true }
