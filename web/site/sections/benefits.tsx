import { Section, SectionTitle } from './section.tsx'

type BenefitsProps = { title: string; benefits: readonly { title: string; text: string }[] }

export function Benefits({ title, benefits }: BenefitsProps) {
  return (
    <Section titleId="benefits" className="grid gap-x-20 gap-y-10 @min-[60rem]:grid-cols-[1fr_1.9fr]">
      <SectionTitle id="benefits">{title}</SectionTitle>
      <ul className="grid gap-x-12 gap-y-10 sm:grid-cols-2">
        {benefits.map((benefit) => (
          <li key={benefit.title} className="border-t border-line-strong pt-5">
            <h3 className="text-lg">{benefit.title}</h3>
            <p className="mt-2 text-ink-soft">{benefit.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
