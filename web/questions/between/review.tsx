import type { LayoutOnWire } from '#contract/questionnaires/layouts.ts'
import type { Written } from '#domain/text/text-format.ts'
import { WrittenText } from '../parts/written-text.tsx'
import { type PlacedParts, partAt, passageName, textsBefore, textsEnding } from './places.ts'
import { BetweenTexts, SectionHeading } from './written.tsx'

type ReadBeforeProps = {
  layout: LayoutOnWire
  parts: PlacedParts
  /** The question's id and its place, from 0. */
  question: string
  at: number
  /** The place of the question that is shown before it; -1 for none. */
  previous: number
}

/** What is to be read before a question, where no question before it has shown it. */
export function ReadBefore({ layout, parts: { groups, sections }, question, at, previous }: ReadBeforeProps) {
  const [passage, section] = [partAt(groups, at), partAt(sections, at)]
  const isShown = passage === partAt(groups, previous)
  return (
    <>
      <BetweenTexts texts={textsEnding(layout, section, at)} />
      {section && section !== partAt(sections, previous) && <SectionHeading section={section} as="h3" isFirst />}
      <BetweenTexts texts={textsBefore(layout, question)} />
      {passage && !isShown && <ShownPassage name={passageName(passage)} text={passage.stimulus} written={passage} />}
    </>
  )
}

type ShownPassageProps = { name: string; text: string; written: Written }

/** A passage in full, which can be folded away. */
export function ShownPassage({ name, text, written }: ShownPassageProps) {
  return (
    <details open className="mb-4 rounded border border-line-strong bg-surface">
      <summary className="min-h-11 rounded px-[min(1rem,4%)] py-2.5 font-medium sm:px-5">{name}</summary>
      <WrittenText text={text} written={written} className="px-[min(1rem,4%)] pb-4 leading-relaxed sm:px-5" />
    </details>
  )
}
