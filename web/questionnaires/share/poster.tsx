import './poster.css'
import { useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { pictureAddress } from '#domain/text/picture.ts'
import { t } from '../../i18n/teachers/sharing.ts'
import { type PaperBrand, readPaperBrand } from '../on-paper/paper-brand.ts'
import { QrCode } from './qr-code.tsx'

/** Where a code is typed, and the code in groups. */
export type CodeToSay = { site: string; spoken: string }

type PosterProps = {
  title: string
  link: string
  code: CodeToSay | null
  brand: PaperBrand | null
  /** Another number prints it once more. */
  prints: number
}

/** Points by the length of a title: the longest fits above the picture, in scripts that need room, too. */
const SIZES = [
  { most: 40, points: 38 },
  { most: 90, points: 28 },
  { most: 180, points: 21 },
]
const LEAST_POINTS = 16

const sizeOf = (title: string): number => SIZES.find(({ most }) => title.length <= most)?.points ?? LEAST_POINTS

/** A poster without it is better than none. */
export const brandOnPoster = (of: string): Promise<PaperBrand | null> => readPaperBrand(of).catch(() => null)

/** A picture is on paper only if it is there. */
const print = async (logo: HTMLImageElement | null) => {
  await logo?.decode().catch(() => undefined)
  window.print()
}

/** A page for the wall, on paper alone: what is on the screen is left out there. */
export function Poster({ title, link, code, brand, prints }: PosterProps) {
  const logo = useRef<HTMLImageElement>(null)
  useEffect(() => {
    if (prints > 0) void print(logo.current)
  }, [prints])
  return createPortal(
    <section className="poster" aria-label={t('sharing.poster')}>
      {brand?.logo && (
        <img
          ref={logo}
          src={pictureAddress(brand.logo.id)}
          width={brand.logo.width}
          height={brand.logo.height}
          alt=""
          className="poster-logo"
        />
      )}
      <h1 dir="auto" style={{ fontSize: `${sizeOf(title)}pt` }}>
        {title}
      </h1>
      <QrCode text={link} label={t('sharing.poster')} />
      <p style={{ fontSize: '20pt' }}>
        {code ? t('sharing.posterScanOrType', { site: code.site }) : t('sharing.posterScan')}
      </p>
      {code && (
        <p className="tabular tracking-widest" style={{ fontSize: '44pt', fontWeight: 700, lineHeight: 1.1 }}>
          {code.spoken}
        </p>
      )}
      {brand?.footer && (
        <p dir="auto" style={{ fontSize: '12pt' }}>
          {brand.footer}
        </p>
      )}
    </section>,
    document.body,
  )
}
