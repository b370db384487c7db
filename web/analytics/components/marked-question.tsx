import Check from 'lucide-react/icons/check'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleMinus from 'lucide-react/icons/circle-minus'
import CircleX from 'lucide-react/icons/circle-x'
import X from 'lucide-react/icons/x'
import { formatClock, formatNumber } from '../../i18n/format.ts'
import { t } from '../../i18n/results.ts'
import { Badge } from '../../ui/badge.tsx'
import { classNames } from '../../ui/class-names.ts'
import type { MarkedQuestion as Question } from '../api.ts'
import { formatEarned } from '../marks-text.ts'

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** One question with the student's answer beside the right one. */
export function MarkedQuestion({ question, number }: { question: Question; number: number }) {
  const { problem, options, chosenOption, correctOption, marks, timeMs } = question
  return (
    <article className="break-inside-avoid rounded border border-line bg-surface p-4 sm:p-5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h3 className="tabular text-sm font-semibold text-ink-soft">
          {t('results.question', { number: formatNumber(number) })}
        </h3>
        <div className="tabular flex flex-wrap items-center gap-x-3 text-sm text-ink-soft">
          {timeMs > 0 && (
            <span>
              <span className="sr-only">{t('results.timeOn')}: </span>
              {formatClock(timeMs)}
            </span>
          )}
          <span className="font-semibold text-ink">
            {t(Math.abs(marks) === 1 ? 'results.marksOne' : 'results.marks', { marks: formatEarned(marks) })}
          </span>
          <Verdict question={question} />
        </div>
      </div>
      <p className="mt-2 font-semibold whitespace-pre-line wrap-anywhere">{problem}</p>
      <ol className="mt-3 grid gap-2">
        {options.map((option, index) => (
          <MarkedOption
            // biome-ignore lint/suspicious/noArrayIndexKey: the options of a published question never change
            key={index}
            letter={LETTERS[index] ?? formatNumber(index + 1)}
            text={option}
            isChosen={index === chosenOption}
            isKey={index === correctOption}
          />
        ))}
      </ol>
    </article>
  )
}

function Verdict({ question: { isCorrect, chosenOption } }: { question: Question }) {
  if (chosenOption === null) return <Badge sign={<CircleMinus aria-hidden="true" />}>{t('results.notAnswered')}</Badge>
  return isCorrect ? (
    <Badge tone="correct" sign={<CircleCheck aria-hidden="true" />}>
      {t('results.right')}
    </Badge>
  ) : (
    <Badge tone="wrong" sign={<CircleX aria-hidden="true" />}>
      {t('results.wrong')}
    </Badge>
  )
}

type MarkedOptionProps = { letter: string; text: string; isChosen: boolean; isKey: boolean }

function MarkedOption({ letter, text, isChosen, isKey }: MarkedOptionProps) {
  const isWrong = isChosen && !isKey
  const Sign = isKey ? Check : X
  const note = isKey ? t(isChosen ? 'results.chosenKey' : 'results.key') : t('results.chosen')
  return (
    <li
      className={classNames(
        'flex flex-wrap items-start gap-x-3 rounded border px-3 py-2',
        isKey && 'border-correct bg-correct-soft',
        isWrong && 'border-wrong bg-wrong-soft',
        !isKey && !isWrong && 'border-line',
      )}
    >
      <span
        aria-hidden="true"
        className="mt-0.5 grid size-6 shrink-0 place-items-center rounded-full border border-line-strong text-sm font-semibold"
      >
        {letter}
      </span>
      <span className="min-w-0 grow basis-48 whitespace-pre-line wrap-anywhere">{text}</span>
      {(isKey || isChosen) && (
        <span
          className={classNames(
            'mt-0.5 flex shrink-0 items-center gap-1 text-sm font-semibold max-sm:w-full max-sm:ps-9',
            isKey ? 'text-correct' : 'text-wrong',
          )}
        >
          <Sign aria-hidden="true" className="size-4" />
          {note}
        </span>
      )}
    </li>
  )
}
