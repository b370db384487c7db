import ClipboardPaste from 'lucide-react/icons/clipboard-paste'
import Download from 'lucide-react/icons/download'
import Ellipsis from 'lucide-react/icons/ellipsis'
import Eye from 'lucide-react/icons/eye'
import FileText from 'lucide-react/icons/file-text'
import Keyboard from 'lucide-react/icons/keyboard'
import ListChecks from 'lucide-react/icons/list-checks'
import Search from 'lucide-react/icons/search'
import { lazy, Suspense, useState } from 'react'
import { flushSync } from 'react-dom'
import { t as editing } from '../../i18n/teachers/editing.ts'
import { t } from '../../i18n/teachers/editor.ts'
import { t as quizText } from '../../i18n/teachers/quiz-text.ts'
import { signOf } from '../../questions/editors.tsx'
import { nameOfKind } from '../../questions/name-of-kind.ts'
import { ActionList, Doing } from '../../ui/action-list.tsx'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { addingPart, PARTS } from './adding-buttons.tsx'
import type { QuestionSteps } from './use-question-steps.ts'

const DownloadDialog = lazy(() => import('../downloading/download-dialog.tsx'))

type StepMenuProps = {
  steps: QuestionSteps
  onPaste: () => void
  onFind: () => void
  onShortcuts: () => void
  onPreview: () => void
  onText?: (() => void) | undefined
}

/** For a phone, where all that can be added or found stands a long way below the question. */
export function StepMenu({ steps, onPaste, onFind, onShortcuts, onPreview, onText }: StepMenuProps) {
  const [isOpen, setOpen] = useState(false)
  const [isDownloading, setDownloading] = useState(false)
  const { several, offers, canAdd, canAddPart } = steps
  const close = () => setOpen(false)
  const closed = (act: () => void) => () => {
    // A dialog that closes leads back to its button: what is opened now takes the focus after that.
    flushSync(close)
    act()
  }
  return (
    <>
      <span className="md:hidden">
        <IconButton label={editing('editing.more')} icon={<Ellipsis />} onClick={() => setOpen(true)} />
      </span>
      <Dialog open={isOpen} onClose={close} title={editing('editing.more')} size="sm" sheet>
        <ActionList>
          {several.selection ? (
            <Doing icon={<ListChecks />} label={editing('editing.endChoosing')} onPress={closed(several.end)} />
          ) : (
            <Doing icon={<ListChecks />} label={editing('editing.chooseSeveral')} onPress={closed(several.begin)} />
          )}
          <Doing icon={<Eye />} label={t('editor.preview')} onPress={closed(onPreview)} />
          {onText && <Doing icon={<FileText />} label={quizText('quizText.viewText')} onPress={closed(onText)} />}
          <Doing icon={<Search />} label={editing('editing.find')} onPress={closed(onFind)} />
          <Doing icon={<ClipboardPaste />} label={t('editor.pasteQuestions')} onPress={closed(onPaste)} />
          {offers.parts.filter(canAddPart).map((kind) => {
            const { Sign } = PARTS[kind]
            return (
              <Doing
                key={kind}
                icon={<Sign />}
                label={addingPart(kind, offers)}
                onPress={closed(() => steps.addPart(kind))}
              />
            )
          })}
          <Doing
            icon={<Download />}
            label={quizText('downloading.open')}
            onPress={closed(() => setDownloading(true))}
          />
          <Doing icon={<Keyboard />} label={t('editor.shortcuts')} onPress={closed(onShortcuts)} />
        </ActionList>
        {canAdd && (
          <>
            <h3 className="mt-3 mb-1 text-base">{editing('editing.palette')}</h3>
            <ActionList>
              {offers.kinds.map((kind) => {
                const Sign = signOf(kind)
                return (
                  <Doing
                    key={kind}
                    icon={<Sign />}
                    label={nameOfKind(kind)}
                    onPress={closed(() => steps.addKind(kind))}
                  />
                )
              })}
            </ActionList>
          </>
        )}
      </Dialog>
      <Suspense fallback={null}>
        {isDownloading && <DownloadDialog list={steps.list} onClose={() => setDownloading(false)} />}
      </Suspense>
    </>
  )
}
