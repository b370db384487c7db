import type { Consent } from '#domain/questions/consent.ts'
import { t } from '../../i18n/teachers/opinions.ts'
import { OptionList } from '../parts/option-list.tsx'
import type { ReviewProps } from '../review.ts'

/** The statement, and whether it was agreed to. */
export function ReviewConsent({ asked, answer, lang }: ReviewProps<Consent>) {
  const agreed = answer === true ? ({ verdict: 'chosen', note: t('opinions.agreed') } as const) : {}
  return <OptionList options={[{ text: asked.statement, sign: answer === true ? '✓' : '', ...agreed }]} lang={lang} />
}
