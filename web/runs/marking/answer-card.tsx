import type { Ref } from 'react'
import { onOneLine } from '#domain/text/isolated.ts'
import { formatNumber } from '../../i18n/format.ts'
import { t } from '../../i18n/teachers/hand-marks.ts'
import { passageName } from '../../questions/between/places.ts'
import { ShownPassage } from '../../questions/between/review.tsx'
import { KeyedTexts } from '../../questions/parts/keyed-texts.tsx'
import { Prose } from '../../questions/parts/prose.tsx'
import { ReviewQuestion } from '../../questions/reviews.tsx'
import { Card } from '../../ui/card.tsx'
import type { AnswerToMark } from './api.ts'

type AnswerCardProps = { answer: AnswerToMark; headingRef: Ref<HTMLHeadingElement> }

/** What was asked, and what somebody answered: large, with nothing beside it that is not needed. */
export function AnswerCard({ answer, headingRef }: AnswerCardProps) {
  const { question, number, student, passage } = answer
  return (
    <Card>
      <article>
        <p className="text-sm text-ink-soft wrap-anywhere">
          {student ? onOneLine([student.name, student.phone, student.district]) : t('marking.nameHidden')}
        </p>
        {passage && (
          <div className="mt-3">
            <ShownPassage
              name={passageName({ first: passage.first - 1, last: passage.last - 1 })}
              text={passage.stimulus}
              written={passage}
            />
          </div>
        )}
        <KeyedTexts question={question}>
          <h2 ref={headingRef} tabIndex={-1} className="mt-1 text-base font-medium tracking-normal">
            <span className="text-ink-soft">{t('marking.question', { number: formatNumber(number) })}</span>{' '}
            <span lang={question.language} dir="auto" className="whitespace-pre-wrap wrap-anywhere">
              <Prose source={question.prompt} as="phrase" />
            </span>
          </h2>
          {answer.answer === null ? (
            <p className="mt-3 text-ink-soft">{t('marking.blank')}</p>
          ) : (
            <div className="text-lg">
              <ReviewQuestion question={question} answer={answer.answer} reader="teacher" lang={question.language} />
            </div>
          )}
        </KeyedTexts>
      </article>
    </Card>
  )
}
