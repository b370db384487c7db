import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import type { IssueOnWire } from '#contract/people/profile.ts'
import { MAX_ISSUE } from '#domain/people/profile.ts'
import { isVisible } from '#domain/text/text.ts'
import { randomKey } from '../../calls/random-key.ts'
import type { CallFailure } from '../../calls/reply.ts'
import { failureText } from '../../i18n/all-failures.ts'
import { formatDateTime } from '../../i18n/format.ts'
import { problemText } from '../../i18n/problems.ts'
import { t as tOutbox } from '../../i18n/teachers/outbox.ts'
import { t } from '../../i18n/teachers/profile.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { TextArea } from '../../ui/forms/text-area.tsx'
import { toast } from '../../ui/toast.ts'
import { meQuery } from '../accounts/api.ts'
import { OutboxNote } from '../accounts/outbox-note.tsx'
import { issuesQuery, sendingIssue } from './api.ts'

export function IssueReport({ email }: { email: string }) {
  const issues = useQuery(issuesQuery)
  const me = useQuery(meQuery)
  return (
    <Card>
      <h2 className="text-xl">{t('profile.issueHeading')}</h2>
      <p className="mt-1 mb-4 text-ink-soft wrap-anywhere">
        {me.data?.sendsMail === false ? tOutbox('outbox.issueIntro', { email }) : t('profile.issueIntro', { email })}
      </p>
      {me.data?.sendsMail === false && <OutboxNote className="mb-4" />}
      <WriteIssue />
      {issues.data && issues.data.length > 0 && (
        <Reported issues={issues.data} sendsMail={me.data?.sendsMail ?? true} />
      )}
    </Card>
  )
}

function WriteIssue() {
  const queryClient = useQueryClient()
  const [text, setText] = useState('')
  const [error, setError] = useState<string | undefined>()
  const [failure, setFailure] = useState<CallFailure | null>(null)
  const [isSending, setSending] = useState(false)
  /** Of what is written now: what is sent again because no answer came is told apart from what is new. */
  const key = useRef(randomKey())

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isSending) return
    if (!isVisible(text)) return setError(problemText('issue_required'))
    setSending(true)
    setFailure(null)
    const reply = await sendingIssue({ key: key.current, text })
    setSending(false)
    if (!reply.ok) {
      const { text: problem } = reply.failure.fields
      return problem ? setError(problemText(problem)) : setFailure(reply.failure)
    }
    key.current = randomKey()
    setText('')
    toast.success(t('profile.issueSent'))
    void queryClient.invalidateQueries({ queryKey: issuesQuery.queryKey })
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid grid-cols-1 gap-4">
      <TextArea
        label={t('profile.issue')}
        value={text}
        maxLength={MAX_ISSUE}
        error={error}
        onChange={({ target }) => {
          setText(target.value)
          key.current = randomKey()
          setError(undefined)
        }}
      />
      {failure && <ErrorPanel title={t('profile.issueFailed')}>{failureText(failure)}</ErrorPanel>}
      <Button type="submit" className="justify-self-end max-sm:w-full" busy={isSending}>
        {t('profile.send')}
      </Button>
    </form>
  )
}

function Reported({ issues, sendsMail }: { issues: IssueOnWire[]; sendsMail: boolean }) {
  return (
    <>
      <h3 className="mt-6 mb-2 font-semibold">{t('profile.reported')}</h3>
      <ul className="divide-y divide-line border-y border-line">
        {issues.map(({ id, text, reported_at, state }) => (
          <li key={id} className="grid grid-cols-1 gap-1 py-3">
            <p className="line-clamp-3 whitespace-pre-line wrap-anywhere">{text}</p>
            <p className="flex flex-wrap items-center justify-between gap-2 text-sm text-ink-soft">
              {formatDateTime(Date.parse(reported_at))}
              {sendsMail ? (
                <Badge tone={state === 'sent' ? 'correct' : 'neutral'}>{t(`profile.${state}`)}</Badge>
              ) : (
                <Badge tone="neutral">{tOutbox('outbox.issueKept')}</Badge>
              )}
            </p>
          </li>
        ))}
      </ul>
    </>
  )
}
