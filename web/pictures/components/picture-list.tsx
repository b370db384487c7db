import X from 'lucide-react/icons/x'
import { pictureAddress } from '#domain/picture.ts'
import { DECORATIVE, type PictureToken } from '#domain/picture-tokens.ts'
import { t } from '../../i18n/editor.ts'
import { formatNumber } from '../../i18n/format.ts'
import { CheckboxField } from '../../ui/checkbox-field.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { TextField } from '../../ui/text-field.tsx'

type PictureListProps = {
  pictures: readonly PictureToken[]
  onDescribe: (picture: PictureToken, alternative: string) => void
  onRemove: (picture: PictureToken) => void
}

/** The pictures in a text, each with what is said of it to those who can't see it. */
export function PictureList({ pictures, ...on }: PictureListProps) {
  if (pictures.length === 0) return null
  return (
    <ul className="mt-2 grid grid-cols-[minmax(0,1fr)] gap-2">
      {pictures.map((picture, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: one picture may stand in a text twice
        <Row key={at} picture={picture} number={formatNumber(at + 1)} {...on} />
      ))}
    </ul>
  )
}

type RowProps = Omit<PictureListProps, 'pictures'> & { picture: PictureToken; number: string }

function Row({ picture, number, onDescribe, onRemove }: RowProps) {
  const isDecorative = picture.alternative === DECORATIVE
  return (
    <li className="flex flex-wrap items-start gap-x-3 gap-y-1 rounded border border-line p-2">
      <img
        src={pictureAddress(picture.id)}
        alt=""
        loading="lazy"
        className="max-h-32 max-w-24 rounded-sm bg-surface-sunken object-contain sm:max-w-32"
      />
      <IconButton
        label={t('editor.pictureRemove', { number })}
        icon={<X aria-hidden="true" />}
        className="order-1 ms-auto sm:order-2"
        onClick={() => onRemove(picture)}
      />
      <div className="order-2 min-w-0 grow basis-56 sm:order-1">
        <TextField
          label={t('editor.pictureAlternative', { number })}
          hint={t('editor.pictureAlternativeHint')}
          value={isDecorative ? '' : picture.alternative}
          disabled={isDecorative}
          dir="auto"
          onChange={({ target }) => onDescribe(picture, target.value)}
        />
        <CheckboxField
          label={t('editor.pictureDecorative')}
          checked={isDecorative}
          onChange={({ target }) => onDescribe(picture, target.checked ? DECORATIVE : '')}
        />
      </div>
    </li>
  )
}
