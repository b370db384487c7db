import './brand-on-paper.css'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { pictureAddress } from '#domain/text/picture.ts'
import { classNames } from '../../ui/class-names.ts'
import { type PaperBrand, paperBrandQuery } from './paper-brand.ts'

type HeadProps = {
  brand: PaperBrand | undefined
  /** On paper alone. */
  isPrinted?: boolean
  children: ReactNode
}

/**
 * What stands first on paper, and beside it a letterhead: the logo and the teacher's line. At the foot the line would come to
 * stand on a page of its own. Who it is of, the line says: the logo says no more.
 */
export function PaperHead({ brand, isPrinted = false, children }: HeadProps) {
  const { logo = null, footer = '' } = brand ?? {}
  const isEmpty = logo === null && footer === ''
  return (
    <div className="flex flex-col items-start justify-between gap-x-4 gap-y-2 sm:flex-row print:flex-row">
      <div className="min-w-0 grow">{children}</div>
      {!isEmpty && (
        <div className={classNames('paper-letterhead sm:text-end print:text-end', isPrinted && 'hidden print:block')}>
          {logo && (
            <img src={pictureAddress(logo.id)} width={logo.width} height={logo.height} alt="" className="paper-logo" />
          )}
          {footer && <p dir="auto">{footer}</p>}
        </div>
      )}
    </div>
  )
}

/** Of a page of the screen that is printed as it stands; `of`: undefined until it is known. */
export function PrintedHead({ of, children }: { of: string | undefined; children: ReactNode }) {
  const { data: brand } = useQuery({ ...paperBrandQuery(of ?? ''), enabled: of !== undefined })
  return (
    <PaperHead brand={brand} isPrinted>
      {children}
    </PaperHead>
  )
}
