import { useEffect, useRef, useState } from 'react'
import { HOUR, SECOND } from '#domain/time/time-limit.ts'
import { JITTER_MS } from '../../calls/retry.ts'
import { formatClock } from '../../i18n/format.ts'
import { t } from '../../i18n/students/opening.ts'
import { t as take } from '../../i18n/students/take.ts'
import { formatInZone } from '../../i18n/zoned.ts'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import type { DoorStartProps } from './door-parts.ts'
import { NextStep } from './next-step.tsx'
import { useWaiting } from './use-waiting.ts'

/** Within it after the opening everybody presses at once, and each press waits for a moment of its own. */
const RUSH_MS = 10 * SECOND
const A_DAY = 24 * HOUR
const MAX_CODE_LENGTH = 32

/** Start, once the time has come: until then a countdown stands there. Above it the code, where one is asked for. */
export function DoorStart({ opening, code, clock, typed, failure, isStarting, onType, onStart }: DoorStartProps) {
  const { opensAt, isWaiting, isAsking, leftMs, ask, now } = useWaiting({ code, clock, first: opening.opens_at })
  const [isPressed, setPressed] = useState(false)
  const { field, error, isFilled } = useAccessCode({ opening, typed, failure })
  const hasWaited = useRef(isWaiting)
  if (isWaiting) hasWaited.current = true

  // The server's clock says something else.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each refusal is asked about once
  useEffect(() => {
    if (failure?.code === 'not_open') void ask()
  }, [failure])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a press waits once
  useEffect(() => {
    if (!isPressed) return
    const isRush = opensAt !== null && now() < opensAt + RUSH_MS
    const waiting = setTimeout(
      () => {
        setPressed(false)
        onStart()
      },
      isRush ? Math.random() * JITTER_MS : 0,
    )
    return () => clearTimeout(waiting)
  }, [isPressed])

  const press = () => {
    if (isFilled()) setPressed(true)
  }
  return (
    <>
      {opening.needs_access_code && (
        <div className="mt-5">
          <TextField
            ref={field}
            label={t('opening.code')}
            hint={t('opening.codeHint')}
            error={error}
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
            maxLength={MAX_CODE_LENGTH}
            value={typed.access_code ?? ''}
            onChange={({ currentTarget }) => onType({ ...typed, access_code: currentTarget.value })}
            onKeyDown={({ key }) => {
              if (key === 'Enter' && !isWaiting) press()
            }}
          />
        </div>
      )}
      {failure?.code === 'not_open' && !isWaiting && (
        <div className="mt-5">
          <ErrorPanel title={t('opening.notOpen')} />
        </div>
      )}
      {isWaiting && opensAt !== null ? (
        <Countdown opensAt={opensAt} leftMs={leftMs} />
      ) : (
        <>
          <p role="status" className="mt-4 font-semibold">
            {hasWaited.current && t('opening.open')}
          </p>
          <NextStep busy={isStarting || isPressed || isAsking} onClick={press}>
            {take('take.start')}
          </NextStep>
        </>
      )}
    </>
  )
}

type CodeOptions = Pick<DoorStartProps, 'opening' | 'typed' | 'failure'>

/** What is wrong with the code, until another one is typed. */
const useAccessCode = ({ opening, typed, failure }: CodeOptions) => {
  const field = useRef<HTMLInputElement>(null)
  const code = (typed.access_code ?? '').trim()
  const [refused, setRefused] = useState<string | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was refused is what was typed then
  useEffect(() => {
    if (!failure || !isOfCode(failure.code)) return
    setRefused(code)
    field.current?.focus()
  }, [failure])
  const isFilled = (): boolean => {
    if (!opening.needs_access_code || code !== '') return true
    setRefused('')
    field.current?.focus()
    return false
  }
  const error = refused === code ? t(code === '' ? 'opening.codeRequired' : 'opening.codeWrong') : undefined
  return { field, error, isFilled }
}

const isOfCode = (code: string): boolean => code === 'access_code_wrong' || code === 'access_code_required'

function Countdown({ opensAt, leftMs }: { opensAt: number; leftMs: number }) {
  const isFar = leftMs >= A_DAY
  return (
    <div className="mt-6 rounded border border-accent-edge bg-accent-soft p-4">
      <p className="font-semibold">{t(isFar ? 'opening.waitingDays' : 'opening.waiting')}</p>
      {isFar ? (
        <p className="mt-1 text-lg font-semibold">{t('opening.opens', { at: formatInZone(opensAt) })}</p>
      ) : (
        <p role="timer" className="tabular mt-1 text-3xl font-semibold">
          {formatClock(leftMs)}
        </p>
      )}
      <p className="mt-2">{t('opening.waitingHelp')}</p>
    </div>
  )
}
