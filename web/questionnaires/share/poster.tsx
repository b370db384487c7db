import './poster.css'
import { useEffect } from 'react'
import { createPortal } from 'react-dom'
import { t } from '../../i18n/teachers/sharing.ts'
import { QrCode } from './qr-code.tsx'

/** Where a code is typed, and the code in groups. */
export type CodeToSay = { site: string; spoken: string }

type PosterProps = {
  title: string
  link: string
  code: CodeToSay | null
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

/** A page for the wall, on paper alone: what is on the screen is left out there. */
export function Poster({ title, link, code, prints }: PosterProps) {
  useEffect(() => {
    if (prints > 0) window.print()
  }, [prints])
  return createPortal(
    <section className="poster" aria-label={t('sharing.poster')}>
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
    </section>,
    document.body,
  )
}
