import CircleCheckBig from 'lucide-react/icons/circle-check-big'
import Smartphone from 'lucide-react/icons/smartphone'
import TimerReset from 'lucide-react/icons/timer-reset'
import { useEffect } from 'react'
import { t } from '../i18n/site.ts'
import { Divider } from '../ui/alpona.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { toast } from '../ui/toast.ts'
import { FloorLotus } from './components/floor-lotus.tsx'
import { JoinQuiz } from './components/join-quiz.tsx'
import { SiteFrame } from './components/site-frame.tsx'
import { noticeText, withoutNotice } from './notice.ts'

export function Home() {
  useEffect(tellNotice, [])
  return (
    <SiteFrame>
      <section data-theme="dark" className="floor relative overflow-hidden">
        <FloorLotus
          drawing
          className="-end-80 -top-40 size-[40rem] opacity-20 md:-end-96 md:top-1/2 md:size-[44rem] md:-translate-y-1/2 md:opacity-30 lg:-end-28 lg:opacity-60"
        />
        <div className="relative mx-auto max-w-6xl px-4 py-16 sm:px-8 sm:py-24 lg:py-32">
          <h1 className="max-w-2xl text-3xl sm:text-4xl">{t('site.heroTitle')}</h1>
          <p className="mt-5 max-w-lg text-lg text-on-floor-soft">{t('site.heroText')}</p>
          <div className="mt-8 flex flex-col gap-3 sm:flex-row">
            <ButtonLink href="/auth/signup" variant="primary" size="lg">
              {t('site.createFirst')}
            </ButtonLink>
            <ButtonLink href="/auth/login" size="lg">
              {t('site.logIn')}
            </ButtonLink>
          </div>
        </div>
      </section>
      <JoinQuiz />
      <Differences />
      <Divider className="mx-auto mb-14 w-64 text-line-strong" />
    </SiteFrame>
  )
}

/** Said once: a reload or a shared address does not say it again. */
const tellNotice = () => {
  const notice = noticeText(new URLSearchParams(window.location.search))
  if (!notice) return
  toast.error(notice)
  window.history.replaceState(null, '', withoutNotice(window.location.href))
}

function Differences() {
  const lines = [
    { Icon: CircleCheckBig, title: t('site.keptTitle'), text: t('site.keptText') },
    { Icon: Smartphone, title: t('site.joinTitle'), text: t('site.joinText') },
    { Icon: TimerReset, title: t('site.fairTitle'), text: t('site.fairText') },
  ]
  return (
    <section aria-labelledby="differences" className="mx-auto w-full max-w-6xl px-4 py-14 sm:px-8 sm:py-20">
      <h2 id="differences" className="text-2xl">
        {t('site.differences')}
      </h2>
      <ul className="mt-8 grid gap-x-10 gap-y-8 md:grid-cols-3">
        {lines.map(({ Icon, title, text }) => (
          <li key={title} className="border-t-2 border-accent pt-5">
            <Icon aria-hidden="true" className="size-7 text-brand" />
            <h3 className="mt-3 text-lg">{title}</h3>
            <p className="mt-1 text-ink-soft">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
