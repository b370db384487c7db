import BookOpenText from 'lucide-react/icons/book-open-text'
import ClipboardPaste from 'lucide-react/icons/clipboard-paste'
import Heading from 'lucide-react/icons/heading'
import Keyboard from 'lucide-react/icons/keyboard'
import Plus from 'lucide-react/icons/plus'
import Search from 'lucide-react/icons/search'
import Text from 'lucide-react/icons/text'
import type { DraftPart } from '#domain/questionnaires/drafts/draft-item.ts'
import { MAX_PASSAGES, MAX_SECTIONS, MAX_TEXTS } from '#domain/questionnaires/items/passage.ts'
import { MAX_QUESTIONS } from '#domain/questionnaires/questionnaire.ts'
import { t as editing } from '../../i18n/teachers/editing.ts'
import { t } from '../../i18n/teachers/editor.ts'
import { Button } from '../../ui/button.tsx'
import { keysOf } from '../shortcuts/shortcuts.ts'

type AddingButtonsProps = {
  canAdd: boolean
  canAddPart: (kind: DraftPart['kind']) => boolean
  /** The passage that is open, or whose question is. */
  passage: { key: number; number: string } | null
  /** Where no passage is given: at the end. */
  onAdd: (passage?: number) => void
  onAddPart: (kind: DraftPart['kind']) => void
  onPaste: () => void
  onFind: () => void
  onShortcuts: () => void
}

export function AddingButtons(props: AddingButtonsProps) {
  const { canAdd, canAddPart, passage, onAdd, onAddPart, onPaste, onFind, onShortcuts } = props
  return (
    <div className="mt-3 flex flex-wrap gap-2">
      <Button
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
      <Button
        variant="quiet"
        icon={<BookOpenText aria-hidden="true" className="size-5" />}
        disabled={!canAddPart('group')}
        aria-keyshortcuts={keysOf('addPassage')}
        onClick={() => onAddPart('group')}
      >
        {t('editor.addPassage')}
      </Button>
      <Button
        variant="quiet"
        icon={<Text aria-hidden="true" className="size-5" />}
        disabled={!canAddPart('text')}
        aria-keyshortcuts={keysOf('addText')}
        onClick={() => onAddPart('text')}
      >
        {t('editor.addText')}
      </Button>
      <Button
        variant="quiet"
        icon={<Heading aria-hidden="true" className="size-5" />}
        disabled={!canAddPart('section')}
        aria-keyshortcuts={keysOf('addSection')}
        onClick={() => onAddPart('section')}
      >
        {t('editor.addSection')}
      </Button>
      <Button
        variant="quiet"
        icon={<ClipboardPaste aria-hidden="true" className="size-5" />}
        disabled={!canAdd}
        aria-keyshortcuts={keysOf('paste')}
        onClick={onPaste}
      >
        {t('editor.pasteQuestions')}
      </Button>
      <Button
        variant="quiet"
        icon={<Search aria-hidden="true" className="size-5" />}
        aria-keyshortcuts={keysOf('find')}
        onClick={onFind}
      >
        {editing('editing.find')}
      </Button>
      <Button
        variant="quiet"
        className="pointer-coarse:hidden"
        icon={<Keyboard aria-hidden="true" className="size-5" />}
        aria-keyshortcuts={keysOf('shortcuts')}
        onClick={onShortcuts}
      >
        {t('editor.shortcuts')}
      </Button>
      {!canAddPart('group') && <Full>{editing('editing.mostPassages', { most: MAX_PASSAGES })}</Full>}
      {!canAddPart('text') && <Full>{editing('editing.mostTexts', { most: MAX_TEXTS })}</Full>}
      {!canAddPart('section') && <Full>{editing('editing.mostSections', { most: MAX_SECTIONS })}</Full>}
      {!canAdd && <Full>{t('editor.mostQuestions', { most: MAX_QUESTIONS })}</Full>}
    </div>
  )
}

/** Why there is no more to add. */
function Full({ children }: { children: string }) {
  return <p className="w-full text-sm text-ink-soft">{children}</p>
}
