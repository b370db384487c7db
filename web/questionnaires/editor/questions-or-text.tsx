import { type ComponentProps, useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { t } from '../../i18n/teachers/quiz-text.ts'
import { RoomForPictures } from '../../questions/editing/room-for-pictures-context.tsx'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { useRemembered } from '../drafts/use-remembered.ts'
import { roomForPictures } from '../entries/room-for-pictures.ts'
import { leftIn } from '../entries/text-of-quiz.ts'
import type { FocusWish } from '../question-form/question-form.tsx'
import { keysOf } from '../shortcuts/shortcuts.ts'
import { useShortcuts } from '../shortcuts/use-shortcuts.ts'
import { TextBeside } from '../text-view/text-beside.tsx'
import { TextView } from '../text-view/text-view.tsx'
import { PhoneBeside } from './phone-beside.tsx'
import { QuestionsStep } from './questions-step.tsx'
import { useRoomBeside } from './use-room-beside.ts'

const VIEWS = ['questions', 'both', 'text'] as const
type View = (typeof VIEWS)[number]
const NAMES = { questions: 'quizText.viewQuestions', both: 'quizText.viewBoth', text: 'quizText.viewText' } as const
const VIEW_KEY = 'editor_view'

type QuestionsOrTextProps = Omit<ComponentProps<typeof QuestionsStep>, 'beside'>

/** The questions one by one, the whole quiz as text, or both side by side where there is room: they are the same. */
export function QuestionsOrText(props: QuestionsOrTextProps) {
  const { draft, focus, setFocus, onPreview, onNext, onShortcuts } = props
  const { dispatch } = draft
  const [chosen, choose] = useRemembered<View>(VIEW_KEY, VIEWS)
  const hasRoom = useRoomBeside()
  const [isLed, setLed] = useLed(focus)
  const wanted = chosen === 'text' && isLed ? 'questions' : chosen
  const view = wanted === 'both' && !hasRoom ? 'questions' : wanted
  const show = (next: View) => {
    setLed(false)
    choose(next)
  }
  const content = useFocusOnView(view)
  const offered = VIEWS.filter((each) => hasRoom || each !== 'both')
  useShortcuts({ view: () => show(offered[(offered.indexOf(view) + 1) % offered.length] ?? view) })
  const open = useCallback(
    (key: number) => {
      // The cursor stays in the text.
      setFocus(null)
      dispatch({ type: 'opened', key })
    },
    [dispatch, setFocus],
  )
  return (
    <div data-wide ref={content}>
      <Views shown={view} offered={offered} onChoose={show} />
      {view === 'questions' && <Waiting draft={draft} onOpen={() => show(hasRoom ? 'both' : 'text')} />}
      {view === 'text' ? (
        <TextView key={draft.round} draft={draft} onOpen={open} {...{ onPreview, onNext, onShortcuts }} />
      ) : (
        <RoomForPictures value={roomForPictures(draft.list.entries)}>
          <QuestionsStep
            {...props}
            beside={
              view === 'both' ? (
                <TextBeside key={draft.round} draft={draft} onOpen={open} />
              ) : (
                hasRoom && <PhoneBeside {...draft} />
              )
            }
          />
        </RoomForPictures>
      )}
    </div>
  )
}

/** Whoever is led to a field from the text is led to its question, and finds the text again another time. */
const useLed = (focus: FocusWish | null) => {
  const [isLed, setLed] = useState(false)
  const before = useRef(focus)
  useEffect(() => {
    if (before.current !== focus && focus !== null) setLed(true)
    before.current = focus
  }, [focus])
  return [isLed, setLed] as const
}

/** Whoever was in the view that is gone goes on in the one that has come. */
const useFocusOnView = (view: View) => {
  const content = useRef<HTMLDivElement>(null)
  const before = useRef(view)
  useEffect(() => {
    if (before.current === view) return
    before.current = view
    if (document.activeElement !== document.body) return
    content.current?.querySelector<HTMLElement>('[name="problem"], [data-quiz-text]')?.focus({ preventScroll: true })
  }, [view])
  return content
}

type ViewsProps = { shown: View; offered: readonly View[]; onChoose: (view: View) => void }

function Views({ shown, offered, onChoose }: ViewsProps) {
  return (
    <fieldset className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2">
      <legend className="sr-only">{t('quizText.views')}</legend>
      <div className="inline-flex rounded border border-line-strong p-0.5">
        {offered.map((view) => (
          <button
            key={view}
            type="button"
            aria-pressed={shown === view}
            aria-keyshortcuts={keysOf('view')}
            onClick={() => onChoose(view)}
            className={classNames(
              'min-h-10 rounded px-4 font-semibold pointer-coarse:min-h-11',
              shown === view ? 'bg-brand text-on-brand' : 'text-ink hover:bg-brand-soft',
            )}
          >
            {t(NAMES[view])}
          </button>
        ))}
      </div>
    </fieldset>
  )
}

type WaitingProps = Pick<ComponentProps<typeof QuestionsStep>, 'draft'> & { onOpen: () => void }

/** What was typed as text, and is in no question yet. */
function Waiting({ draft, onOpen }: WaitingProps) {
  const { text } = draft
  const { offers } = draft.list
  const entries = useDeferredValue(draft.list.entries)
  const count = useMemo(() => leftIn({ entries, offers }, text), [entries, offers, text])
  if (count === 0) return null
  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2 rounded border border-line bg-brand-soft p-3">
      <p className="tabular">{t('quizText.waiting', { count })}</p>
      <Button size="sm" onClick={onOpen}>
        {t('quizText.openText')}
      </Button>
    </div>
  )
}
