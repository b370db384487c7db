import ListChecks from 'lucide-react/icons/list-checks'
import Plus from 'lucide-react/icons/plus'
import Redo from 'lucide-react/icons/redo-2'
import Undo from 'lucide-react/icons/undo-2'
import { type RefObject, useEffect, useRef } from 'react'
import { t as editing } from '../../i18n/editing.ts'
import { t } from '../../i18n/editor.ts'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import type { QuestionSteps } from '../use-question-steps.ts'
import { StepMenu } from './step-menu.tsx'

type StepBarProps = {
  steps: QuestionSteps
  onPaste: () => void
  onFind: () => void
  onPreview: () => void
  onNext: () => void
}

/** Whatever gets the focus is scrolled to where the bar does not lie over it. */
const useRoomBelow = (bar: RefObject<HTMLElement | null>) => {
  useEffect(() => {
    const { style } = document.documentElement
    style.scrollPaddingBottom = `${(bar.current?.offsetHeight ?? 0) + ROOM}px`
    return () => {
      style.scrollPaddingBottom = ''
    }
  }, [bar])
}
const ROOM = 16

/** What is done again and again, in reach wherever one is on the page, unless letters are too large to leave room for more. */
export function StepBar({ steps, onPaste, onFind, onPreview, onNext }: StepBarProps) {
  const { several, canUndo, canRedo, canAdd } = steps
  const isChoosing = several.selection !== null
  const bar = useRef<HTMLDivElement>(null)
  useRoomBelow(bar)
  return (
    <div
      ref={bar}
      className="sticky bottom-[min(0px,(100dvh-30rem)*99)] z-10 -mx-4 mt-6 flex flex-wrap items-center gap-1 border-t border-line bg-paper px-2 py-2 sm:mx-0 sm:gap-3 sm:px-1 sm:py-3"
    >
      <IconButton label={t('editor.undo')} icon={<Undo />} disabled={!canUndo} onClick={steps.undo} />
      <IconButton label={t('editor.redo')} icon={<Redo />} disabled={!canRedo} onClick={steps.redo} />
      <StepMenu steps={steps} onPaste={onPaste} onFind={onFind} />
      <Button
        variant="quiet"
        aria-label={editing('editing.chooseSeveral')}
        title={editing('editing.chooseSeveral')}
        icon={<ListChecks aria-hidden="true" className="size-5" />}
        aria-pressed={isChoosing}
        className="px-2! aria-pressed:bg-brand-soft aria-pressed:text-ink max-md:hidden"
        onClick={isChoosing ? several.end : several.begin}
      >
        {editing('editing.chooseSeveralShort')}
      </Button>
      <IconButton
        label={editing('editing.addOne')}
        icon={<Plus />}
        variant="outlined"
        disabled={!canAdd}
        onClick={() => steps.add()}
      />
      <span className="flex-1" />
      <Button className="max-sm:hidden" onClick={onPreview}>
        {t('editor.preview')}
      </Button>
      <Button variant="primary" className="whitespace-nowrap" onClick={onNext}>
        {t('editor.saveAndNext')}
      </Button>
    </div>
  )
}
