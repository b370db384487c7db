import X from 'lucide-react/icons/x'
import { useState } from 'react'
import { pictureAddress } from '#domain/text/picture.ts'
import { DECORATIVE, type PictureToken } from '#domain/text/picture-tokens.ts'
import { formatNumber } from '../../i18n/format.ts'
import { t } from '../../i18n/teachers/editor.ts'
import { Button } from '../../ui/button.tsx'
import { CheckboxField } from '../../ui/forms/checkbox-field.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { fieldKey } from './field-keys.ts'

type PictureListProps = {
  pictures: readonly PictureToken[]
  /** Where the words end: pictures before that stand among them. */
  below: number
  /** The id of the one that has just come. */
  added: string | null
  /** Takes one from among the words. */
  onPutBelow: (picture: PictureToken) => void
  onDescribe: (picture: PictureToken, alternative: string) => void
  onRemove: (picture: PictureToken) => void
}

/** The pictures in a text, each with what is said of it to those who can't see it. */
export function PictureList({ pictures, below, added, ...on }: PictureListProps) {
  if (pictures.length === 0) return null
  const last = pictures.findLastIndex(({ id }) => id === added)
  return (
    <ul className="mt-2 grid grid-cols-[minmax(0,1fr)] gap-2">
      {pictures.map((picture, at) => (
        <Row
          // biome-ignore lint/suspicious/noArrayIndexKey: one picture may stand in a text twice
          key={at}
          picture={picture}
          number={formatNumber(at + 1)}
          isAmongWords={picture.from < below}
          isAdded={at === last}
          {...on}
        />
      ))}
    </ul>
  )
}

/** A picture that is not shown may only wait for a connection: the server knows. */
const useIsGone = (id: string) => {
  const [isGone, setGone] = useState(false)
  const look = async () => {
    const reply = await fetch(pictureAddress(id)).catch(() => null)
    setGone(reply?.status === 404)
  }
  return { isGone, look: () => void look() }
}

/** So high and wide a strip is at least, and shows its middle: whole, it would be no more than a line. */
const LEAST_SIDE = '3rem'

type RowProps = Pick<PictureListProps, 'onDescribe' | 'onRemove' | 'onPutBelow'> & {
  picture: PictureToken
  number: string
  isAmongWords: boolean
  isAdded: boolean
}

function Row({ picture, number, isAmongWords, isAdded, onDescribe, onRemove, onPutBelow }: RowProps) {
  const isDecorative = picture.alternative === DECORATIVE
  const { isGone, look } = useIsGone(picture.id)
  /** Which picture it was: others may have come into its place. */
  const [left, setLeft] = useState<string | null>(null)
  const isUndescribed = left === picture.id && picture.alternative.trim() === ''
  return (
    <li
      data-added={isAdded || undefined}
      className="flex flex-wrap items-start gap-x-3 gap-y-1 rounded border border-line p-2"
    >
      <img
        src={pictureAddress(picture.id)}
        alt=""
        loading="lazy"
        onError={look}
        style={{ minWidth: LEAST_SIDE, minHeight: LEAST_SIDE }}
        className="max-h-32 max-w-24 rounded-sm bg-surface-sunken object-cover sm:max-w-32"
      />
      <IconButton
        label={t('editor.pictureRemove', { number })}
        {...fieldKey('remove', t('editor.pictureRemove', { number }))}
        icon={<X aria-hidden="true" />}
        className="order-1 ms-auto sm:order-2"
        onClick={() => onRemove(picture)}
      />
      <div className="order-2 min-w-0 grow basis-56 sm:order-1">
        {isGone && (
          <p role="alert" className="mb-2 font-medium text-wrong">
            {t('editor.pictureGone')}
          </p>
        )}
        {isAmongWords && (
          <div className="mb-2 text-sm text-ink-soft">
            <p className="wrap-anywhere">{t('editor.pictureAmongWords')}</p>
            <Button size="sm" className="mt-1" onClick={() => onPutBelow(picture)}>
              {t('editor.picturePutBelow')}
            </Button>
          </div>
        )}
        <TextField
          label={t('editor.pictureAlternative', { number })}
          hint={t('editor.pictureAlternativeHint')}
          value={isDecorative ? '' : picture.alternative}
          disabled={isDecorative}
          dir="auto"
          onChange={({ target }) => onDescribe(picture, target.value)}
          onBlur={() => setLeft(picture.id)}
        />
        <CheckboxField
          label={t('editor.pictureDecorative')}
          // Below both: what came between them would move the box away from under a finger.
          error={isUndescribed ? t('editor.pictureUndescribed', { number }) : undefined}
          checked={isDecorative}
          onChange={({ target }) => onDescribe(picture, target.checked ? DECORATIVE : '')}
        />
      </div>
    </li>
  )
}
