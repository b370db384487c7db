import FileUp from 'lucide-react/icons/file-up'
import { useRef } from 'react'
import { MAX_FILE_BYTES } from '#domain/formats/sheet/file-refusals.ts'
import { t } from '../../i18n/teachers/quiz-text.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import type { Pasting } from './use-pasting.ts'

const READ = '.txt,.md,.csv,.tsv,.gift,.aiken,text/plain,text/csv,text/tab-separated-values,text/markdown'
const BYTES_OF_MB = 1024 * 1024

/** A file of questions in place of what would be typed: chosen, or dropped anywhere beside. Below a text it takes little room. */
export function ChooseFile({ pasting }: { pasting: Pasting }) {
  const input = useRef<HTMLInputElement>(null)
  const { isOver, isReading, isEmpty } = pasting
  return (
    <div
      className={classNames(
        'mt-2 flex flex-wrap items-center gap-x-3 gap-y-1',
        (isOver || isEmpty) && 'rounded border border-dashed p-2',
        isOver ? 'border-brand bg-brand-soft' : 'border-line-strong',
      )}
    >
      <Button
        size="sm"
        icon={<FileUp aria-hidden="true" className="size-4" />}
        busy={isReading}
        onClick={() => input.current?.click()}
      >
        {t('pasting.choose')}
      </Button>
      {isOver && <p className="text-sm">{t('pasting.drop')}</p>}
      {isEmpty && !isOver && (
        <p className="min-w-0 text-sm text-ink-soft">
          {t('pasting.chooseHint', { most: MAX_FILE_BYTES / BYTES_OF_MB })}{' '}
          <span className="pointer-coarse:hidden">{t('pasting.dropHint')}</span>
        </p>
      )}
      <input
        ref={input}
        type="file"
        hidden
        aria-label={t('pasting.choose')}
        accept={READ}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])]
          // The same file may be chosen once more.
          currentTarget.value = ''
          void pasting.takeFiles(files)
        }}
      />
    </div>
  )
}
