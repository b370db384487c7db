import { t as ofResponses } from '../../i18n/teachers/responses.ts'
import { t } from '../../i18n/teachers/surveys.ts'
import { answersNamed } from '../../questionnaires/surveys/answers-named.ts'
import type { CountedQuestion } from '../../questionnaires/surveys/api.ts'
import { KeyedTexts } from '../../questions/parts/keyed-texts.tsx'
import { Prose } from '../../questions/parts/prose.tsx'
import { TallyQuestion } from '../../questions/tallies.tsx'
import { Card } from '../../ui/card.tsx'

/** How each question was answered by those that are meant. */
export function ResponsesSummary({ shown, counted }: { shown: number; counted: readonly CountedQuestion[] }) {
  return (
    <>
      <p className="tabular text-ink-soft" role="status">
        {ofResponses('responses.about', { count: shown })}
      </p>
      {counted.map((each) => (
        <Counted key={each.question.id} {...each} />
      ))}
    </>
  )
}

function Counted({ question, ...counted }: CountedQuestion) {
  return (
    <Card>
      <KeyedTexts question={question}>
        <h2 lang={question.language} dir="auto" className="text-lg font-medium whitespace-pre-wrap wrap-anywhere">
          <Prose source={answersNamed(question.prompt, question.format)} />
        </h2>
        {counted.of === null || counted.of === 0 ? (
          <p className="mt-3 text-ink-soft">{t(counted.of === null ? 'surveys.tooFewAnswers' : 'surveys.noAnswers')}</p>
        ) : (
          <>
            <p className="tabular text-ink-soft">{t('surveys.answered', { count: counted.of })}</p>
            <TallyQuestion question={question} {...counted} lang={question.language} />
          </>
        )}
      </KeyedTexts>
    </Card>
  )
}
