import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { PICTURE_TYPES, type PictureFrame, pictureAddress } from '#domain/text/picture.ts'
import { t } from '../../i18n/teachers/brand-form.ts'
import { Button } from '../../ui/button.tsx'
import { useElementId } from '../../ui/element-id.ts'
import { FieldError } from '../../ui/forms/field-frame.tsx'
import { type PictureUse, sendPicture } from './api.ts'

type PictureFieldProps = {
  name: string
  hint: string
  as: PictureUse
  /** The picture that there is. */
  picture: string | null
  problem: string | undefined
  onPicked: (id: string, frame: PictureFrame) => void
  onRemove: () => void
}

/** A picture of a brand: chosen, replaced, removed. It is kept at once, and shown to students once the brand is saved. */
export function PictureField({ name, hint, as, picture, problem, onPicked, onRemove }: PictureFieldProps) {
  const id = useElementId()
  const files = useRef<HTMLInputElement>(null)
  const sending = useMutation({
    mutationFn: (file: File) => sendPicture(as, file),
    onSuccess: (sent) => {
      if (!sent.ok) return
      const { id: sentId, ...frame } = sent.picture
      onPicked(sentId, frame)
    },
  })
  const why = sending.data?.ok === false ? sending.data.why : undefined
  return (
    <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
      {picture && (
        // What was drawn for paper is shown on white, as on the page.
        <img
          src={pictureAddress(picture)}
          alt={t('brandForm.pictureOf', { name })}
          className={`${as === 'background' ? 'max-h-24' : 'brand-mark'} max-w-[min(10rem,100%)] rounded border border-line`}
        />
      )}
      <div className="min-w-0 flex-1 basis-56">
        <p id={id} className="font-medium">
          {name}
        </p>
        <p className="text-sm text-ink-soft">{hint}</p>
        <div className="mt-2 flex flex-wrap gap-2">
          <Button
            busy={sending.isPending}
            aria-label={t(picture ? 'brandForm.replaceOf' : 'brandForm.chooseOf', { name })}
            onClick={() => files.current?.click()}
          >
            {t(picture ? 'brandForm.replace' : 'brandForm.choose')}
          </Button>
          {picture && (
            <Button variant="quiet" aria-label={t('brandForm.removeOf', { name })} onClick={onRemove}>
              {t('brandForm.remove')}
            </Button>
          )}
        </div>
        <div role="alert">
          <FieldError id={id} error={why ?? problem} />
        </div>
      </div>
      <input
        ref={files}
        type="file"
        hidden
        aria-label={name}
        accept={PICTURE_TYPES.join(',')}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) sending.mutate(file)
          target.value = ''
        }}
      />
    </div>
  )
}
