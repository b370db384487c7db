import { type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { t } from '../../i18n/site.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { goToPoll } from '../go-to-poll.ts'
import { noticeIn, withoutNotice } from '../notice.ts'

/**
 * A plain form: the browser itself takes the code to the quiz, with or without scripts. Whoever was sent back from there
 * finds in it what they came with, and why it led nowhere.
 */
export function JoinQuiz({ label, button }: { label: string; button: string }) {
  const [error, setError] = useState<string>()
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const notice = noticeIn(location.search)
    const input = form.current?.querySelector('input')
    if (!notice || !input) return
    history.replaceState(null, '', withoutNotice(location.href))
    setError(notice.text)
    input.value = notice.code
    input.focus()
    input.select()
    if (notice.isUnknown) void goToPoll(notice.code)
  }, [])
  const check = (event: SyntheticEvent<HTMLFormElement>) => {
    if (new FormData(event.currentTarget).get('code')?.toString().trim()) return
    event.preventDefault()
    setError(t('site.codeRequired'))
    event.currentTarget.querySelector('input')?.focus()
  }
  return (
    <form ref={form} action="/quiz" className="flex flex-wrap items-start gap-x-3" onSubmit={check}>
      <TextField
        name="code"
        label={label}
        error={error}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={20}
        className="min-w-[min(10rem,100%)] flex-1"
        onChange={() => setError(undefined)}
      />
      {/* As far down as the label is high. */}
      <Button type="submit" className="mt-[calc(1.6em+0.25rem)]">
        {button}
      </Button>
    </form>
  )
}
