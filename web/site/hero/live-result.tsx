import type { Verdict } from '#domain/marking/marking.ts'
import { optionSign } from '#domain/questions/parts/option-sign.ts'
import { t as analysisText } from '../../i18n/teachers/analysis.ts'
import { t } from '../../i18n/teachers/live.ts'
import { VerdictSign } from '../../results/answers/verdict-sign.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { hiddenPanel } from './hidden-panel.ts'
import type { LiveQuestion } from './live-run.ts'

type LiveResultProps = {
  questions: readonly LiveQuestion[]
  verdicts: readonly Verdict[]
  isShown: boolean
  done: { title: string; text: string; button: string }
  onRestart: () => void
}

/** Over the questions and their buttons alike, since it has buttons of its own. */
export function LiveResult({ questions, verdicts, isShown, done, onRestart }: LiveResultProps) {
  const right = verdicts.filter((verdict) => verdict === 'correct').length
  const score = t('live.rightOf', { right, total: questions.length })
  return (
    <>
      <div className={classNames('col-start-1 row-span-2 row-start-1 flex flex-col p-4', !isShown && hiddenPanel)}>
        <div className="flex flex-wrap items-start justify-between gap-3">
          <div>
            <h3 data-panel-heading tabIndex={-1} className="text-lg">
              {score}
            </h3>
            <p className="text-sm text-ink-soft">{done.title}</p>
          </div>
          <Button variant="quiet" className="-me-3 -mt-1.5 shrink-0" onClick={onRestart}>
            {t('live.startOver')}
          </Button>
        </div>
        <ol className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-3">
          {questions.map((question, index) => (
            <Outcome
              key={question.problem}
              number={index + 1}
              question={question}
              verdict={isShown ? (verdicts[index] ?? 'blank') : 'blank'}
            />
          ))}
        </ol>
        <div className="mt-auto pt-4">
          <p className="text-sm text-ink-soft">{done.text}</p>
          <ButtonLink href="/quizreal" wide className="mt-3">
            {done.button}
          </ButtonLink>
        </div>
      </div>
      <p role="status" className="sr-only">
        {isShown ? score : ''}
      </p>
    </>
  )
}

type OutcomeProps = { number: number; question: LiveQuestion; verdict: Verdict }

function Outcome({ number, question: { lang, options, correct, explanation }, verdict }: OutcomeProps) {
  return (
    <li className="flex items-start gap-3">
      <VerdictSign verdict={verdict} />
      <div className="min-w-0 text-sm">
        <p className="font-semibold">
          {analysisText('analysis.questionVerdict', { number, verdict: analysisText(`analysis.verdict_${verdict}`) })}
        </p>
        <p lang={lang} dir="auto" className="font-medium">
          {t('live.answerIs', { sign: optionSign(correct), option: options[correct] ?? '' })}
        </p>
        <p lang={lang} dir="auto" className="text-ink-soft">
          {explanation}
        </p>
      </div>
    </li>
  )
}
