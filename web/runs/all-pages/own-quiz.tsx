import { useEffect, useState } from 'react'
import { t } from '../../i18n/students/quiz-extras.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { resultsOfOwnQuiz } from './own-quiz.ts'

/** Tells a teacher who has opened the link of an own quiz. */
export function OwnQuiz({ code }: { code: string }) {
  const [results, setResults] = useState<string | null>(null)
  useEffect(() => {
    void resultsOfOwnQuiz(code).then(setResults)
  }, [code])
  if (!results) return null
  return (
    <div role="status" className="mb-5 rounded border border-line bg-surface p-4">
      <p className="font-semibold">{t('extras.yours')}</p>
      <p>{t('extras.yoursHelp')}</p>
      <ButtonLink href={results} className="mt-3">
        {t('extras.seeResults')}
      </ButtonLink>
    </div>
  )
}
