import type { QuizPaperOnWire } from '#contract/questionnaires/papers.ts'
import { t } from '../../i18n/teachers/analysis.ts'
import { CopyButton } from '../../ui/copy-button.tsx'
import { isEmbedded } from './embedded.ts'

type ComeBackProps = { quiz: Pick<QuizPaperOnWire, 'share_code' | 'settings'> }

/** Where this result is found again. */
export function ComeBack({ quiz: { share_code: code, settings } }: ComeBackProps) {
  // Only the site around a frame leads back to what was begun in it.
  if (isEmbedded()) return null
  const link = `${location.origin}/quiz/analysis?code=${encodeURIComponent(code)}`
  return (
    <section aria-labelledby="come-back" className="mt-10 rounded border border-line bg-surface-sunken p-4 sm:p-6">
      <h2 id="come-back" className="text-lg">
        {t('analysis.comeBack')}
      </h2>
      <p className="mt-1">{t(settings?.joining ? 'analysis.comeBackHelpOwn' : 'analysis.comeBackHelp')}</p>
      <p className="mt-3 font-medium break-all">
        <a className="text-link" href={link}>
          {link}
        </a>
      </p>
      <CopyButton className="mt-3" text={link} label={t('analysis.copyLink')} />
    </section>
  )
}
