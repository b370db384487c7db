import ImageOff from 'lucide-react/icons/image-off'
import Maximize from 'lucide-react/icons/maximize-2'
import { type MouseEvent, useState } from 'react'
import { createPortal } from 'react-dom'
import { type PictureFrame, type PictureFrames, pictureAddress } from '#domain/text/picture.ts'
import { DECORATIVE } from '#domain/text/picture-tokens.ts'
import type { Picture } from '#domain/text/prose.ts'
import { type PictureSize, stripOf } from '#domain/text/strip.ts'
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

/** No wider than the text that it stands in, where a strip scrolls; it can be looked at larger. */
function ShownPicture({ id, alt, frame: known }: PictureProps) {
  /** Its size once it is loaded, where no frame says it: as long as it is only being written. */
  const [size, setSize] = useState<PictureSize>()
  const shown = known ?? size
  const strip = shown && Math.max(shown.width, shown.height) > WORTH_ENLARGING ? stripOf(shown) : null
  const framed = strip ? shown : known
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
    <span className="my-1 block max-w-full" style={framed && { width: widthOf(framed, strip) }}>
      <span className={strip ? `picture-${strip}` : 'picture'}>
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: the button below does the same */}
        <img
          key={tries}
          src={pictureAddress(id)}
          alt={alt}
          width={known?.width}
          height={known?.height}
          style={known && { backgroundColor: known.placeholder }}
          className={framed ? 'block h-auto w-full rounded-sm' : 'block max-h-96 max-w-full rounded-sm'}
          onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) => {
            if (!known && width > 0) setSize({ width, height })
          }}
          onError={() => setMissing(true)}
          onClick={(event) => {
            if (!event.currentTarget.closest('label')) enlarge(event)
          }}
        />
      </span>
      {shown && strip === 'wide' && <RowsOnPaper id={id} width={shown.width} />}
      {(!known || Math.max(known.width, known.height) > WORTH_ENLARGING) && (
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
      {isLarge && <LargePicture {...{ id, alt }} frame={known} onClose={() => setLarge(false)} />}
    </span>
  )
}

/** As wide as it is, but no wider than the text, and no higher than most of the screen unless it scrolls. */
const widthOf = ({ width, height }: PictureSize, strip: ReturnType<typeof stripOf>) =>
  `min(100%, ${width}px${strip ? '' : `, ${Math.ceil((70 * width) / height)}vh`})`

/** In pixels of the picture: as many as can be read across a printed page. */
const ROW_PIXELS = 1100
/** The part of a row that the next one repeats, so that what is cut at its end is whole there. */
const OVERLAP = 0.05

/** Paper does not scroll: a wide strip stands on it in rows, one below the other. */
function RowsOnPaper({ id, width }: { id: string; width: number }) {
  const count = Math.ceil(width / ROW_PIXELS)
  const part = 1 / count + OVERLAP / count
  return (
    <span aria-hidden="true" className={count > 1 ? 'picture-rows' : 'hidden'}>
      {Array.from({ length: count }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other identity, and nothing here has a state
        <span key={row} className="picture-row">
          <img
            src={pictureAddress(id)}
            alt=""
            style={{ width: `${100 / part}%`, left: `${(-100 * row) / count / part}%` }}
          />
        </span>
      ))}
    </span>
  )
}

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
