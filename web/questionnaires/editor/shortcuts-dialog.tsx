import type { DraftPart } from '#domain/questionnaires/drafts/draft-item.ts'
import { t as editing } from '../../i18n/teachers/editing.ts'
import { t } from '../../i18n/teachers/editor.ts'
import { FIELD_ACTIONS, FIELD_KEYS } from '../../questions/editing/field-keys.ts'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { type Offers, QUIZ_OFFERS } from '../entries/offers.ts'
import { addingPart } from '../question-list/adding-buttons.tsx'
import { SHORTCUTS, type Shortcut } from '../shortcuts/shortcuts.ts'
import { FIELD_NAMES, NAMES } from './key-names.ts'

const isApple = () => /Mac|iPhone|iPad/.test(navigator.userAgent)

const SIGNS: Record<string, string> = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  PageUp: 'Page ↑',
  PageDown: 'Page ↓',
  Delete: 'Del',
}

const signOf = (key: string) => SIGNS[key] ?? (key.length === 1 ? key.toUpperCase() : key)

type Row = { keys: readonly string[]; text: string }

const PART_OF: Partial<Record<Shortcut, DraftPart['kind']>> = {
  addToPassage: 'group',
  addPassage: 'group',
  addText: 'text',
  addSection: 'section',
}

/** Of the steps of a quiz. */
const OF_QUIZZES: readonly Shortcut[] = ['details', 'settings', 'startOver']

type Told = { offers: Offers; discards: boolean }

const hasKey = (name: Shortcut, { offers: { parts, asks }, discards }: Told): boolean => {
  const part = PART_OF[name]
  if (name === 'startOver' && discards) return true
  if (part) return parts.includes(part)
  return asks === 'knowledge' || !OF_QUIZZES.includes(name)
}

type Keyboard = Told & { command: string; alt: string }

const textOf = (name: Shortcut, { offers, discards }: Told): string => {
  if (name === 'startOver' && discards) return editing('editing.keyDiscard')
  return name === 'addSection' ? addingPart('section', offers) : NAMES[name]()
}

const rowOf = (name: Shortcut, { command, alt, ...told }: Keyboard): Row => {
  const [first, last] = [SHORTCUTS[name][0], SHORTCUTS[name].at(-1)]
  const { key, ...held } = { command: false, alt: false, shift: false, ...first }
  const sign = name === 'addKind' && last ? `${key} … ${last.key}` : signOf(key)
  const holds = [held.command && command, held.alt && alt, held.shift && 'Shift'].filter((each) => each !== false)
  return { keys: [...holds, sign], text: textOf(name, told) }
}

/** Keys of fields, which mean something there alone. */
const fieldRows = ({ command, alt }: Pick<Keyboard, 'command' | 'alt'>): Row[] => [
  { keys: ['Enter'], text: t('editor.keyEnterProblem') },
  { keys: ['Enter'], text: editing('editing.keyEnterOption') },
  { keys: ['Enter'], text: editing('editing.keyEnterEmpty') },
  { keys: ['Shift', 'Enter'], text: t('editor.keyNewLine') },
  { keys: [alt, 'Enter'], text: t('editor.keyCorrect') },
  { keys: ['Backspace'], text: t('editor.keyBackspace') },
  { keys: [alt, 'Shift', '↑ / ↓'], text: editing('editing.keyMovePart') },
  ...FIELD_ACTIONS.map((each) => ({ keys: [alt, signOf(FIELD_KEYS[each].key)], text: FIELD_NAMES[each]() })),
  { keys: [command, 'B'], text: t('editor.bold') },
  { keys: [command, 'I'], text: t('editor.italics') },
  { keys: ['Ctrl', 'M'], text: t('editor.formula') },
  { keys: ['Ctrl', 'Shift', 'M'], text: t('editor.formulaParts') },
  { keys: [command, 'Shift', '8'], text: t('editor.list') },
  { keys: [command, 'E'], text: t('editor.code') },
  { keys: [t('editor.keyPaste')], text: t('editor.keyPasteOptions') },
  { keys: [t('editor.keyPaste')], text: t('editor.keyPasteQuestions') },
  { keys: [t('editor.keyPaste')], text: editing('editing.keyPastePicture') },
]

const listRows = (command: string, alt: string): Row[] => [
  { keys: ['↑ / ↓'], text: editing('editing.keyListMove') },
  { keys: ['Shift', '↑ / ↓'], text: editing('editing.keyListReach') },
  { keys: ['Space'], text: editing('editing.keyListOne') },
  { keys: [command, 'A'], text: editing('editing.keyListAll') },
  { keys: [command, 'Shift', 'A'], text: editing('editing.chooseNone') },
  { keys: [alt, 'Enter'], text: editing('editing.keySet') },
  { keys: ['Esc'], text: editing('editing.keyListEnd') },
]

const findRows = (alt: string): Row[] => [
  { keys: ['Enter'], text: editing('editing.findNext') },
  { keys: ['Shift', 'Enter'], text: editing('editing.findPrevious') },
  { keys: ['Enter'], text: editing('editing.keyReplaceOne') },
  { keys: [alt, 'Enter'], text: editing('editing.keyReplaceAll') },
  { keys: ['Esc'], text: editing('editing.closeFind') },
]

const isShortcut = (name: string): name is Shortcut => name in NAMES

type ShortcutsDialogProps = {
  open: boolean
  onClose: () => void
  /** Of what is written here. */
  offers?: Offers
  /** Whether it is published, and changes of it can be discarded. */
  discards?: boolean
}

export function ShortcutsDialog({ open, onClose, offers = QUIZ_OFFERS, discards = false }: ShortcutsDialogProps) {
  const [command, alt] = isApple() ? (['⌘', '⌥'] as const) : (['Ctrl', 'Alt'] as const)
  const keyboard = { command, alt, offers, discards }
  const everywhere = Object.keys(NAMES)
    .filter(isShortcut)
    .filter((name) => hasKey(name, keyboard))
    .map((name) => rowOf(name, keyboard))
  return (
    <Dialog open={open} onClose={onClose} title={t('editor.shortcuts')}>
      <Keys title={editing('editing.keysEverywhere')} rows={everywhere} />
      <Keys title={editing('editing.keysInList')} rows={listRows(command, alt)} />
      <Keys title={editing('editing.find')} rows={findRows(alt)} />
      <Keys title={editing('editing.keysInFields')} rows={fieldRows(keyboard)} />
    </Dialog>
  )
}

function Keys({ title, rows }: { title: string; rows: readonly Row[] }) {
  return (
    <section className="mb-5 last:mb-0" aria-label={title}>
      <h3 className="mb-2 text-base">{title}</h3>
      <dl className="grid grid-cols-1 gap-x-6 sm:grid-cols-[minmax(9rem,auto)_1fr]">
        {rows.map(({ keys, text }) => (
          <div
            key={text}
            className="grid grid-cols-1 gap-y-1 border-t border-line py-2 sm:col-span-2 sm:grid-cols-subgrid sm:items-center"
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
