import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { randomKey } from '../../calls/random-key.ts'
import { errorText } from '../../i18n/all-failures.ts'
import { t } from '../../i18n/teachers/polls.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { toast } from '../../ui/toast.ts'
import { listsChanged } from '../lists-changed.ts'
import { pollQuery, resettingPoll } from '../polls/api.ts'
import type { Listed } from '../quiz-list.ts'

type ResetPollProps = { poll: Pick<Listed, 'id' | 'title' | 'shareCode' | 'answered'>; onClose: () => void }

/** All votes go, once the poll's code was typed. It is open as long as it is rendered. */
export function ResetPoll({ poll, onClose }: ResetPollProps) {
  const [typed, setTyped] = useState('')
  const [isTried, setTried] = useState(false)
  // Made once: said again after a lost reply, nobody's later vote goes too.
  const [key] = useState(randomKey)
  const read = useQuery({ ...pollQuery(poll.id), refetchOnWindowFocus: false })
  const client = useQueryClient()
  const resetting = useMutation(resettingPoll)
  const isRight = typed.replace(/[\s-]/g, '').toUpperCase() === poll.shareCode
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!isRight || !read.data || resetting.isPending) return
    resetting.mutate(
      { id: poll.id, body: { quiz_code: typed, based_on: read.data.version_id, draft_key: key } },
      {
        onSuccess: () => {
          void listsChanged(client)
          toast.success(t('polls.resetDone'))
          onClose()
        },
      },
    )
  }
  const error = resetting.error ?? read.error
  return (
    <Dialog open onClose={onClose} title={t('polls.resetTitle')} size="sm" sheet>
      <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-4">
        <p className="font-semibold wrap-anywhere">{poll.title}</p>
        <p>{t('polls.resetText', { count: poll.answered })}</p>
        <TextField
          label={t('polls.typeCode', { code: poll.shareCode })}
          error={isTried && !isRight ? t('polls.wrongCode') : undefined}
          value={typed}
          maxLength={20}
          autoComplete="off"
          autoCapitalize="characters"
          onChange={({ target }) => setTyped(target.value)}
        />
        {error && <ErrorPanel title={t('polls.failed')}>{errorText(error)}</ErrorPanel>}
        <Button type="submit" variant="danger" busy={resetting.isPending} className="sm:justify-self-end">
          {t('polls.resetNow')}
        </Button>
      </form>
    </Dialog>
  )
}
