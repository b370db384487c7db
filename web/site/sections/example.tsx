import { OptionList } from '../../questions/parts/option-list.tsx'
import { Section, SectionTitle } from './section.tsx'

export type ExampleTexts = {
  eyebrow: string
  title: string
  text: string
  question: string
  answers: readonly string[]
  /** The place of the right answer, where there is one. */
  right?: number
  note: string
}

/** Somebody's real use of it, beside the question as it would stand on a phone. */
export function Example({ example }: { example: ExampleTexts }) {
  return (
    <Section
      titleId="example"
      ground="surface"
      className="grid items-center gap-x-20 gap-y-10 @min-[60rem]:grid-cols-[1fr_26rem]"
    >
      <SectionTitle id="example" eyebrow={example.eyebrow} text={example.text}>
        {example.title}
      </SectionTitle>
      <figure className="rounded border border-line bg-paper p-5 shadow sm:p-6">
        <p className="text-lg font-semibold">{example.question}</p>
        <OptionList
          options={example.answers.map((text, option) =>
            option === example.right ? { text, verdict: 'correct' } : { text },
          )}
        />
        <figcaption className="mt-4 text-sm text-ink-soft">{example.note}</figcaption>
      </figure>
    </Section>
  )
}
