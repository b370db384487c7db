import './brand-on-paper.css'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { pictureAddress } from '#domain/text/picture.ts'
import { classNames } from '../../ui/class-names.ts'
import { type PaperBrand, paperBrandQuery } from './paper-brand.ts'

type BrandProps = { brand: PaperBrand | undefined }

/** What stands first on paper, and the logo beside it. Who it is of, a title says: the picture says no more. */
export function PaperHead({ brand, children, className }: BrandProps & { children?: ReactNode; className?: string }) {
  const logo = brand?.logo
  return (
    <div className={classNames('flex items-start justify-between gap-4', className)}>
      <div className="min-w-0">{children}</div>
      {logo && (
        <img src={pictureAddress(logo.id)} width={logo.width} height={logo.height} alt="" className="paper-logo" />
      )}
    </div>
  )
}

/** The teacher's line, below all else. */
export function PaperFooter({ brand, className }: BrandProps & { className?: string }) {
  return brand?.footer ? (
    <p dir="auto" className={classNames('paper-footer', className)}>
      {brand.footer}
    </p>
  ) : null
}

/** Above a page of the screen that is printed as it stands, on paper alone. */
export function PrintedHead({ of, title }: { of: string; title?: string | undefined }) {
  const { data: brand } = useQuery(paperBrandQuery(of))
  if (!(title || brand?.logo)) return null
  return (
    <PaperHead brand={brand} className="mb-2 hidden print:flex">
      {title && <p className="text-xl font-semibold wrap-anywhere">{title}</p>}
    </PaperHead>
  )
}

/** Below it. */
export function PrintedFooter({ of }: { of: string }) {
  const { data: brand } = useQuery(paperBrandQuery(of))
  return <PaperFooter brand={brand} className="hidden print:block" />
}
