import type { Consent } from '#domain/questions/consent.ts'
import { t } from '../../i18n/teachers/opinions.ts'
import type { TallyProps } from '../tally.ts'

/** How many have agreed. */
export function TallyConsent({ tally: { agreed } }: TallyProps<Consent>) {
  return <p className="mt-3">{t('opinions.haveAgreed', { count: agreed })}</p>
}
