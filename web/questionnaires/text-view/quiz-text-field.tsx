import {
  type CSSProperties,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react'
import { LINE_END } from '#domain/formats/lines/lines.ts'
import type { ItemPlace } from '#domain/formats/quiz-text/read-quiz-text.ts'
import { t } from '../../i18n/teachers/quiz-text.ts'
import { classNames } from '../../ui/class-names.ts'
import { useElementId } from '../../ui/element-id.ts'
import { controlClass, FieldFrame, fieldAttributes } from '../../ui/forms/field-frame.tsx'
import { type DraftList, indexOf } from '../entries/draft-list.ts'
import { itemAtLine, lineAt } from '../entries/followed-text.ts'
import { PastingTold } from '../pasting/pasting-told.tsx'
import { usePasting } from '../pasting/use-pasting.ts'
import { useSteady } from '../shortcuts/use-steady.ts'
import { startOfLine } from './selected-line.ts'
import type { useQuizText } from './use-quiz-text.ts'

type QuizTextFieldProps = {
  written: ReturnType<typeof useQuizText>
  field: RefObject<HTMLTextAreaElement | null>
  list: DraftList
  /** The question, passage or text that the cursor has come to. */
  onOpen: (key: number) => void
  style: CSSProperties
}

/** A quiz as text. What is open beside it is marked, and what the cursor is in is opened. */
export function QuizTextField({ written, field, list, onOpen, style }: QuizTextFieldProps) {
  const { text, type, flush, read, isSettled, hasSameLines } = written
  const id = useElementId()
  const pasting = usePasting({ field, text })
  const behind = useRef<HTMLDivElement>(null)
  /** Where the cursor was left by several lines that came at once: nobody has gone there. */
  const arrived = useRef<number | null>(null)
  // A text with more or less in it than the list has, as while it is empty, stands for other places.
  const hasAll = read.places.length === list.entries.length
  const isAlike = isSettled && hasAll
  // While somebody types within a line the colour stays where it is.
  const opened = hasAll && hasSameLines ? read.places[indexOf(list, list.open)] : undefined
  // A first page that is not written has no line.
  const place = opened && opened.lastLine >= opened.line ? opened : undefined
  useInView({ field, behind, place })
  // What is behind may have been empty in between, and then begins at its top.
  useLayoutEffect(() => {
    if (behind.current && field.current) behind.current.scrollTop = field.current.scrollTop
  })

  const openAtCursor = () => {
    const element = field.current
    if (!isAlike || element === null || document.activeElement !== element) return
    if (element.selectionStart === arrived.current) return
    arrived.current = null
    const entry = list.entries[itemAtLine(read.places, lineAt(element.value, element.selectionStart))]
    if (entry && entry.key !== list.open) onOpen(entry.key)
  }
  // What was just written is understood now.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only with what is understood
  useEffect(openAtCursor, [read, isAlike])
  useSelectionChange(openAtCursor)
  /** Whoever comes by a key goes on in what is open. */
  const isPointed = useRef(false)
  const focusByKey = ({ currentTarget, relatedTarget }: FocusEvent<HTMLTextAreaElement>) => {
    const { selectionStart, selectionEnd } = currentTarget
    if (!isPointed.current && relatedTarget !== null && place && selectionStart === selectionEnd) {
      const at = startOfLine(currentTarget.value, place.line)
      currentTarget.setSelectionRange(at, at)
    }
    isPointed.current = false
  }
  const press = ({ ctrlKey, metaKey, altKey }: KeyboardEvent) => {
    if (ctrlKey || metaKey || altKey) flush()
  }
  return (
    <FieldFrame id={id} label={t('quizText.textLabel')} hint={t('quizText.textHint')}>
      <div className="relative">
        <Behind behind={behind} text={text} place={place} />
        <textarea
          ref={field}
          onPaste={pasting.onPaste}
          data-quiz-text
          spellCheck={false}
          dir="auto"
          style={style}
          value={text}
          onChange={({ target }) => {
            arrived.current = hasMoreLines(target.value, text) ? target.selectionStart : null
            type(target.value)
          }}
          onBlur={flush}
          onPointerDown={() => {
            isPointed.current = true
          }}
          onFocus={focusByKey}
          onKeyDown={press}
          onScroll={({ currentTarget }) => {
            if (behind.current) behind.current.scrollTop = currentTarget.scrollTop
          }}
          {...fieldAttributes(id, { hint: true, error: undefined })}
          className={classNames(
            controlClass,
            'relative block field-sizing-content resize-y overflow-y-auto bg-transparent! whitespace-pre-wrap [scrollbar-gutter:stable] wrap-anywhere',
          )}
        />
      </div>
      <PastingTold pasting={pasting} />
    </FieldFrame>
  )
}

const useSelectionChange = (onChange: () => void) => {
  const latest = useSteady(onChange)
  useEffect(() => {
    document.addEventListener('selectionchange', latest)
    return () => document.removeEventListener('selectionchange', latest)
  }, [latest])
}

const hasMoreLines = (text: string, before: string): boolean =>
  text.length > before.length + 1 && lineAt(text, text.length) > lineAt(before, before.length) + 1

type BehindProps = { behind: RefObject<HTMLDivElement | null>; text: string; place: ItemPlace | undefined }

/** The same text, unseen, so that the lines of what is open can have a colour. */
function Behind({ behind, text, place }: BehindProps) {
  const lines = place ? text.split(LINE_END) : [text]
  const [from, to] = place ? [place.line - 1, place.lastLine] : [0, 0]
  return (
    <div
      ref={behind}
      aria-hidden="true"
      dir="auto"
      className={classNames(
        controlClass,
        'pointer-events-none absolute inset-0 overflow-hidden text-transparent! select-none whitespace-pre-wrap [scrollbar-gutter:stable] [unicode-bidi:plaintext] wrap-anywhere',
      )}
    >
      {place && (
        <>
          {from > 0 && <div>{shown(lines.slice(0, from))}</div>}
          <div data-open className="-mx-2 rounded bg-brand-soft px-2 shadow-[inset_3px_0_0_var(--brand)]">
            {shown(lines.slice(from, to))}
          </div>
          <div>{shown(lines.slice(to))}</div>
        </>
      )}
    </div>
  )
}

/** An empty line at the end of a block takes up its line only with something in it. */
const shown = (lines: readonly string[]): string => (lines.length === 0 ? '' : `${lines.join('\n')}\u200b`)

type InView = Omit<BehindProps, 'text'> & { field: RefObject<HTMLTextAreaElement | null> }

/** What is opened elsewhere comes into view in the text; whoever writes there is left where they are. */
const useInView = ({ field, behind, place }: InView) => {
  const line = place?.line
  useEffect(() => {
    if (line === undefined || !field.current || document.activeElement === field.current) return
    const marked = behind.current?.querySelector<HTMLElement>('[data-open]')
    if (!marked) return
    const { scrollTop, clientHeight } = field.current
    const isSeen = marked.offsetTop >= scrollTop && marked.offsetTop + marked.offsetHeight <= scrollTop + clientHeight
    if (!isSeen) field.current.scrollTop = Math.max(0, marked.offsetTop - clientHeight / 4)
  }, [line, field, behind])
}
