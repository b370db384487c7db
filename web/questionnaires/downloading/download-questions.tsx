import Download from 'lucide-react/icons/download'
import { lazy, Suspense, useState } from 'react'
import { t } from '../../i18n/teachers/quiz-text.ts'
import { Button } from '../../ui/button.tsx'
import type { DraftList } from '../entries/draft-list.ts'
import { keysOf } from '../shortcuts/shortcuts.ts'
import { useShortcuts } from '../shortcuts/use-shortcuts.ts'

const DownloadDialog = lazy(() => import('./download-dialog.tsx'))

/** Takes what is written away as a file. */
export function DownloadQuestions({ list }: { list: DraftList }) {
  const [isOpen, setOpen] = useState(false)
  useShortcuts({ download: () => setOpen(true) })
  return (
    <>
      <Button
        variant="quiet"
        icon={<Download aria-hidden="true" className="size-5" />}
        aria-haspopup="dialog"
        aria-keyshortcuts={keysOf('download')}
        onClick={() => setOpen(true)}
      >
        {t('downloading.open')}
      </Button>
      <Suspense fallback={null}>{isOpen && <DownloadDialog list={list} onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
