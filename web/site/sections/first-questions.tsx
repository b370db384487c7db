import content from '../../content/en.json'
import { SupportBubbles } from '../drawings/support-bubbles.tsx'
import { Accordion } from './accordion.tsx'
import { MoreLink } from './more-link.tsx'
import { Section, SectionTitle } from './section.tsx'

const { faq } = content.home

/** In the order that the home page wants, whatever their order among all questions. */
export const firstQuestions = content.faq.homeIds.flatMap((id) =>
  content.faq.questions.filter((question) => question.id === id),
)

export function FirstQuestions() {
  return (
    <Section titleId="faq" className="grid gap-x-20 gap-y-10 @min-[60rem]:grid-cols-[1fr_1.6fr]">
      <div>
        <SectionTitle id="faq" text={faq.text}>
          {faq.title}
        </SectionTitle>
        <SupportBubbles className="mt-10 hidden w-72 text-brand @min-[60rem]:block" />
      </div>
      <div>
        <Accordion name="faq" questions={firstQuestions} />
        <p className="mt-6">
          <MoreLink href="/contact" className="flex-wrap text-lg">
            <span className="text-ink">{faq.more}</span> {faq.moreLink}
          </MoreLink>
        </p>
      </div>
    </Section>
  )
}
