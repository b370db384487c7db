import { USUAL_KIND } from '#domain/questions/traits.ts'
import { t } from '../../i18n/teachers/quiz-text.ts'
import { KNOWLEDGE_KINDS } from '../../questions/editors.tsx'
import { nameOfKind } from '../../questions/name-of-kind.ts'
import type { Offers } from '../entries/offers.ts'

/** How each type of question is written. */
export function TextLegend({ offers }: { offers: Offers }) {
  const isMarked = offers.asks === 'knowledge'
  return (
    <details className="mt-4 rounded border border-line bg-surface p-3">
      <summary className="min-h-9 cursor-pointer font-semibold">{t('quizText.legend')}</summary>
      <dl className="mt-2 grid grid-cols-1 gap-3">{isMarked ? <OfQuizzes /> : <WithoutRightAnswers {...offers} />}</dl>
      {isMarked && <p className="mt-3 text-sm">{t('quizText.legendAnswers')}</p>}
      <p className="mt-2 text-sm">{t('quizText.legendLiteral')}</p>
    </details>
  )
}

function OfQuizzes() {
  return (
    <>
      {KNOWLEDGE_KINDS.map((kind) => (
        <Example key={kind} name={nameOfKind(kind)} text={t(`quizText.example_${kind}`)} />
      ))}
      <Example name={t('quizText.legendColumns')} text={t('quizText.example_columns')} />
      <Example name={t('quizText.legendMore')} text={t('quizText.example_more')} />
      <Example name={t('quizText.legendParts')} text={t('quizText.example_parts')} />
    </>
  )
}

function WithoutRightAnswers({ kinds, blank, isPaged }: Offers) {
  const required = blank().isRequired ? 'no' : 'yes'
  const passages = t('quizText.example_passages')
  return (
    <>
      {kinds.map((kind) => {
        const example = t(`quizText.example_${kind}`)
        const text = kind === USUAL_KIND.opinion ? `${t('quizText.example_choice')}\n\n${example}` : example
        return <Example key={kind} name={nameOfKind(kind)} text={text} />
      })}
      <Example name={t('quizText.legendMore')} text={t('quizText.example_asked', { required })} />
      <Example
        name={t(isPaged ? 'quizText.legendPages' : 'quizText.legendPassages')}
        text={isPaged ? `${t('quizText.example_pages')}\n\n${passages}` : passages}
      />
    </>
  )
}

function Example({ name, text }: { name: string; text: string }) {
  return (
    <div>
      <dt className="text-sm font-semibold">{name}</dt>
      <dd className="mt-1 rounded bg-surface-sunken p-2 font-mono text-sm whitespace-pre-wrap wrap-anywhere">{text}</dd>
    </div>
  )
}
