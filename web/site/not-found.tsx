import { useEffect } from 'react'
import { t } from '../i18n/site.ts'
import { Medallion } from '../ui/alpona.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { SiteFrame } from './components/site-frame.tsx'

export function NotFound() {
  useEffect(() => {
    document.title = t('site.notFoundTab')
  }, [])
  return (
    <SiteFrame>
      <div className="m-auto flex max-w-lg flex-col items-center px-4 py-12 text-center">
        <Medallion drawing petals={12} className="size-48 text-brand opacity-70" />
        <p className="tabular mt-6 text-sm font-semibold tracking-widest text-ink-soft">404</p>
        <h1 className="mt-1 text-2xl">{t('site.notFound')}</h1>
        <p className="mt-2 text-ink-soft">{t('site.notFoundText')}</p>
        <div className="mt-6 flex flex-wrap justify-center gap-3">
          <Button onClick={() => window.history.back()}>{t('site.goBack')}</Button>
          <ButtonLink href="/" variant="primary">
            {t('site.returnHome')}
          </ButtonLink>
        </div>
      </div>
    </SiteFrame>
  )
}
