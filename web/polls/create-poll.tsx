import { useMutation } from '@tanstack/react-query'
import X from 'lucide-react/icons/x'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { MAX_OPTIONS } from '#domain/questions/options.ts'
import { randomKey } from '../api/random-key.ts'
import { errorText } from '../i18n/all-failures.ts'
import { formatNumber } from '../i18n/format.ts'
import { t } from '../i18n/polls.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { CheckboxField } from '../ui/checkbox-field.tsx'
import { ErrorPanel } from '../ui/error-panel.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { TextField } from '../ui/text-field.tsx'
import { startingPoll } from './api.ts'
import { EMPTY_POLL, gapsIn, type NewPoll, pollOnWire } from './new-poll.ts'

/** From nothing to a code on the projector, on one page. */
export function CreatePoll() {
  const [poll, setPoll] = useState(EMPTY_POLL)
  const [isTried, setTried] = useState(false)
  // Sent again because its answer was lost, it makes no second poll; another text is another poll.
  const sent = useRef({ of: EMPTY_POLL, key: randomKey() })
  const navigate = useNavigate()
  const start = useMutation(startingPoll)
  const gaps = isTried ? gapsIn(poll) : []
  const change = (changes: Partial<NewPoll>) => setPoll({ ...poll, ...changes })

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setTried(true)
    if (gapsIn(poll).length > 0 || start.isPending) return
    if (sent.current.of !== poll) sent.current = { of: poll, key: randomKey() }
    start.mutate(pollOnWire(poll, sent.current.key), {
      onSuccess: ({ id }) => void navigate(`/dashboard/polls/${encodeURIComponent(id)}/present`),
    })
  }

  return (
    <div className="mx-auto grid max-w-2xl gap-5">
      <h1 className="text-2xl">{t('polls.createTitle')}</h1>
      <form onSubmit={submit} noValidate>
        <Card className="grid gap-5">
          <TextField
            label={t('polls.question')}
            value={poll.question}
            maxLength={500}
            error={gaps.includes('question') ? t('polls.needsQuestion') : undefined}
            onChange={({ currentTarget }) => change({ question: currentTarget.value })}
          />
          <Options
            options={poll.options}
            error={gaps.includes('options') ? t('polls.needsOptions') : undefined}
            onChange={(options) => change({ options })}
          />
          <div>
            <CheckboxField
              label={t('polls.several')}
              checked={poll.isSeveral}
              onChange={({ currentTarget }) => change({ isSeveral: currentTarget.checked })}
            />
            <CheckboxField
              label={t('polls.changeable')}
              hint={t('polls.onceHint')}
              checked={poll.isChangeable}
              onChange={({ currentTarget }) => change({ isChangeable: currentTarget.checked })}
            />
          </div>
          {start.isError && <ErrorPanel title={t('polls.failed')}>{errorText(start.error)}</ErrorPanel>}
          <Button type="submit" variant="primary" size="lg" wide busy={start.isPending}>
            {t('polls.start')}
          </Button>
        </Card>
      </form>
    </div>
  )
}

type OptionsProps = { options: string[]; error: string | undefined; onChange: (options: string[]) => void }

/** Enter goes on to the next option, and makes one behind the last. */
function Options({ options, error, onChange }: OptionsProps) {
  const list = useRef<HTMLFieldSetElement>(null)
  const wanted = useRef<number | null>(null)
  useEffect(() => {
    if (wanted.current === null) return
    list.current?.querySelectorAll('input')[wanted.current]?.focus()
    wanted.current = null
  })
  const add = () => {
    if (options.length >= MAX_OPTIONS) return
    wanted.current = options.length
    onChange([...options, ''])
  }
  const goOn = (at: number) => {
    if (at === options.length - 1) return add()
    list.current?.querySelectorAll('input')[at + 1]?.focus()
  }
  return (
    <fieldset ref={list} className="grid gap-3">
      <legend className="mb-2 font-medium">{t('polls.options')}</legend>
      {options.map((text, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an option is its place and its text, and has no other state
        <div key={at} className="flex items-end gap-2">
          <TextField
            className="min-w-0 flex-1"
            label={t('polls.option', { number: formatNumber(at + 1) })}
            value={text}
            maxLength={300}
            error={at === options.length - 1 ? error : undefined}
            onChange={({ currentTarget }) => onChange(options.with(at, currentTarget.value))}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
              event.preventDefault()
              goOn(at)
            }}
          />
          {options.length > 2 && (
            <IconButton
              label={t('polls.removeOption', { number: formatNumber(at + 1) })}
              icon={<X aria-hidden="true" />}
              onClick={() => onChange(options.toSpliced(at, 1))}
            />
          )}
        </div>
      ))}
      {options.length < MAX_OPTIONS && (
        <Button className="justify-self-start" onClick={add}>
          {t('polls.addOption')}
        </Button>
      )}
    </fieldset>
  )
}
