import {
  type ComponentProps,
  type Dispatch,
  type ReactNode,
  type SetStateAction,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
} from 'react'
import { t } from '../../i18n/teachers/quiz-text.ts'
import { RoomForPictures } from '../../questions/editing/room-for-pictures-context.tsx'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import type { DraftList } from '../entries/draft-list.ts'
import { roomForPictures } from '../entries/room-for-pictures.ts'
import { leftIn } from '../entries/text-of-quiz.ts'
import type { FocusWish } from '../question-form/question-form.tsx'
import type { EntriesInHand } from '../question-list/use-question-steps.ts'
import { keysOf } from '../shortcuts/shortcuts.ts'
import { TextBeside } from '../text-view/text-beside.tsx'
import { TextView } from '../text-view/text-view.tsx'
import type { View, Views } from '../text-view/use-views.ts'
import { PhoneBeside } from './phone-beside.tsx'

const NAMES = { questions: 'quizText.viewQuestions', both: 'quizText.viewBoth', text: 'quizText.viewText' } as const

type InViewsProps = Pick<EntriesInHand, 'list' | 'dispatch'> & {
  views: Views
  setFocus: Dispatch<SetStateAction<FocusWish | null>>
  /** How often something else has taken its place. */
  round: number
  marked?: ComponentProps<typeof TextView>['marked']
  /** Below the text where it stands alone. */
  bar?: ReactNode
  /** The questions one by one, with what stands beside them where there is room. */
  children: (beside: ReactNode) => ReactNode
}

/** The questions one by one, all of them as text, or both side by side where there is room: they are the same. */
export function InViews({ list, dispatch, views, setFocus, round, marked, bar, children }: InViewsProps) {
  const { view, hasRoom, show, isByItself } = views
  const content = useFocusOnView(view)
  const open = useCallback(
    (key: number) => {
      // The cursor stays in the text.
      setFocus(null)
      dispatch({ type: 'opened', key })
    },
    [dispatch, setFocus],
  )
  const written = { list, dispatch, marked, onOpen: open }
  const beside = () => {
    if (view === 'both') return <TextBeside key={round} {...written} />
    return hasRoom && !isByItself && <PhoneBeside list={list} dispatch={dispatch} />
  }
  return (
    <div data-wide={isByItself ? undefined : ''} ref={content}>
      {!isByItself && <ViewButtons {...views} />}
      {view === 'questions' && <Waiting list={list} onOpen={() => show(hasRoom ? 'both' : 'text')} />}
      {view === 'text' ? (
        <TextView key={round} {...written}>
          {bar}
        </TextView>
      ) : (
        <RoomForPictures value={roomForPictures(list.entries)}>{children(beside())}</RoomForPictures>
      )}
    </div>
  )
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

function ViewButtons({ view: shown, offered, show }: Views) {
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
            onClick={() => show(view)}
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

/** What was typed as text, and is in no question yet. */
function Waiting({ list, onOpen }: { list: DraftList; onOpen: () => void }) {
  const { text, offers } = list
  const entries = useDeferredValue(list.entries)
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
