import type { LucideIcon } from 'lucide-react'
import BookOpenText from 'lucide-react/icons/book-open-text'
import ClipboardPaste from 'lucide-react/icons/clipboard-paste'
import FileText from 'lucide-react/icons/file-text'
import Heading from 'lucide-react/icons/heading'
import Keyboard from 'lucide-react/icons/keyboard'
import Plus from 'lucide-react/icons/plus'
import Search from 'lucide-react/icons/search'
import Text from 'lucide-react/icons/text'
import type { ReactNode } from 'react'
import type { DraftPart } from '#domain/questionnaires/drafts/draft-item.ts'
import { MAX_PASSAGES, MAX_SECTIONS, MAX_TEXTS } from '#domain/questionnaires/items/passage.ts'
import { t as editing } from '../../i18n/teachers/editing.ts'
import { t } from '../../i18n/teachers/editor.ts'
import { t as quizText } from '../../i18n/teachers/quiz-text.ts'
import { Button } from '../../ui/button.tsx'
import type { Offers } from '../entries/offers.ts'
import { keysOf, type Shortcut } from '../shortcuts/shortcuts.ts'

type AddingButtonsProps = {
  offers: Offers
  canAdd: boolean
  canAddPart: (kind: DraftPart['kind']) => boolean
  /** The passage that is open, or whose question is. */
  passage: { key: number; number: string } | null
  /** Where no passage is given: at the end. */
  onAdd: (passage?: number) => void
  onAddPart: (kind: DraftPart['kind']) => void
  onPaste: () => void
  /** Left out: there is one question alone. */
  onFind?: (() => void) | undefined
  /** Shows a lone question as text. */
  onText?: (() => void) | undefined
  onShortcuts?: (() => void) | undefined
  /** What else can be done with all of it. */
  children?: ReactNode
}

export const PARTS = {
  group: { Sign: BookOpenText, key: 'addPassage', label: 'editor.addPassage' },
  text: { Sign: Text, key: 'addText', label: 'editor.addText' },
  section: { Sign: Heading, key: 'addSection', label: 'editor.addSection' },
} as const satisfies Record<DraftPart['kind'], { Sign: LucideIcon; key: Shortcut; label: string }>

export const addingPart = (kind: DraftPart['kind'], { isPaged }: Pick<Offers, 'isPaged'>): string =>
  t(kind === 'section' && isPaged ? 'editor.addPage' : PARTS[kind].label)

export function AddingButtons(props: AddingButtonsProps) {
  const { offers, canAdd, canAddPart, passage, onAdd, onAddPart, onPaste, onFind, onText, onShortcuts } = props
  const isFull = (kind: DraftPart['kind']) => offers.parts.includes(kind) && !canAddPart(kind)
  return (
    <div className="mt-3 flex flex-wrap gap-2">
      <Button
        data-add-question=""
        icon={<Plus aria-hidden="true" className="size-5" />}
        disabled={!canAdd}
        className="max-sm:w-full"
        aria-keyshortcuts={keysOf('addQuestion')}
        onClick={() => onAdd()}
      >
        {t('editor.addQuestion')}
      </Button>
      {passage && (
        <Button
          icon={<Plus aria-hidden="true" className="size-5" />}
          disabled={!canAdd}
          className="max-sm:w-full"
          aria-keyshortcuts={keysOf('addToPassage')}
          onClick={() => onAdd(passage.key)}
        >
          {t('editor.addToPassage', { number: passage.number })}
        </Button>
      )}
      {offers.parts.map((kind) => {
        const { Sign, key } = PARTS[kind]
        return (
          <Button
            key={kind}
            variant="quiet"
            icon={<Sign aria-hidden="true" className="size-5" />}
            disabled={!canAddPart(kind)}
            aria-keyshortcuts={keysOf(key)}
            onClick={() => onAddPart(kind)}
          >
            {addingPart(kind, offers)}
          </Button>
        )
      })}
      <Button
        variant="quiet"
        icon={<ClipboardPaste aria-hidden="true" className="size-5" />}
        aria-keyshortcuts={keysOf('paste')}
        onClick={onPaste}
      >
        {t('editor.pasteQuestions')}
      </Button>
      {onText && (
        <Button
          variant="quiet"
          icon={<FileText aria-hidden="true" className="size-5" />}
          aria-keyshortcuts={keysOf('view')}
          onClick={onText}
        >
          {quizText('quizText.viewText')}
        </Button>
      )}
      {onFind && (
        <Button
          variant="quiet"
          icon={<Search aria-hidden="true" className="size-5" />}
          aria-keyshortcuts={keysOf('find')}
          onClick={onFind}
        >
          {editing('editing.find')}
        </Button>
      )}
      {props.children}
      {onShortcuts && (
        <Button
          variant="quiet"
          className="pointer-coarse:hidden"
          icon={<Keyboard aria-hidden="true" className="size-5" />}
          aria-keyshortcuts={keysOf('shortcuts')}
          onClick={onShortcuts}
        >
          {t('editor.shortcuts')}
        </Button>
      )}
      {isFull('group') && <Full>{editing('editing.mostPassages', { most: MAX_PASSAGES })}</Full>}
      {isFull('text') && <Full>{editing('editing.mostTexts', { most: MAX_TEXTS })}</Full>}
      {isFull('section') && (
        <Full>{editing(offers.isPaged ? 'editing.mostPages' : 'editing.mostSections', { most: MAX_SECTIONS })}</Full>
      )}
      {!canAdd && <Full>{t('editor.mostQuestions', { most: offers.mostQuestions })}</Full>}
    </div>
  )
}

/** Why there is no more to add. */
function Full({ children }: { children: string }) {
  return <p className="w-full text-sm text-ink-soft">{children}</p>
}
