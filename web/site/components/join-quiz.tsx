import { type SyntheticEvent, useState } from 'react'
import { t } from '../../i18n/site.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'

/** A plain form: the browser itself takes the code to the quiz. */
export function JoinQuiz() {
  const [error, setError] = useState<string>()
  const check = (event: SyntheticEvent<HTMLFormElement>) => {
    if (new FormData(event.currentTarget).get('code')?.toString().trim()) return
    event.preventDefault()
    setError(t('site.codeRequired'))
  }
  return (
    <section className="border-b border-line bg-surface">
      <div className="mx-auto flex max-w-6xl flex-col gap-5 px-4 py-8 sm:px-8 md:flex-row md:items-center md:justify-between">
        <div>
          <h2 className="text-xl">{t('site.haveCode')}</h2>
          <p className="text-ink-soft">{t('site.haveCodeText')}</p>
        </div>
        <form action="/quiz" className="flex w-full items-end gap-3 md:w-auto" onSubmit={check}>
          <TextField
            name="code"
            label={t('site.quizCode')}
            error={error}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={20}
            className="min-w-0 flex-1 md:w-56"
            onChange={() => setError(undefined)}
          />
          <Button type="submit">{t('site.join')}</Button>
        </form>
      </div>
    </section>
  )
}
