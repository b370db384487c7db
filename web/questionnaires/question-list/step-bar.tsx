import Keyboard from 'lucide-react/icons/keyboard'
import Plus from 'lucide-react/icons/plus'
import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { t as editing } from '../../i18n/teachers/editing.ts'
import { t } from '../../i18n/teachers/editor.ts'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { keysOf } from '../shortcuts/shortcuts.ts'
import { UndoButtons } from '../shortcuts/undo-buttons.tsx'
import { StepMenu } from './step-menu.tsx'
import type { QuestionSteps } from './use-question-steps.ts'

type StepBarProps = {
  steps: QuestionSteps
  onPaste: () => void
  onFind: () => void
  onShortcuts: () => void
  onPreview: () => void
  /** Shows a lone question as text. */
  onText?: (() => void) | undefined
  /** Whether they are written as text alone: there, nothing is added by a button. */
  isText?: boolean
  /** What leads on. */
  children: ReactNode
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
export function StepBar(props: StepBarProps) {
  const { steps, onShortcuts, onPreview, isText = false, children } = props
  const { canUndo, canRedo, canAdd } = steps
  const bar = useRef<HTMLDivElement>(null)
  useRoomBelow(bar)
  return (
    <div
      ref={bar}
      className="sticky bottom-[min(0px,(100dvh-30rem)*99)] z-10 -mx-4 mt-6 flex flex-wrap items-center gap-1 border-t border-line bg-paper px-2 py-2 sm:mx-0 sm:gap-3 sm:px-1 sm:py-3"
    >
      <UndoButtons {...{ canUndo, canRedo }} onUndo={steps.undo} onRedo={steps.redo} />
      {isText ? (
        <>
          <span className="max-sm:hidden">
            <IconButton
              label={t('editor.shortcuts')}
              icon={<Keyboard />}
              aria-keyshortcuts={keysOf('shortcuts')}
              onClick={onShortcuts}
            />
          </span>
          <p role="status" className="sr-only">
            {steps.said}
          </p>
        </>
      ) : (
        <>
          <StepMenu {...props} />
          <IconButton
            label={editing('editing.addOne')}
            icon={<Plus />}
            variant="outlined"
            aria-keyshortcuts={keysOf('addQuestion')}
            disabled={!canAdd}
            onClick={() => steps.add()}
          />
        </>
      )}
      <span className="flex-1" />
      <Button
        className={isText ? undefined : 'max-sm:hidden'}
        aria-keyshortcuts={keysOf('preview')}
        onClick={onPreview}
      >
        {t('editor.preview')}
      </Button>
      {children}
    </div>
  )
}
