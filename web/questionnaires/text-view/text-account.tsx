import ChevronDown from 'lucide-react/icons/chevron-down'
import { useState } from 'react'
import { LINE_END } from '#domain/formats/lines/lines.ts'
import type { Account } from '#domain/formats/quiz-text/account.ts'
import { formatNumber } from '../../i18n/format.ts'
import { t } from '../../i18n/teachers/quiz-text.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { useElementId } from '../../ui/element-id.ts'
import { shortened } from './shortened.ts'

const FATES = ['kept', 'changed', 'left'] as const
type Fate = (typeof FATES)[number]

type TextAccountProps = { account: Account; text: string; onGo: (line: number) => void }

/** What becomes of each line of a text: a press on a number shows its lines. */
export function TextAccount({ account, text, onGo }: TextAccountProps) {
  const id = useElementId()
  const [open, setOpen] = useState<Fate | null>(null)
  const total = FATES.reduce((sum, fate) => sum + account[fate].length, 0)
  if (total === 0) return null
  const shown = open !== null && account[open].length > 0 ? open : null
  return (
    <div>
      <p className="tabular -ms-1 flex flex-wrap items-center gap-x-1 text-sm">
        <span className="px-1">
          {t(account.unit === 'row' ? 'quizText.accountRows' : 'quizText.accountLines', { count: total })}
        </span>
        {FATES.map((fate) => (
          <FateButton
            key={fate}
            fate={fate}
            count={account[fate].length}
            isOpen={fate === shown}
            controls={id}
            onPress={() => setOpen(fate === shown ? null : fate)}
          />
        ))}
      </p>
      <div id={id}>
        {shown && (
          <div className="rounded border border-line p-3">
            <p className="text-sm text-ink-soft">{t(`quizText.account_${shown}`)}</p>
            <Lines key={shown} lines={account[shown]} text={text} onGo={onGo} />
          </div>
        )}
      </div>
    </div>
  )
}

type FateButtonProps = { fate: Fate; count: number; isOpen: boolean; controls: string; onPress: () => void }

function FateButton({ fate, count, isOpen, controls, onPress }: FateButtonProps) {
  const words = t(`quizText.${fate}`, { count })
  if (count === 0) return <span className="px-1 text-ink-soft max-sm:hidden">{words}</span>
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      aria-controls={controls}
      onClick={onPress}
      className={classNames(
        'inline-flex min-h-9 items-center gap-0.5 rounded px-1 font-semibold underline underline-offset-4 hover:bg-brand-soft pointer-coarse:min-h-11',
        fate === 'left' && 'text-wrong',
      )}
    >
      {words}
      <ChevronDown
        aria-hidden="true"
        className={classNames('size-4 shrink-0 transition-transform max-sm:hidden', isOpen && 'rotate-180')}
      />
    </button>
  )
}

const MOST_AT_ONCE = 50

function Lines({ lines, text, onGo }: Omit<TextAccountProps, 'account'> & { lines: readonly number[] }) {
  const [most, setMost] = useState(MOST_AT_ONCE)
  const raw = text.split(LINE_END)
  const hidden = Math.max(0, lines.length - most)
  return (
    <>
      <ul className="mt-1 grid max-h-60 grid-cols-1 overflow-y-auto text-sm">
        {lines.slice(0, most).map((line) => (
          <li key={line}>
            <button
              type="button"
              onClick={() => onGo(line)}
              className="min-h-9 w-full rounded px-1 text-start wrap-anywhere hover:bg-brand-soft pointer-coarse:min-h-11"
            >
              <span className="tabular font-semibold underline">
                {t('quizText.line', { line: formatNumber(line) })}
              </span>{' '}
              <bdi>{shortened(raw[line - 1]?.trim() ?? '')}</bdi>
            </button>
          </li>
        ))}
      </ul>
      {hidden > 0 && (
        <Button size="sm" className="mt-2" onClick={() => setMost(most + MOST_AT_ONCE)}>
          {t('quizText.showMore', { count: Math.min(hidden, MOST_AT_ONCE) })}
        </Button>
      )}
    </>
  )
}
