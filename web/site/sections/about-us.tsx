import content from '../../content/en.json'
import { HowrahBridge } from '../drawings/howrah-bridge.tsx'
import { RichText } from '../rich-text.tsx'
import { MoreLink } from './more-link.tsx'
import { Section, SectionTitle } from './section.tsx'
import { Stats } from './stats.tsx'

const { about } = content.home

export function AboutUs() {
  return (
    <Section titleId="about-us" className="grid items-center gap-x-20 gap-y-12 @min-[60rem]:grid-cols-2">
      <div>
        <SectionTitle id="about-us" eyebrow={about.eyebrow}>
          {about.title}
        </SectionTitle>
        <div className="mt-6 grid max-w-xl gap-4 text-ink-soft">
          {about.paragraphs.map((paragraph) => (
            <p key={paragraph}>
              <RichText text={paragraph} />
            </p>
          ))}
        </div>
        <MoreLink href="/about" className="mt-4">
          {about.more}
        </MoreLink>
      </div>
      <div>
        <HowrahBridge className="w-full text-brand" />
        <Stats stats={about.stats} className="mt-8 sm:justify-center" />
      </div>
    </Section>
  )
}
