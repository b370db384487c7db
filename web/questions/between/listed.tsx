import type { ListedProps } from './between.ts'
import { rowsOn } from './on-screen.ts'
import { Passage } from './passage.tsx'
import { nameOnScreen } from './places.ts'
import { usePlaces } from './use-places.ts'
import { BetweenTexts } from './written.tsx'

/** Questions below each other, with what is to be read before them. */
export function Listed({ layout, screen, say, ask }: ListedProps) {
  const placeOf = usePlaces()
  const { rows, after } = rowsOn(layout, screen)
  const passages = rows.flatMap(({ passage }) => passage ?? [])
  const said = (texts: typeof after) => texts.map((each) => ({ ...each, text: say(each.text, each.format) }))
  return (
    <>
      {rows.map(({ texts, passage, questions: [first = '', ...others] }) => (
        <div key={passage?.id ?? first} className="@container min-w-0">
          <BetweenTexts texts={said(texts)} />
          {passage ? (
            <div className="flex flex-col gap-8">
              <Passage
                name={nameOnScreen(1 + others.length, { at: passages.indexOf(passage) + 1, of: passages.length })}
                passage={{ ...passage, stimulus: say(passage.stimulus, passage.format) }}
                place={placeOf(passage.id)}
              />
              {[first, ...others].map(ask)}
            </div>
          ) : (
            ask(first)
          )}
        </div>
      ))}
      {after.length > 0 && (
        <div className="-mb-4">
          <BetweenTexts texts={said(after)} />
        </div>
      )}
    </>
  )
}
