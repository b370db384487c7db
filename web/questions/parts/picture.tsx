import ImageOff from 'lucide-react/icons/image-off'
import Maximize from 'lucide-react/icons/maximize-2'
import { type MouseEvent, useState } from 'react'
import { createPortal } from 'react-dom'
import { type PictureFrame, type PictureFrames, pictureAddress } from '#domain/text/picture.ts'
import { DECORATIVE } from '#domain/text/picture-tokens.ts'
import type { Picture } from '#domain/text/prose.ts'
import { t } from '../../i18n/students/play.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialogs/dialog.tsx'

type PictureProps = {
  id: string
  /** What it shows, for those who can't see it; empty where it says nothing. */
  alt: string
  /** Its size and colour, so that nothing jumps once it is there; undefined where they are not known. */
  frame: PictureFrame | undefined
}

/** In pixels: a smaller one is as large as it gets. */
const WORTH_ENLARGING = 320

type PicturePartProps = { picture: Picture; pictures: PictureFrames | undefined }

/** A picture in a text. */
export function PicturePart({ picture: { id, alternative }, pictures = {} }: PicturePartProps) {
  const frame = Object.hasOwn(pictures, id) ? pictures[id] : undefined
  return <ShownPicture key={id} id={id} alt={alternative === DECORATIVE ? '' : alternative} frame={frame} />
}

/** No wider than the text that it stands in; it can be looked at larger. */
function ShownPicture({ id, alt, frame }: PictureProps) {
  const [tries, setTries] = useState(0)
  const [isMissing, setMissing] = useState(false)
  const [isLarge, setLarge] = useState(false)
  const again = () => {
    setMissing(false)
    setTries(tries + 1)
  }
  // An option that it stands in would be chosen as well.
  const enlarge = (event: MouseEvent) => {
    event.preventDefault()
    setLarge(true)
  }
  if (isMissing) return <MissingPicture alt={alt} onRetry={again} />
  return (
    <span className="my-1 block max-w-full" style={frame && { width: widthOf(frame) }}>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the button below does the same */}
      <img
        key={tries}
        src={pictureAddress(id)}
        alt={alt}
        {...(frame && { width: frame.width, height: frame.height, style: { backgroundColor: frame.placeholder } })}
        className={frame ? 'block h-auto w-full rounded-sm' : 'block max-h-96 max-w-full rounded-sm'}
        onError={() => setMissing(true)}
        onClick={(event) => {
          if (!event.currentTarget.closest('label')) enlarge(event)
        }}
      />
      {(!frame || Math.max(frame.width, frame.height) > WORTH_ENLARGING) && (
        <Button
          variant="quiet"
          size="sm"
          icon={<Maximize aria-hidden="true" className="size-4" />}
          aria-label={alt === '' ? undefined : t('play.pictureEnlargeNamed', { alternative: alt })}
          onClick={enlarge}
        >
          {t('play.pictureEnlarge')}
        </Button>
      )}
      {isLarge && <LargePicture {...{ id, alt, frame }} onClose={() => setLarge(false)} />}
    </span>
  )
}

/** As wide as it is, but no wider than the text, and no higher than most of the screen. */
const widthOf = ({ width, height }: PictureFrame) => `min(100%, ${width}px, ${Math.ceil((70 * width) / height)}vh)`

type LargePictureProps = PictureProps & { onClose: () => void }

/** Outside the text: in an option whatever is pressed would choose it. */
function LargePicture({ id, alt, frame, onClose }: LargePictureProps) {
  return createPortal(
    <Dialog open onClose={onClose} title={alt || t('play.picture')} size="lg">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: without it nobody scrolls it with the keyboard */}
      <section aria-label={t('play.picture')} tabIndex={0} className="max-h-[75dvh] overflow-auto">
        <img
          src={pictureAddress(id)}
          alt={alt}
          width={frame?.width}
          height={frame?.height}
          className="h-auto min-w-full max-w-none"
        />
      </section>
    </Dialog>,
    document.body,
  )
}

type MissingPictureProps = { alt: string; onRetry: () => void }

function MissingPicture({ alt, onRetry }: MissingPictureProps) {
  return (
    <span className="my-1 block max-w-full rounded border border-dashed border-line-strong bg-surface-sunken p-3">
      <span className="flex items-start gap-2 text-sm text-ink-soft">
        <ImageOff aria-hidden="true" className="size-5 shrink-0" />
        {t('play.pictureMissing')}
      </span>
      {alt !== '' && (
        <span dir="auto" className="mt-1 block wrap-anywhere">
          {alt}
        </span>
      )}
      <Button
        size="sm"
        className="mt-2"
        onClick={(event) => {
          event.preventDefault()
          onRetry()
        }}
      >
        {t('play.pictureRetry')}
      </Button>
    </span>
  )
}
