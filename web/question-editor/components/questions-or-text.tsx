import { type ComponentProps, useDeferredValue, useEffect, useMemo, useState } from 'react'
import { t } from '../../i18n/quiz-text.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { leftIn } from '../text-of-quiz.ts'
import { QuestionsStep } from './questions-step.tsx'
import { TextView } from './text-view.tsx'

const VIEWS = ['questions', 'text'] as const
type View = (typeof VIEWS)[number]
const NAMES = { questions: 'quizText.viewQuestions', text: 'quizText.viewText' } as const

/** The questions one by one, or the whole quiz as text: two views of the same. */
export function QuestionsOrText(props: ComponentProps<typeof QuestionsStep>) {
  const { draft, focus, onPreview, onNext } = props
  const [view, setView] = useState<View>('questions')
  // Whoever is led to a field is led to its question.
  useEffect(() => {
    if (focus !== null) setView('questions')
  }, [focus])
  return (
    <>
      <fieldset className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        <legend className="sr-only">{t('quizText.views')}</legend>
        <div className="inline-flex rounded border border-line-strong p-0.5">
          {VIEWS.map((each) => (
            <button
              key={each}
              type="button"
              aria-pressed={view === each}
              onClick={() => setView(each)}
              className={classNames(
                'min-h-10 rounded px-4 font-semibold pointer-coarse:min-h-11',
                view === each ? 'bg-brand text-on-brand' : 'text-ink hover:bg-brand-soft',
              )}
            >
              {t(NAMES[each])}
            </button>
          ))}
        </div>
      </fieldset>
      {view === 'questions' && <Waiting draft={draft} onOpen={() => setView('text')} />}
      {view === 'questions' ? (
        <QuestionsStep {...props} />
      ) : (
        <TextView key={draft.round} draft={draft} onPreview={onPreview} onNext={onNext} />
      )}
    </>
  )
}

type WaitingProps = Pick<ComponentProps<typeof QuestionsStep>, 'draft'> & { onOpen: () => void }

/** What was typed as text, and is in no question yet. */
function Waiting({ draft, onOpen }: WaitingProps) {
  const { text } = draft
  const entries = useDeferredValue(draft.list.entries)
  const count = useMemo(() => leftIn(entries, text), [entries, text])
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
