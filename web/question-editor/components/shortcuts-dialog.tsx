import { t as editing } from '../../i18n/editing.ts'
import { t } from '../../i18n/editor.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { SHORTCUTS, type Shortcut } from '../shortcuts.ts'

const isApple = () => /Mac|iPhone|iPad/.test(navigator.userAgent)

/** What each does, in the order in which they are told: complete by type. */
const NAMES: Record<Shortcut, () => string> = {
  addQuestion: () => t('editor.keyAddQuestion'),
  addToPassage: () => editing('editing.keyAddToPassage'),
  addKind: () => editing('editing.keyAddKind'),
  addPassage: () => t('editor.addPassage'),
  addText: () => t('editor.addText'),
  paste: () => t('editor.pasteQuestions'),
  kind: () => editing('editing.keyKind'),
  duplicate: () => editing('editing.keyDuplicate'),
  remove: () => editing('editing.keyRemove'),
  moveUp: () => editing('editing.keyMoveUp'),
  moveDown: () => editing('editing.keyMoveDown'),
  previous: () => editing('editing.keyPrevious'),
  next: () => editing('editing.keyNext'),
  choose: () => editing('editing.chooseSeveral'),
  undo: () => t('editor.keyUndo'),
  redo: () => t('editor.keyRedo'),
  find: () => editing('editing.find'),
  preview: () => t('editor.preview'),
  finish: () => t('editor.saveAndNext'),
  shortcuts: () => t('editor.shortcuts'),
}

const SIGNS: Record<string, string> = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  PageUp: 'Page ↑',
  PageDown: 'Page ↓',
  Delete: 'Del',
}

const signOf = (key: string) => SIGNS[key] ?? (key.length === 1 ? key.toUpperCase() : key)

type Row = { keys: readonly string[]; text: string }

const rowOf = (name: Shortcut, command: string, alt: string): Row => {
  const [first, last] = [SHORTCUTS[name][0], SHORTCUTS[name].at(-1)]
  const { key, ...held } = { command: false, alt: false, shift: false, ...first }
  const sign = name === 'addKind' && last ? `${key} … ${last.key}` : signOf(key)
  const holds = [held.command && command, held.alt && alt, held.shift && 'Shift'].filter((each) => each !== false)
  return { keys: [...holds, sign], text: NAMES[name]() }
}

/** Keys of fields, which mean something there alone. */
const fieldRows = (command: string, alt: string): Row[] => [
  { keys: ['Enter'], text: t('editor.keyEnterProblem') },
  { keys: ['Enter'], text: editing('editing.keyEnterOption') },
  { keys: ['Enter'], text: editing('editing.keyEnterEmpty') },
  { keys: ['Shift', 'Enter'], text: t('editor.keyNewLine') },
  { keys: [alt, 'Enter'], text: t('editor.keyCorrect') },
  { keys: ['Backspace'], text: t('editor.keyBackspace') },
  { keys: [alt, 'Shift', '↑ / ↓'], text: editing('editing.keyMovePart') },
  { keys: [command, 'B'], text: t('editor.bold') },
  { keys: [command, 'I'], text: t('editor.italics') },
  { keys: ['Ctrl', 'M'], text: t('editor.formula') },
  { keys: [t('editor.keyPaste')], text: t('editor.keyPasteOptions') },
  { keys: [t('editor.keyPaste')], text: t('editor.keyPasteQuestions') },
]

const listRows = (command: string): Row[] => [
  { keys: ['↑ / ↓'], text: editing('editing.keyListMove') },
  { keys: ['Shift', '↑ / ↓'], text: editing('editing.keyListReach') },
  { keys: ['Space'], text: editing('editing.keyListOne') },
  { keys: [command, 'A'], text: editing('editing.keyListAll') },
  { keys: ['Esc'], text: editing('editing.keyListEnd') },
]

const isShortcut = (name: string): name is Shortcut => name in NAMES

export function ShortcutsDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [command, alt] = isApple() ? ['⌘', '⌥'] : ['Ctrl', 'Alt']
  const everywhere = Object.keys(NAMES)
    .filter(isShortcut)
    .map((name) => rowOf(name, command ?? '', alt ?? ''))
  return (
    <Dialog open={open} onClose={onClose} title={t('editor.shortcuts')}>
      <Keys title={editing('editing.keysEverywhere')} rows={everywhere} />
      <Keys title={editing('editing.keysInList')} rows={listRows(command ?? '')} />
      <Keys title={editing('editing.keysInFields')} rows={fieldRows(command ?? '', alt ?? '')} />
    </Dialog>
  )
}

function Keys({ title, rows }: { title: string; rows: readonly Row[] }) {
  return (
    <section className="mb-5 last:mb-0" aria-label={title}>
      <h3 className="mb-2 text-base">{title}</h3>
      <dl className="grid gap-x-6 sm:grid-cols-[minmax(9rem,auto)_1fr]">
        {rows.map(({ keys, text }) => (
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
    </section>
  )
}
