import { type FormEvent, type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { NO_BRAND } from '#domain/branding/brand.ts'
import { brandStyle } from '#domain/branding/brand-style.ts'
import { errorText } from '../../i18n/all-failures.ts'
import { t } from '../../i18n/teachers/brand-form.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { extra } from '../../ui/extra.tsx'
import { Segments } from '../../ui/forms/segments.tsx'
import { draftOf, isSame } from './brand-draft.ts'
import { ColoursPart, FontPart, HeadPart, PicturesPart } from './looks-parts.tsx'
import type { Shown } from './shown.ts'
import { TextsPart } from './texts-part.tsx'
import { UnsavedGuard } from './unsaved-guard.tsx'
import type { BrandChanging } from './use-brand-form.ts'

const Phone = extra(() => import('./phone.tsx').then((module) => module.Phone))

type BrandFormProps = {
  changing: BrandChanging
  shown: Shown
  /** What is told above the fields. */
  above?: ReactNode
}

/** A look that is changed, with a phone beside it that wears it meanwhile, or behind it where there is no room. */
export function BrandForm({ changing, shown, above }: BrandFormProps) {
  const { draft, isOwn, isSaved, account } = changing
  const [view, setView] = useState<'form' | 'phone'>('form')
  const brand = isOwn ? draft.brand : account
  return (
    <div className="@container">
      <UnsavedGuard isUnsaved={!isSaved} />
      <div className="[@media(height>=30rem)]:sticky top-14 z-20 -mx-4 bg-paper px-4 py-2 sm:-mx-1 sm:px-1 lg:top-0 @min-[54rem]:hidden">
        <Segments
          legend={t('brandForm.view')}
          value={view}
          segments={(['form', 'phone'] as const).map((value) => ({ value, label: t(`brandForm.view_${value}`) }))}
          onPick={setView}
        />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 @min-[54rem]:grid-cols-[minmax(0,1fr)_21rem]">
        <div className={view === 'form' ? undefined : '@max-[54rem]:hidden'}>
          <Fields changing={changing} above={above} />
        </div>
        <div className={`@min-[54rem]:sticky @min-[54rem]:top-4 ${view === 'phone' ? '' : '@max-[54rem]:hidden'}`}>
          <Phone brand={brand} frames={changing.frames} shown={shown} />
        </div>
      </div>
    </div>
  )
}

const FIELDS = 'input:not([type=color], [hidden]), textarea, button'

function Fields({ changing, above }: Pick<BrandFormProps, 'changing' | 'above'>) {
  const { draft, isOwn, problems, clashes, failure, isSaved, failures, ...on } = changing
  const form = useRef<HTMLFormElement>(null)
  const style = useMemo(() => brandStyle(draft.brand), [draft.brand])
  const told = useRef<HTMLDivElement>(null)
  const [wrong] = Object.keys(problems)
  const wrongNow = useRef(wrong)
  wrongNow.current = wrong
  useEffect(() => {
    if (failures === 0) return
    const place = form.current?.querySelector(`[data-part="${wrongNow.current}"]`)
    const wrongField =
      place?.querySelector<HTMLElement>('[aria-invalid=true]') ?? place?.querySelector<HTMLElement>(FIELDS)
    wrongField?.focus()
    // What has the focus already may lie behind the bar that sticks.
    const shown = wrongField ?? told.current
    shown?.scrollIntoView({ block: 'center' })
  }, [failures])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    on.save()
  }
  const names = clashes.map((part) => t(`brandForm.name_${part}`)).join(', ')
  return (
    <form ref={form} noValidate onSubmit={submit}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        {above}
        {isOwn && (
          <>
            <Own changing={changing} />
            <PicturesPart changing={changing} />
            <ColoursPart changing={changing} style={style} />
            <HeadPart changing={changing} style={style} />
            <FontPart changing={changing} />
            <TextsPart changing={changing} />
          </>
        )}
        <div ref={told} className="grid gap-5 empty:hidden">
          {failure && <ErrorPanel title={t('brandForm.saveFailed')}>{errorText(failure)}</ErrorPanel>}
          {on.isBlocked && <ErrorPanel title={t('brandForm.notReady')} />}
          {clashes.length > 0 && (
            <ErrorPanel
              title={t('brandForm.clashed', { names })}
              retryLabel={t('brandForm.takeTheirs')}
              onRetry={on.takeTheirs}
            >
              {t('brandForm.clashedHint')}
            </ErrorPanel>
          )}
        </div>
      </div>
      <div className="sticky bottom-[min(0px,(100dvh-30rem)*99)] z-10 -mx-4 mt-5 flex flex-wrap items-center justify-end gap-3 border-t border-line bg-paper px-4 py-3 sm:-mx-1 sm:px-1">
        <p className="text-sm text-ink-soft">{t(isSaved ? 'brandForm.allSaved' : 'brandForm.unsaved')}</p>
        {!isSaved && (
          <Button className="max-sm:flex-1" onClick={on.discard}>
            {t('brandForm.discard')}
          </Button>
        )}
        <Button type="submit" variant="primary" busy={on.isPending} className="max-sm:flex-1">
          {t('brandForm.save')}
        </Button>
      </div>
    </form>
  )
}

/** Whether anything is somebody's own, and the way back to none. */
function Own({ changing: { draft, replace } }: Pick<BrandFormProps, 'changing'>) {
  const isUsual = isSame(draft, draftOf(NO_BRAND))
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <p className="text-sm text-ink-soft">{t(isUsual ? 'brandForm.usual' : 'brandForm.yours')}</p>
      <Button
        size="sm"
        disabled={isUsual}
        onClick={() => replace({ isOwn: true, draft: draftOf(NO_BRAND) }, t('brandForm.wasReset'))}
      >
        {t('brandForm.reset')}
      </Button>
    </div>
  )
}
