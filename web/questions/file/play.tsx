import FilePlus from 'lucide-react/icons/file-plus'
import X from 'lucide-react/icons/x'
import { useContext, useRef, useState, useSyncExternalStore } from 'react'
import { type FileDraft, type FileQuestion, file, fits } from '#domain/questions/file.ts'
import { endingsOf, FILE_SORTS, MEBIBYTE, type Upload } from '#domain/questions/parts/upload.ts'
import { questionId } from '#domain/questions/question-id.ts'
import { t } from '../../i18n/students/files.ts'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { type FileSending, SendingFiles } from '../parts/sending-files-context.tsx'
import { sizeText } from '../parts/size-text.ts'
import type { Player, PlayProps } from '../player.tsx'
import { uploadsOf } from './sending.ts'
import { UploadRow } from './upload-row.tsx'
import { acceptAttribute, acceptedText } from './words.ts'

/** Why a file is not even sent; null: the server is asked. By its ending only where that surely is another one's. */
const refusalOf = ({ name, size }: File, asked: FileDraft): string | null => {
  if (size === 0) return t('files.empty', { name })
  if (size > asked.mebibytes * MEBIBYTE)
    return t('files.tooLarge', { name, size: sizeText(size), most: sizeText(asked.mebibytes * MEBIBYTE) })
  const ending = name.split('.').at(-1)?.toLowerCase() ?? ''
  const isOther = endingsOf(FILE_SORTS).includes(ending) && !endingsOf(asked.sorts).includes(ending)
  return isOther ? t('files.otherSort', { name }) : null
}

/** Files are chosen, and sent at once; below them what is on its way. */
function PlayFile(props: PlayProps<FileQuestion>) {
  const to = useContext(SendingFiles)
  if (to === null) return <p className="text-ink-soft">{t('files.notHere')}</p>
  return to === 'trial' ? <Trial {...props} /> : <Sending {...props} to={to} />
}

/** As it will look; nothing leaves the device. */
function Trial(props: PlayProps<FileQuestion>) {
  const add = (files: readonly File[]) => {
    const given = files.map(({ name, size }, at): Upload => [`trial${Date.now()}${at}`.padEnd(22, '-'), name, size])
    props.onAnswer([...(props.answer ?? []), ...given].slice(0, props.asked.most))
  }
  return <Files {...props} onAdd={add} room={props.asked.most - (props.answer?.length ?? 0)} />
}

function Sending({ to, ...props }: PlayProps<FileQuestion> & { to: FileSending }) {
  const { id, asked, answer } = props
  const [uploads] = useState(() => uploadsOf(to, { id: questionId.parse(id), asked }))
  const all = useSyncExternalStore(uploads.listen, uploads.all)
  const coming = all.filter(({ why }) => why === null).length
  return (
    <Files {...props} onAdd={(files) => uploads.add(files)} room={asked.most - (answer?.length ?? 0) - coming}>
      {all.map((upload) => (
        <UploadRow
          key={upload.key}
          upload={upload}
          asked={asked}
          onRetry={() => uploads.retry(upload)}
          onLeaveOut={() => uploads.leaveOut(upload.key)}
        />
      ))}
    </Files>
  )
}

type FilesProps = PlayProps<FileQuestion> & {
  onAdd: (files: readonly File[]) => void
  room: number
  children?: React.ReactNode
}

function Files({ id, asked, answer, isReadOnly, labelledBy, onAnswer, onAdd, room, children }: FilesProps) {
  const input = useRef<HTMLInputElement>(null)
  const [refused, setRefused] = useState<readonly string[]>([])
  const given = answer ?? []
  const choose = (files: readonly File[]) => {
    const right = files.filter((each) => refusalOf(each, asked) === null)
    const tooMany = right.length > room ? [t('files.tooMany', { count: asked.most })] : []
    setRefused([...files.flatMap((each) => refusalOf(each, asked) ?? []), ...tooMany])
    onAdd(right.slice(0, Math.max(0, room)))
  }
  const takeOut = (file: Upload) => {
    const left = given.filter(([known]) => known !== file[0])
    onAnswer(left.length === 0 ? null : left)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: what names it stands elsewhere, and a fieldset is named by its legend
    <div role="group" aria-labelledby={labelledBy} aria-describedby={`${id}-accepted`} className="grid gap-3">
      <p id={`${id}-accepted`} className="text-sm text-ink-soft">
        {acceptedText(asked)}
      </p>
      <ul aria-live="polite" className="grid gap-2 empty:hidden">
        {given.map((each) => (
          <GivenFile key={each[0]} file={each} onTakeOut={isReadOnly ? undefined : () => takeOut(each)} />
        ))}
        {children}
      </ul>
      <div role="status" className="grid gap-1 empty:hidden">
        {refused.map((why) => (
          <p key={why} className="font-medium wrap-anywhere text-wrong">
            {why}
          </p>
        ))}
      </div>
      {!isReadOnly && room > 0 && (
        <Button
          className="justify-self-start"
          icon={<FilePlus aria-hidden="true" className="size-5" />}
          onClick={() => input.current?.click()}
        >
          {t(given.length === 0 ? 'files.choose' : 'files.chooseMore')}
        </Button>
      )}
      <input
        ref={input}
        type="file"
        hidden
        multiple={asked.most > 1}
        accept={acceptAttribute(asked)}
        onChange={({ currentTarget }) => {
          choose([...(currentTarget.files ?? [])])
          currentTarget.value = ''
        }}
      />
    </div>
  )
}

type GivenFileProps = { file: Upload; onTakeOut?: (() => void) | undefined }

function GivenFile({ file: [, name, bytes], onTakeOut }: GivenFileProps) {
  return (
    <li className="flex items-center gap-2 rounded border border-line bg-surface ps-3">
      <span className="min-w-0 grow py-2 wrap-anywhere">
        {name} <span className="tabular text-sm whitespace-nowrap text-ink-soft">{sizeText(bytes)}</span>
      </span>
      {onTakeOut && (
        <IconButton label={t('files.takeOut', { name })} icon={<X aria-hidden="true" />} onClick={onTakeOut} />
      )}
    </li>
  )
}

export const filePlayer: Player<FileQuestion> = {
  Play: PlayFile,
  asked: file.asked,
  fits,
  tellsWho: file.tellsWho,
  /** Files are chosen by hand. */
  valueOfKey: () => undefined,
}
