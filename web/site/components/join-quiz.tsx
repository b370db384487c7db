import { type SyntheticEvent, useState } from 'react'
import { t } from '../../i18n/site.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'

/** A plain form: the browser itself takes the code to the quiz, with or without scripts. */
export function JoinQuiz({ label, button }: { label: string; button: string }) {
  const [error, setError] = useState<string>()
  const check = (event: SyntheticEvent<HTMLFormElement>) => {
    const form = event.currentTarget
    if (new FormData(form).get('code')?.toString().trim()) return
    event.preventDefault()
    setError(t('site.codeRequired'))
    form.querySelector('input')?.focus()
  }
  return (
    <form action="/quiz" className="flex items-start gap-3" onSubmit={check}>
      <TextField
        name="code"
        label={label}
        error={error}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={20}
        className="min-w-0 flex-1 md:w-56 md:flex-none"
        onChange={() => setError(undefined)}
      />
      {/* As far down as the label is high. */}
      <Button type="submit" className="mt-[calc(1.6em+0.25rem)]">
        {button}
      </Button>
    </form>
  )
}
