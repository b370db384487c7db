import { useMemo, useState } from 'react'
import type { WrittenFormat } from '#domain/formats/quiz-text/formats.ts'
import { formatNumber } from '../../i18n/format.ts'
import { t } from '../../i18n/teachers/quiz-text.ts'
import { Button } from '../../ui/button.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { useBackCloses } from '../../ui/dialogs/use-back-closes.ts'
import { Segments } from '../../ui/forms/segments.tsx'
import { saveFile } from '../../ui/save-file.ts'
import { toast } from '../../ui/toast.ts'
import type { DraftList } from '../entries/draft-list.ts'
import { type LeftGroup, leftGroups, ranges } from './left-out.ts'
import { fileOf, nameOfFile, type WrittenFile, writtenFile } from './written-file.ts'

/** Where nothing is right or wrong, only our own text has a place for what is asked. */
const OFFERED = { knowledge: ['text', 'gift', 'aiken', 'csv'], opinion: ['text'] } as const satisfies Record<
  DraftList['offers']['asks'],
  readonly WrittenFormat[]
>

type DownloadDialogProps = { list: DraftList; onClose: () => void }

/** The questions as a file of several formats, with what each has no place for. It is open as long as it is rendered. */
export default function DownloadDialog({ list, onClose }: DownloadDialogProps) {
  useBackCloses(onClose)
  const [format, setFormat] = useState<WrittenFormat>('text')
  const file = useMemo(() => writtenFile(list, format), [list, format])
  const offered: readonly WrittenFormat[] = OFFERED[list.offers.asks]
  const isEmpty = file.text.trim() === ''
  const save = () => {
    const name = nameOfFile(list.details.title, {
      format: format === 'gift' || format === 'aiken' ? t(`downloading.${format}`) : null,
      untitled: t('downloading.untitled'),
    })
    saveFile({ file: fileOf(file.text, format), name, ending: format === 'csv' ? 'csv' : 'txt' })
    toast.success(t('downloading.saved'))
    onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('downloading.title')}
      footer={
        <>
          <CopyButton
            text={file.text}
            label={t('downloading.copy')}
            disabled={isEmpty}
            onFailed={() => toast.error(t('downloading.notCopied'))}
          />
          <Button variant="primary" disabled={isEmpty} onClick={save}>
            {t('downloading.download')}
          </Button>
        </>
      }
    >
      {offered.length > 1 && (
        <Segments
          legend={t('downloading.format')}
          value={format}
          segments={offered.map((value) => ({ value, label: t(`downloading.${value}`) }))}
          onPick={setFormat}
        />
      )}
      <p className="mt-2 text-ink-soft">{t(`downloading.${format}_hint`)}</p>
      <div role="status" className="mt-4">
        <WhatIsLeft file={file} format={format} isEmpty={isEmpty} />
      </div>
    </Dialog>
  )
}

type WhatIsLeftProps = { file: WrittenFile; format: WrittenFormat; isEmpty: boolean }

/** What the format has no place for, before it is missed elsewhere. */
function WhatIsLeft({ file, format, isEmpty }: WhatIsLeftProps) {
  const groups = useMemo(() => leftGroups(file), [file])
  const name = t(`downloading.${format}`)
  if (isEmpty && file.items.length === 0) return <p>{t('downloading.nothing')}</p>
  if (groups.length === 0) return <p className="text-ink-soft">{t('downloading.all')}</p>
  return (
    <>
      <p className="font-semibold">{t(isEmpty ? 'downloading.noneFits' : 'downloading.noPlace', { format: name })}</p>
      <ul className="mt-1 list-disc ps-5">
        {groups.map((group) => (
          <li key={group.what} className="wrap-anywhere">
            {t(`downloading.left_${group.what}`, { count: group.count })}
            {group.numbers.length > 0 && <span className="tabular text-ink-soft"> ({numbersOf(group)})</span>}
          </li>
        ))}
      </ul>
      <p className="mt-2 text-sm text-ink-soft">{t('downloading.stays')}</p>
    </>
  )
}

const MOST_RANGES = 12

const numbersOf = ({ numbers }: LeftGroup): string => {
  const all = ranges(numbers).map(([first, last]) =>
    first === last ? formatNumber(first) : `${formatNumber(first)}–${formatNumber(last)}`,
  )
  const shown = all.slice(0, MOST_RANGES).join(', ')
  return t('downloading.numbers', {
    count: numbers.length,
    numbers: all.length > MOST_RANGES ? `${shown}, …` : shown,
  })
}
