import MapPinned from 'lucide-react/icons/map-pinned'
import { useLayoutEffect, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { KolkataMap } from '../drawings/kolkata-map.tsx'
import { embeddedMap } from './map-links.ts'

export type MapTexts = { title: string; note: string; load: string }
type ContactMapProps = { latitude: number; longitude: number; texts: MapTexts }

/** Our own drawing. Nothing is asked of OpenStreetMap before somebody presses the button. */
export function ContactMap({ latitude, longitude, texts }: ContactMapProps) {
  const [isLoaded, setLoaded] = useState(false)
  const frame = useRef<HTMLIFrameElement>(null)
  // The button that had the focus is gone with the drawing.
  useLayoutEffect(() => {
    if (isLoaded) frame.current?.focus()
  }, [isLoaded])
  return (
    <div className="overflow-hidden rounded border border-line bg-surface-sunken">
      <div className="relative aspect-4/3 sm:aspect-video">
        {isLoaded ? (
          <iframe
            ref={frame}
            title={texts.title}
            src={embeddedMap({ latitude, longitude })}
            referrerPolicy="no-referrer"
            sandbox="allow-scripts allow-same-origin allow-popups"
            className="absolute inset-0 size-full border-0"
          />
        ) : (
          <KolkataMap className="absolute inset-0 size-full" />
        )}
      </div>
      {!isLoaded && (
        <div className="needs-script flex flex-wrap items-center justify-between gap-3 border-t border-line bg-surface p-4">
          <p className="min-w-0 flex-1 basis-64 text-sm text-ink-soft">{texts.note}</p>
          <Button icon={<MapPinned aria-hidden="true" className="size-5" />} onClick={() => setLoaded(true)}>
            {texts.load}
          </Button>
        </div>
      )}
    </div>
  )
}
