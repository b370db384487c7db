import { Link } from 'react-router'
import { type Embedded, embedSnippet } from '#contract/site/embed-snippet.ts'
import type { QuestionnaireKind } from '#domain/questionnaires/kinds.ts'
import { t } from '../../i18n/teachers/embedding.ts'
import { Fold } from '../../ui/fold.tsx'
import { addressOf } from '../kinds.tsx'
import { TextToCopy } from './text-to-copy.tsx'

type EmbedCodeProps = {
  embedded: Embedded
  /** Whose settings say where it may be; null where they can't be opened from here. */
  settingsOf: { kind: QuestionnaireKind; id: string } | null
}

/** What is pasted into a website, for people to answer there. */
export function EmbedCode({ embedded, settingsOf }: EmbedCodeProps) {
  return (
    <Fold title={t('embedding.title')} told={t('embedding.told')} className="mt-5">
      <TextToCopy
        text={embedSnippet(embedded)}
        label={t('embedding.code')}
        copyLabel={t('embedding.copy')}
        rows={5}
        dir="ltr"
      />
      <div className="mt-3 grid gap-2 text-sm text-ink-soft">
        <p>{t('embedding.how')}</p>
        {embedded.origin.startsWith('http:') && <p className="font-medium text-ink">{t('embedding.notSecure')}</p>}
        <p>
          {t('embedding.where')}{' '}
          {settingsOf && (
            <Link to={addressOf(settingsOf, 'settings')} className="text-link">
              {t('embedding.toSettings')}
            </Link>
          )}
        </p>
      </div>
    </Fold>
  )
}
