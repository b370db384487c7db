import { useMemo, useRef } from 'react'
import { classNames } from '../../ui/class-names.ts'
import type { AroundProps, Between } from './between.ts'
import { Passage, type PassagePlace } from './passage.tsx'
import { groupAt, passageName, placedGroups, textsBefore } from './places.ts'
import { BetweenTexts } from './written.tsx'

function Around({ layout, questions, at, children }: AroundProps) {
  const groups = useMemo(() => placedGroups(layout, questions), [layout, questions])
  const places = useRef(new Map<string, PassagePlace>())
  const group = groupAt(groups, at)
  const after = at === questions.length - 1 ? textsBefore(layout, null) : []
  return (
    <>
      <BetweenTexts texts={textsBefore(layout, questions[at] ?? '')} />
      <div
        className={classNames(
          // In a grid of one column nothing could stay in view: each row is as high as what is in it.
          'flex flex-col gap-4',
          group !== null && '@min-[64rem]:grid @min-[64rem]:grid-cols-2 @min-[64rem]:items-start @min-[64rem]:gap-x-8',
        )}
      >
        {group && (
          <Passage key={group.id} name={passageName(group)} group={group} place={placeOf(places.current, group.id)} />
        )}
        <div className="min-w-0">{children}</div>
      </div>
      {after.length > 0 && (
        <div className="mt-4">
          <BetweenTexts texts={after} />
        </div>
      )}
    </>
  )
}

const placeOf = (places: Map<string, PassagePlace>, id: string): PassagePlace => {
  const place = places.get(id) ?? { isOpen: true, scrollTop: 0 }
  places.set(id, place)
  return place
}

const marksOf: Between['marksOf'] = (layout, questions) => {
  const groups = placedGroups(layout, questions)
  return questions.map((_, at) => {
    const group = groupAt(groups, at)
    if (group === null) return null
    // A line under all that belong together, from the first to the last.
    return {
      label: passageName(group),
      look: classNames(
        'relative w-full pb-1.5 *:mx-auto after:absolute after:bottom-0 after:h-0.5 after:bg-brand',
        at === group.first ? 'after:start-0' : 'after:-start-1',
        at === group.last ? 'after:end-0' : 'after:-end-1',
      ),
    }
  })
}

export const between: Between = { Around, marksOf }
