import { type OpenEnded, wordsIn } from '#domain/questions/open-ended.ts'
import { t } from '../../i18n/teachers/analysis.ts'
import { type AnswerLine, AnswerLines } from '../parts/answer-lines.tsx'
import type { ReviewProps } from '../review.ts'
import { RubricPoints } from './rubric-points.tsx'

/** What was written, what was looked for in it and found, and how it could have been said. */
export function ReviewOpenEnded({ answer, answerKey, ticked, reader, lang }: ReviewProps<OpenEnded>) {
  const given: AnswerLine[] =
    answer === null ? [] : [{ text: answer, isLong: true, note: t(`analysis.chosen_${reader}`) }]
  const model = answerKey?.model ?? null
  return (
    <>
      <AnswerLines lines={given} lang={lang} />
      {answer !== null && (
        <p className="tabular mt-1 text-sm text-ink-soft">{t('analysis.words', { count: wordsIn(answer) })}</p>
      )}
      <RubricPoints
        points={ticked || reader === 'student' ? (answerKey?.rubric ?? []) : []}
        ticked={ticked ?? null}
        heading={t('analysis.rubric')}
        lang={lang}
      />
      {model !== null && (
        <AnswerLines
          lines={[{ text: model, isProse: true, isLong: true, note: t('analysis.modelAnswer') }]}
          lang={lang}
        />
      )}
    </>
  )
}
