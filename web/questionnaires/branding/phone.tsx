import { useQuery } from '@tanstack/react-query'
import Moon from 'lucide-react/icons/moon'
import Sun from 'lucide-react/icons/sun'
import { useEffect, useMemo, useState } from 'react'
import { tellBrand } from '#contract/questionnaires/tell-brand.ts'
import type { Brand } from '#domain/branding/brand.ts'
import { SCHEMES, type Scheme } from '#domain/branding/brand-tokens.ts'
import { unpackedStyle } from '#domain/branding/packed-style.ts'
import { ABILITIES } from '#domain/questionnaires/kinds.ts'
import type { PictureFrames } from '#domain/text/picture.ts'
import { t } from '../../i18n/teachers/brand-form.ts'
import { meQuery } from '../../people/accounts/api.ts'
import { loadBrandParts } from '../../runs/brand/brand-here.ts'
import { Segments } from '../../ui/forms/segments.tsx'
import { loadBrandFont } from '../../ui/load-brand-font.ts'
import { SkeletonLines } from '../../ui/skeleton.tsx'
import { measured } from './measured.ts'
import { PhoneScreen, type Stage } from './phone-screen.tsx'
import type { Shown } from './shown.ts'
import { Wearing } from './wearing.tsx'

type PhoneProps = { brand: Brand; frames: PictureFrames; shown: Shown }

const ICONS = {
  light: <Sun aria-hidden="true" className="size-5" />,
  dark: <Moon aria-hidden="true" className="size-5" />,
}

const STAGES = ['start', 'thanks', 'responding'] as const

/** A phone that wears a brand while it is changed: to be looked at, and for nothing else. */
export function Phone({ brand, frames, shown }: PhoneProps) {
  const [stage, setStage] = useState<Stage>('start')
  const [scheme, setScheme] = useState<Scheme>('light')
  const parts = useParts()
  const told = useTold(brand, frames)
  const host = useQuery(meQuery).data?.name ?? t('brandForm.sampleHost')
  // What polls and surveys look like is to be seen of an account's brand alone: one of them is shown so anyway.
  const stages = shown ? STAGES.filter((each) => each !== 'responding') : STAGES
  const isResponded = shown ? !ABILITIES[shown.kind].clock : stage === 'responding'
  const title = shown?.title ?? t(isResponded ? 'brandForm.sampleAsk' : 'brandForm.sampleTitle')
  return (
    <section aria-label={t('brandForm.phone')} className="grid grid-cols-[minmax(0,1fr)] justify-items-center gap-3">
      <div className="flex w-full flex-wrap justify-center gap-2">
        <Segments
          legend={t('brandForm.stage')}
          value={stage}
          segments={stages.map((value) => ({ value, label: t(`brandForm.stage_${value}`) }))}
          onPick={setStage}
        />
        <Segments
          legend={t('brandForm.scheme')}
          value={scheme}
          segments={SCHEMES.map((value) => ({
            value,
            label: t(`brandForm.scheme_${value}`),
            icon: ICONS[value],
            isIcon: true,
          }))}
          onPick={setScheme}
        />
      </div>
      <p className="sr-only">{t('brandForm.phoneLooks', { title })}</p>
      {parts === 'failed' && <p className="text-sm text-ink-soft">{t('brandForm.phoneFailed')}</p>}
      {parts === 'coming' && <SkeletonLines lines={8} />}
      {parts === 'there' && (
        <div
          aria-hidden="true"
          className="w-full max-w-[336px] overflow-hidden rounded-[36px] border-[9px] border-floor bg-floor shadow"
        >
          {/* Nobody comes into it by key; a wheel or a finger still moves it. */}
          <div
            key={stage}
            tabIndex={-1}
            className="h-[min(600px,85dvh)] overflow-y-auto overscroll-contain rounded-[26px]"
          >
            <Wearing
              style={unpackedStyle(told)}
              font={told.font}
              scheme={scheme}
              className="@container min-h-full bg-paper text-ink [--page-top:calc(100dvh-min(600px,85dvh))]"
            >
              <div inert>
                <PhoneScreen {...{ stage, title, host, isResponded }} brand={told} />
              </div>
            </Wearing>
          </div>
        </div>
      )}
    </section>
  )
}

const useParts = () => {
  const [parts, setParts] = useState<'coming' | 'there' | 'failed'>('coming')
  useEffect(() => {
    void loadBrandParts().then((isThere) => setParts(isThere ? 'there' : 'failed'))
  }, [])
  return parts
}

type Measured = { picture: string; luminances: { darkest: number; lightest: number } }

/** What students' pages would be told of it. */
const useTold = (brand: Brand, frames: PictureFrames) => {
  const [known, setKnown] = useState<Measured | null>(null)
  const picture = brand.head.kind === 'picture' ? brand.head.picture : null
  useEffect(() => {
    let isGone = false
    if (picture)
      void measured(picture).then((luminances) => {
        if (luminances && !isGone) setKnown({ picture, luminances })
      })
    return () => {
      isGone = true
    }
  }, [picture])
  useEffect(() => {
    if (brand.font) void loadBrandFont(brand.font)
  }, [brand.font])
  return useMemo(() => {
    const luminances = known?.picture === picture ? known?.luminances : undefined
    return tellBrand({ ...brand, frames, ...(luminances && { luminances }) })
  }, [brand, frames, known, picture])
}
