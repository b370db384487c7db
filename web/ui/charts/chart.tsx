import Download from 'lucide-react/icons/download'
import { type ReactNode, useRef } from 'react'
import { Button } from '../button.tsx'
import { Card } from '../card.tsx'
import { useElementId } from '../element-id.ts'
import { savePicture } from './save-picture.ts'
import { type Place, USUAL_LETTERS, usePlace } from './use-place.ts'

/** Parts of an SVG as wide as its place, and how high they are there. */
export type Drawing = (place: Place) => { height: number; parts: ReactNode }

type ChartProps = {
  title: string
  /** What there is to see, said; read out in the drawing's place, unless `label` is. */
  sentence: string
  label?: string
  /** What else is to be said of it. */
  note?: ReactNode
  drawing: Drawing
  /** The same as figures, and the name it folds under. */
  table: ReactNode
  tableName: string
  /** Of the picture, without what follows the dot. */
  fileName: string
  saveName: string
  onSaveFailed: (error: unknown) => void
}

/** A drawing with the sentence that says what it shows, the figures behind it, and a button that saves it as a picture. */
export function Chart(props: ChartProps) {
  const { title, sentence, label = sentence, note, drawing } = props
  const { table, tableName, fileName, saveName, onSaveFailed } = props
  const titleId = useElementId()
  const drawn = useRef<SVGSVGElement>(null)
  const place = usePlace(drawn)
  const { height, parts } = drawing(place)
  const save = () => {
    if (drawn.current) savePicture(drawn.current, fileName).catch(onSaveFailed)
  }
  return (
    <Card className="break-inside-avoid">
      <figure aria-labelledby={titleId}>
        <figcaption>
          <h3 id={titleId} className="font-medium tracking-normal text-ink-soft">
            {title}
          </h3>
          <p className="mt-1 max-w-prose font-semibold wrap-anywhere">{sentence}</p>
          {note && <p className="mt-1 max-w-prose text-sm text-ink-soft">{note}</p>}
        </figcaption>
        <svg
          ref={drawn}
          role="img"
          aria-label={label}
          className="tabular mt-4 block w-full overflow-visible text-xs forced-color-adjust-none"
          style={{ height: `${height / (USUAL_LETTERS * place.scale)}em` }}
        >
          {parts}
        </svg>
        <div className="mt-3 flex flex-wrap items-start justify-between gap-x-4 gap-y-2 print:hidden">
          <details className="min-w-0 grow text-sm">
            <summary className="flex min-h-11 cursor-pointer items-center gap-1.5 font-medium text-brand">
              {tableName}
            </summary>
            {table}
          </details>
          <Button size="sm" icon={<Download aria-hidden="true" className="size-4" />} onClick={save}>
            {saveName}
          </Button>
        </div>
      </figure>
    </Card>
  )
}
