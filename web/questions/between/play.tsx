import { type ReactNode, useMemo } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { useElementId } from '../../ui/element-id.ts'
import { AnyOf, answeredOf } from './any-of.tsx'
import type { AroundProps, Between } from './between.ts'
import { Listed } from './listed.tsx'
import { Passage } from './passage.tsx'
import {
  type PlacedPassage,
  type PlacedSection,
  partAt,
  passageName,
  placedParts,
  textsBefore,
  textsEnding,
} from './places.ts'
import { unwantedIn } from './unwanted.ts'
import { usePlaces } from './use-places.ts'
import { BetweenTexts, SectionHeading } from './written.tsx'

function Around({ children, ...around }: AroundProps) {
  const { layout, questions, at } = around
  const { groups, sections } = useMemo(() => placedParts(layout, questions), [layout, questions])
  const placeOf = usePlaces()
  const [passage, section] = [partAt(groups, at), partAt(sections, at)]
  const id = questions[at] ?? ''
  const after = at === questions.length - 1 ? textsBefore(layout, null) : []
  return (
    <>
      <BetweenTexts texts={textsEnding(layout, section, at)} />
      <InSection section={section} isFirst={section?.first === at}>
        <AnyOfHere {...around} />
        <BetweenTexts texts={textsBefore(layout, id)} />
        <div
          className={classNames(
            // In a grid of one column nothing could stay in view: each row is as high as what is in it.
            'flex flex-col gap-4',
            passage !== null &&
              '@min-[64rem]:grid @min-[64rem]:grid-cols-2 @min-[64rem]:items-start @min-[64rem]:gap-x-8',
          )}
        >
          {passage && (
            <Passage key={passage.id} name={passageName(passage)} passage={passage} place={placeOf(passage.id)} />
          )}
          <div className="min-w-0">{children}</div>
        </div>
        {after.length > 0 && (
          <div className="mt-4">
            <BetweenTexts texts={after} />
          </div>
        )}
      </InSection>
    </>
  )
}

/** Of the section of the open question, where only some of its questions count. */
const anyOfAt = ({ layout, questions, at, isAnswered }: Omit<AroundProps, 'children'>) => {
  const id = questions[at] ?? ''
  const section = layout.sections?.find(({ question_ids }) => question_ids.includes(id))
  const anyOf = section ? answeredOf(section, questions, isAnswered) : null
  return anyOf && { ...anyOf, isFull: anyOf.answered.length >= anyOf.choose && !isAnswered(id) }
}

function AnyOfHere(around: Omit<AroundProps, 'children'>) {
  const anyOf = anyOfAt(around)
  return anyOf && <AnyOf {...anyOf} />
}

const isFull: Between['isFull'] = (around) => anyOfAt(around)?.isFull ?? false

type InSectionProps = { section: PlacedSection | null; isFirst: boolean; children: ReactNode }

/** Whoever comes to a question with a screen reader hears which section it is in. */
function InSection({ section, isFirst, children }: InSectionProps) {
  const titleId = useElementId()
  if (section === null) return children
  return (
    <section aria-labelledby={titleId}>
      <SectionHeading section={section} id={titleId} isFirst={isFirst} />
      {children}
    </section>
  )
}

const marksOf: Between['marksOf'] = (layout, questions) => {
  const { groups, sections } = placedParts(layout, questions)
  return questions.map((_, at) => {
    const [passage, section] = [partAt(groups, at), partAt(sections, at)]
    if (passage === null && section === null) return null
    return {
      title: section?.first === at ? section.title : undefined,
      label: [section?.title, passage && passageName(passage)].filter(Boolean).join('. '),
      look: classNames(
        // The numbers of a section begin a row.
        section?.first === at && at > 0 && 'col-start-1',
        passage !== null && lookIn(passage, at),
      ),
    }
  })
}

/** A line under all that belong together, from the first to the last. */
const lookIn = ({ first, last }: PlacedPassage, at: number): string =>
  classNames(
    'relative w-full pb-1.5 *:mx-auto after:absolute after:bottom-0 after:h-0.5 after:bg-brand',
    at === first ? 'after:start-0' : 'after:-start-1',
    at === last ? 'after:end-0' : 'after:-end-1',
  )

export const between: Between = { Around, Listed, isFull, unwantedIn, marksOf }
