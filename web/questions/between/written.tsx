import type { LayoutOnWire } from '#contract/questionnaires/layouts.ts'
import type { Written } from '#domain/text/text-format.ts'
import { WrittenText } from '../parts/written-text.tsx'

type BetweenTextsProps = { texts: readonly Omit<LayoutOnWire['texts'][number], 'before'>[] }

/** Texts that ask nothing, each set apart from the question that follows it. */
export function BetweenTexts({ texts }: BetweenTextsProps) {
  return texts.map((each) => (
    <WrittenText key={each.id} text={each.text} written={each} className="mb-4 border-s-4 border-accent-edge ps-3" />
  ))
}

type SectionHeadingProps = {
  section: Written & { title: string; instructions: string }
  id?: string
  as?: 'h2' | 'h3'
  /** The instructions stand above the first question alone. */
  isFirst: boolean
}

/** What a section is called, and what is to be known before its questions. */
export function SectionHeading({ section, id, as: Heading = 'h2', isFirst }: SectionHeadingProps) {
  return (
    <div className="section-heading mb-4 border-b-2 border-brand pb-1.5">
      <Heading id={id} dir="auto" className="text-base font-semibold wrap-anywhere">
        {section.title}
      </Heading>
      {isFirst && section.instructions !== '' && (
        <WrittenText text={section.instructions} written={section} className="mt-1" />
      )}
    </div>
  )
}
