import Eraser from 'lucide-react/icons/eraser'
import Flag from 'lucide-react/icons/flag'
import { useState } from 'react'
import type { QuizPaperOnWire } from '#contract/questionnaires/papers.ts'
import { questionId } from '#domain/questions/question-id.ts'
import { t as national } from '../../i18n/students/national.ts'
import { t as take } from '../../i18n/students/take.ts'
import { t } from '../../i18n/students/tryout.ts'
import { askedIn, PlayQuestion, type ShownQuestion } from '../../questions/players.tsx'
import { Button } from '../../ui/button.tsx'
import { useElementId } from '../../ui/element-id.ts'
import { screenOf } from '../attempt/load-parts.ts'
import { PaletteSign, paletteLabel } from '../attempt/palette-sign.tsx'
import { entryOf } from '../device/changes.ts'
import { advance, paletteStateOf, resumed, type Step } from '../device/progress.ts'
import { hasReviewMarks } from '../movement/review-marks.ts'

const ID = questionId.parse('practice')

/** As a paper would bring the commonest kind, whose player is here already. */
const practiceQuestion = (): ShownQuestion | undefined =>
  askedIn([
    {
      id: ID,
      problem: t('tryout.problem'),
      options: [t('tryout.five'), t('tryout.six'), t('tryout.seven'), t('tryout.eight')],
      created_at: '',
      updated_at: '',
    },
  ])[0]

/** One question that is answered as those of the paper will be. What comes of it is on the screen alone. */
export function Practice({ paper }: { paper: Pick<QuizPaperOnWire, 'settings'> }) {
  const [question] = useState(practiceQuestion)
  const [progress, setProgress] = useState(() => resumed([ID]))
  const problemId = useElementId()
  const screen = screenOf(paper)
  const Sign = screen?.Sign ?? PaletteSign
  const { answer, isMarked } = entryOf(progress, ID)
  const state = paletteStateOf(progress, ID)
  const hasMarks = hasReviewMarks(paper)
  const act = (step: Step) => setProgress((before) => advance(before, step))
  const toggle = () => act({ kind: 'toggle_mark', question: ID })
  const clear = () => act({ kind: 'answer', question: ID, value: null })
  return (
    <>
      <p className="rounded border border-line bg-surface-sunken p-3">{t('tryout.kept')}</p>
      <p id={problemId} className="mt-4 text-lg font-medium">
        {t('tryout.problem')}
      </p>
      <div className="mt-4">
        {question && (
          <PlayQuestion
            id={ID}
            question={question}
            answer={answer}
            isReadOnly={false}
            labelledBy={problemId}
            onAnswer={(value) => act({ kind: 'answer', question: ID, value })}
          />
        )}
      </div>
      <div className="mt-4 flex flex-wrap gap-x-3 gap-y-2">
        {screen ? (
          <>
            <Button disabled={answer === null} onClick={clear}>
              {national('national.clear')}
            </Button>
            {hasMarks && (
              <Button onClick={() => isMarked || toggle()}>
                {national(answer === null ? 'national.markNext' : 'national.saveMark')}
              </Button>
            )}
            <Button onClick={() => isMarked && toggle()}>{national('national.saveNext')}</Button>
          </>
        ) : (
          <>
            {hasMarks && (
              <Button
                aria-pressed={isMarked}
                icon={<Flag aria-hidden="true" className={isMarked ? 'size-5 fill-current' : 'size-5'} />}
                className="aria-pressed:border-review aria-pressed:bg-review-soft aria-pressed:text-review"
                onClick={toggle}
              >
                {take(isMarked ? 'take.marked' : 'take.mark')}
              </Button>
            )}
            <Button
              variant="quiet"
              disabled={answer === null}
              icon={<Eraser aria-hidden="true" className="size-5" />}
              onClick={clear}
            >
              {take('take.clear')}
            </Button>
          </>
        )}
      </div>
      <p role="status" className="mt-4 flex items-center gap-3">
        <Sign state={state}>1</Sign>
        <span className="min-w-0 flex-1">
          <span className="block text-sm text-ink-soft">{t('tryout.signNow')}</span>
          <span className="block font-medium">{paletteLabel(state)}</span>
        </span>
      </p>
    </>
  )
}
