import ImagePlus from 'lucide-react/icons/image-plus'
import { type ClipboardEvent, type DragEvent, type ReactNode, useContext, useEffect, useRef, useState } from 'react'
import { MAX_QUIZ_PICTURES, PICTURE_TYPES } from '#domain/text/picture.ts'
import {
  pictureTokensIn,
  withAlternative,
  withoutPicture,
  withPicture,
  withPictureBelow,
  withWordsAbove,
  wordsAbovePictures,
} from '#domain/text/picture-tokens.ts'
import { t } from '../../i18n/teachers/editor.ts'
import { useUploads } from '../../media/pictures/use-uploads.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { toast } from '../../ui/toast.ts'
import { useWritten } from '../parts/prose.tsx'
import { fieldKey } from './field-keys.ts'
import { PictureList } from './picture-list.tsx'
import { RoomForPictures } from './room-for-pictures-context.tsx'
import { UploadList } from './upload-list.tsx'

type PictureFieldProps = {
  /** What the field is called. */
  name: string
  /** What is written in it. */
  text: string
  /** `isTyped`: a sign at a time. */
  onWrite: (text: string, isTyped?: boolean) => void
  /** The field: one text area, of the words that stand above the pictures, and of pictures among them. */
  children: (words: string, write: (words: string) => void) => ReactNode
  className?: string
  /** With the button beside the field, where there are many of them. */
  isSmall?: boolean
  /** What else can be done with the text: all of it stands beside the field, and below it in a list without much room. */
  tools?: ReactNode
  /** Whether that is shown where there is no room beside the field. */
  hasRoom?: boolean
}

const filesIn = ({ files }: DataTransfer): File[] => [...files]

/** A field into whose text pictures may be pasted, dropped or chosen; below it those that are in it. Plain texts have none. */
export function PictureField(props: PictureFieldProps) {
  const { format } = useWritten()
  if (format !== undefined) return <OpenField {...props} />
  const { className, text, onWrite, children } = props
  return (
    <div className={className}>
      <WithTools {...props}>{children(text, (written) => onWrite(written, true))}</WithTools>
    </div>
  )
}

type WithToolsProps = Pick<PictureFieldProps, 'isSmall' | 'tools' | 'hasRoom'> & {
  choose?: ReactNode
  children: ReactNode
}

function WithTools({ children, isSmall = false, tools, hasRoom = false, choose }: WithToolsProps) {
  if (!tools)
    return (
      <div className={isSmall ? 'flex items-start gap-1' : undefined}>
        <div className="min-w-0 grow">{children}</div>
        {choose}
      </div>
    )
  return (
    <div className="flex items-start gap-1 @max-[26rem]:flex-wrap @max-[26rem]:justify-end">
      <div className="min-w-0 flex-1 @max-[26rem]:basis-full">{children}</div>
      <div className={classNames('flex flex-wrap justify-end', !hasRoom && '@max-[26rem]:hidden')}>
        {choose}
        {tools}
      </div>
    </div>
  )
}

function OpenField(props: PictureFieldProps) {
  const { name, text, onWrite, children, className, tools } = props
  const isSmall = props.isSmall || tools !== undefined
  const field = useRef<HTMLDivElement>(null)
  const visited = useRef<HTMLTextAreaElement | null>(null)
  const words = wordsAbovePictures(text)
  const pictures = pictureTokensIn(text)
  const [added, setAdded] = useState<{ readonly id: string } | null>(null)
  useEffect(() => {
    if (added !== null) showDescription(field.current)
  }, [added])
  const [isOver, setOver] = useState(false)
  const [said, setSaid] = useState('')
  const { uploads, add, retry, leaveOut } = useUploads(useContext(RoomForPictures), (id) => {
    // Where the cursor is, or was: the text may have changed while the file was on its way. Before anybody was there it says nothing.
    const at = visited.current?.selectionEnd ?? text.length
    onWrite(withPicture(text, at < words.length ? at : text.length, id))
    setAdded({ id })
    setSaid(t('editor.pictureAdded'))
  })
  const paste = (event: ClipboardEvent) => {
    const files = filesIn(event.clipboardData).filter(({ type }) => type.startsWith('image/'))
    // Word and Excel put a picture of the text beside the text: then the text is meant.
    if (event.defaultPrevented || files.length === 0 || event.clipboardData.getData('text/plain') !== '') return
    event.preventDefault()
    add(files)
  }
  const over = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    setOver(true)
  }
  const drop = (event: DragEvent) => {
    setOver(false)
    const files = filesIn(event.dataTransfer)
    if (files.length === 0) return
    event.preventDefault()
    add(files)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button below does the same for those who do not drag
    <div
      ref={field}
      data-pictures
      className={classNames('min-w-0 rounded', isOver && 'outline-2 outline-dashed outline-brand', className)}
      onFocus={({ target }) => {
        if (target instanceof HTMLTextAreaElement) visited.current = target
      }}
      onPaste={paste}
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <WithTools {...props} choose={<ChooseFiles name={name} isSmall={isSmall} onChoose={add} />}>
        {children(words, (written) => onWrite(withWordsAbove(text, written), true))}
      </WithTools>
      <UploadList uploads={uploads} onRetry={retry} onLeaveOut={leaveOut} />
      <PictureList
        pictures={pictures}
        below={words.length}
        added={added?.id ?? null}
        onDescribe={(picture, alternative) => onWrite(withAlternative(text, picture, alternative), true)}
        onPutBelow={(picture) => onWrite(withPictureBelow(text, picture))}
        onRemove={(picture) => {
          onWrite(withoutPicture(text, picture))
          setSaid(t('editor.pictureRemoved'))
        }}
      />
      <p role="status" className="sr-only">
        {said}
      </p>
    </div>
  )
}

/**
 * What it shows is asked next. Whoever writes in the text goes on there, and whoever is elsewhere by now stays.
 */
const showDescription = (field: HTMLElement | null) => {
  const asked = field?.querySelector<HTMLElement>('[data-added] input')
  const { activeElement } = document
  if (!asked || asked.closest('ul')?.contains(activeElement)) return
  if (activeElement instanceof HTMLTextAreaElement && field?.contains(activeElement))
    return asked.scrollIntoView({ block: 'nearest' })
  if (activeElement !== document.body && !field?.contains(activeElement)) return
  asked.focus({ preventScroll: true })
  asked.scrollIntoView({ block: 'center' })
}

type ChooseFilesProps = { name: string; isSmall: boolean; onChoose: (files: File[]) => void }

function ChooseFiles({ name, isSmall, onChoose }: ChooseFilesProps) {
  const files = useRef<HTMLInputElement>(null)
  const room = useContext(RoomForPictures)
  const field = <span className="sr-only">{t('editor.pictureTo', { field: name })}</span>
  const choose = () => {
    if (room > 0) files.current?.click()
    else toast.error(t('editor.picturesFull', { most: MAX_QUIZ_PICTURES }))
  }
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        {...fieldKey('picture', t('editor.pictureAdd'))}
        icon={<ImagePlus aria-hidden="true" className="size-5 shrink-0" />}
        className={isSmall ? 'size-11 shrink-0' : 'mt-1 max-[22rem]:px-1'}
        onClick={choose}
      >
        <span className={isSmall ? 'sr-only' : undefined}>{t('editor.pictureAdd')}</span>
        {field}
      </Button>
      <input
        ref={files}
        type="file"
        hidden
        multiple
        accept={PICTURE_TYPES.join(',')}
        onChange={({ target }) => {
          onChoose([...(target.files ?? [])])
          target.value = ''
        }}
      />
    </>
  )
}
