import type { ReactNode } from 'react'
import type { ToldBrandOnWire } from '#contract/questionnaires/told-brand.ts'
import { isBackground } from '#domain/branding/backgrounds.ts'
import { pictureAddress } from '#domain/text/picture.ts'
import { t } from '../../i18n/students/brand.ts'
import { buttonClass } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { FloorBackground } from '../../ui/ornaments/floor-background.tsx'
import { Logo } from '../../ui/ornaments/logo.tsx'
import { wearBrand } from './wear-brand.ts'

type BrandProps = { brand: ToldBrandOnWire }

/** The logo, in the place of Quiznity's; on white, as it was drawn for paper. What is below it begins where the scrim is whole, however low it is. */
function Mark({ brand: { logo }, host }: BrandProps & { host: string }) {
  if (!logo) return null
  return (
    <div className="min-h-14 self-start">
      <img
        src={pictureAddress(logo.id)}
        width={logo.width}
        height={logo.height}
        alt={host}
        className="brand-mark rounded"
      />
    </div>
  )
}

/** What lies behind the head of a page, which is a floor; `children`: the usual. */
function Behind({ brand: { logo, picture, background }, children }: BrandProps & { children: ReactNode }) {
  if (!picture && background === undefined) return children
  if (!picture) return background && isBackground(background) ? <FloorBackground background={background} /> : null
  return (
    <>
      <img
        src={pictureAddress(picture.id)}
        alt=""
        className="absolute inset-0 size-full print:hidden"
        style={{ objectFit: 'cover' }}
      />
      <div
        className={classNames('absolute inset-0 print:hidden', logo && 'brand-scrim-below')}
        style={{ background: '#000', opacity: picture.scrim }}
      />
    </>
  )
}

type HeadProps = BrandProps & { host: string; className: string; children: ReactNode }

/** The head of a page that has none of its own. */
function Head({ brand, host, className, children }: HeadProps) {
  return (
    <header data-theme="dark" className="floor relative overflow-clip">
      <Behind brand={brand}>
        <FloorBackground background="alpona" />
      </Behind>
      <div className={classNames('relative flex flex-col gap-4 py-5', className)}>
        {brand.logo ? (
          <Mark brand={brand} host={host} />
        ) : (
          <a href="/" className="self-start rounded text-on-floor no-underline">
            <Logo />
          </a>
        )}
        <div>{children}</div>
      </div>
    </header>
  )
}

function Welcome({ brand: { welcome } }: BrandProps) {
  return welcome ? (
    <p dir="auto" className="mb-6 whitespace-pre-line">
      {welcome}
    </p>
  ) : null
}

function Thanks({ brand: { thanks, onward } }: BrandProps) {
  if (!(thanks || onward)) return null
  return (
    <div className="my-4 grid grid-cols-1 gap-4">
      {thanks && (
        <p dir="auto" className="whitespace-pre-line">
          {thanks}
        </p>
      )}
      {onward && URL.canParse(onward) && (
        <p>
          <a href={onward} rel="noopener noreferrer" className={buttonClass()}>
            {t('brand.onward', { host: new URL(onward).host })}
          </a>
        </p>
      )}
    </div>
  )
}

/** The end of a page: the teacher's line, and what it is made with. */
function Foot({ brand: { footer, logo } }: BrandProps) {
  if (!(footer || logo)) return null
  return (
    <footer className="mt-6 flex flex-wrap items-center justify-between gap-x-5 gap-y-2 border-t border-line py-4 text-sm text-ink-soft wrap-anywhere print:hidden">
      {footer && <p dir="auto">{footer}</p>}
      {logo && (
        <a href="/" className="rounded text-ink no-underline">
          <Logo />
        </a>
      )}
    </footer>
  )
}

export const brandParts = { Mark, Behind, Head, Welcome, Thanks, Foot, wear: wearBrand }
