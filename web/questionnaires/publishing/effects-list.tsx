import type { Question } from '#domain/questionnaires/items/question.ts'
import type { EditEffects } from '#domain/statistics/edit-effects.ts'
import { t as draftText } from '../../i18n/teachers/drafts.ts'
import { t } from '../../i18n/teachers/versions.ts'
import { brief } from '../entries/brief.ts'
import { isWithoutEffect } from './asked.ts'
import type { Named } from './same-meaning.tsx'

/** As many of one sort are shown. */
const SHOWN = 6

type EffectsListProps = { effects: EditEffects; named?: Named | undefined }

/** What becomes of the answers that were given until now, once an edit is published. */
export function EffectsList({ effects, named = (text) => text }: EffectsListProps) {
  const inWords = ({ prompt, format }: Question) => brief(named(prompt, format), format)
  const { gone, apart, notOffered } = effects
  return (
    <section aria-live="polite" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {isWithoutEffect(effects) && <p>{t('versions.allTogether')}</p>}
      <Sort
        heading={t('versions.countedApart')}
        help={t('versions.countedApartHelp')}
        rows={apart.map(({ number, question }) => t('versions.numbered', { number, text: inWords(question) }))}
      />
      <Sort
        heading={t('versions.askedNoMore')}
        help={t('versions.askedNoMoreHelp')}
        rows={gone.map(({ number, question }) => t('versions.numberedBefore', { number, text: inWords(question) }))}
      />
      <Sort
        heading={t('versions.offeredNoMore')}
        help={t('versions.offeredNoMoreHelp')}
        rows={notOffered.map(({ number, choices, question: { format } }) =>
          t('versions.numbered', { number, text: choices.map((choice) => brief(choice, format)).join(' · ') }),
        )}
      />
    </section>
  )
}

function Sort({ heading, help, rows }: { heading: string; help: string; rows: readonly string[] }) {
  if (rows.length === 0) return null
  return (
    <div>
      <h3 className="font-semibold">{heading}</h3>
      <p className="text-ink-soft">{help}</p>
      <ul className="mt-1 grid list-disc grid-cols-[minmax(0,1fr)] gap-0.5 ps-5">
        {rows.slice(0, SHOWN).map((row, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two questions may begin alike, and nothing moves here
          <li key={at} className="wrap-anywhere">
            {row}
          </li>
        ))}
      </ul>
      {rows.length > SHOWN && (
        <p className="text-ink-soft">{draftText('drafts.more', { count: rows.length - SHOWN })}</p>
      )}
    </div>
  )
}
