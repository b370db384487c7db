import { t } from '../../i18n/teachers/quiz-text.ts'
import { KNOWLEDGE_KINDS } from '../../questions/editors.tsx'
import { nameOfKind } from '../../questions/name-of-kind.ts'

/** How each type of question is written. */
export function TextLegend() {
  return (
    <details className="mt-4 rounded border border-line bg-surface p-3">
      <summary className="min-h-9 cursor-pointer font-semibold">{t('quizText.legend')}</summary>
      <dl className="mt-2 grid grid-cols-1 gap-3">
        {KNOWLEDGE_KINDS.map((kind) => (
          <Example key={kind} name={nameOfKind(kind)} text={t(`quizText.example_${kind}`)} />
        ))}
        <Example name={t('quizText.legendColumns')} text={t('quizText.example_columns')} />
        <Example name={t('quizText.legendMore')} text={t('quizText.example_more')} />
        <Example name={t('quizText.legendParts')} text={t('quizText.example_parts')} />
      </dl>
      <p className="mt-3 text-sm">{t('quizText.legendAnswers')}</p>
      <p className="mt-2 text-sm">{t('quizText.legendLiteral')}</p>
    </details>
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
