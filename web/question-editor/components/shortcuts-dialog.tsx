import { t } from '../../i18n/editor.ts'
import { Dialog } from '../../ui/dialog.tsx'

const isApple = () => /Mac|iPhone|iPad/.test(navigator.userAgent)

const rows = () => {
  const command = isApple() ? '⌘' : 'Ctrl'
  const alt = isApple() ? '⌥' : 'Alt'
  return [
    { keys: ['Enter'], text: t('editor.keyEnterOption') },
    { keys: ['Enter'], text: t('editor.keyEnterProblem') },
    { keys: ['Shift', 'Enter'], text: t('editor.keyNewLine') },
    { keys: [alt, 'Enter'], text: t('editor.keyCorrect') },
    { keys: ['Backspace'], text: t('editor.keyBackspace') },
    { keys: [command, 'Enter'], text: t('editor.keyAddQuestion') },
    { keys: [alt, 'Page ↑ / ↓'], text: t('editor.keyNeighbour') },
    { keys: [alt, '↑ / ↓'], text: t('editor.keyMove') },
    { keys: [command, 'D'], text: t('editor.keyDuplicate') },
    { keys: [command, 'Z'], text: t('editor.keyUndo') },
    { keys: [command, 'Shift', 'Z'], text: t('editor.keyRedo') },
    { keys: [t('editor.keyPaste')], text: t('editor.keyPasteOptions') },
    { keys: [t('editor.keyPaste')], text: t('editor.keyPasteQuestions') },
  ]
}

export function ShortcutsDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog open={open} onClose={onClose} title={t('editor.shortcuts')}>
      <dl className="grid gap-x-6 sm:grid-cols-[auto_1fr]">
        {rows().map(({ keys, text }) => (
          <div
            key={text}
            className="grid gap-y-1 border-t border-line py-2 sm:col-span-2 sm:grid-cols-subgrid sm:items-center"
          >
            <dt className="flex gap-1">
              {keys.map((key) => (
                <kbd
                  key={key}
                  className="rounded-sm border border-line-strong bg-surface-sunken px-1.5 text-sm font-medium whitespace-nowrap"
                >
                  {key}
                </kbd>
              ))}
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
