import type { Settings } from '#domain/questionnaires/settings.ts'
import { t } from '../../i18n/teachers/settings.ts'
import { linkWith } from '../../runs/response/from-link.ts'
import { CopyButton } from '../../ui/copy-button.tsx'
import { useShareOrigin } from '../share/use-share-origin.ts'
import { WhereLinksLead } from '../share/where-links-lead.tsx'
import { Part } from './settings-fields.tsx'

type SurveyLinkProps = { shareCode: string; settings: Pick<Settings, 'responding' | 'taking'> }

/** The link with a place for each thing that it brings along. */
export function SurveyLink({ shareCode, settings: { responding, taking } }: SurveyLinkProps) {
  const { origin } = useShareOrigin()
  const names = [...responding.fields, ...(taking?.filled ?? []).map(({ name }) => name)]
  const link = linkWith(`${origin}/survey?code=${shareCode}`, [...new Set(names)])
  return (
    <Part title={t('settings.link')}>
      <p dir="ltr" className="mb-3 wrap-anywhere">
        {link}
      </p>
      {names.length > 0 && <p className="mb-3 text-sm text-ink-soft">{t('settings.linkHint')}</p>}
      <WhereLinksLead className="mb-3" />
      <CopyButton text={link} label={t('settings.copyLink')} />
    </Part>
  )
}
