import Download from 'lucide-react/icons/download'
import Printer from 'lucide-react/icons/printer'
import { useState } from 'react'
import { t } from '../../i18n/teachers/sharing.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.ts'
import type { PaperBrand } from '../on-paper/paper-brand.ts'
import type { CodeToSay, Poster } from './poster.tsx'

type QrToolsProps = { of: string | undefined; title: string; link: string; code: CodeToSay | null }

type Printed = { Page: typeof Poster; brand: PaperBrand | null; prints: number }

/** What can be made of a QR code: a file, or a page for the wall. */
export function QrTools({ of, title, link, code }: QrToolsProps) {
  const [printed, setPrinted] = useState<Printed | null>(null)
  const name = t('sharing.fileName', { title })
  const save = async (ending: 'png' | 'svg') => {
    try {
      const { saveQr } = await import('./qr-files.ts')
      await saveQr({ text: link, name, ending })
    } catch {
      toast.error(t('sharing.pictureFailed'))
    }
  }
  const print = async () => {
    try {
      const { Poster: Page, brandOnPoster } = await import('./poster.tsx')
      const brand = of === undefined ? null : await brandOnPoster(of)
      setPrinted((before) => ({ Page, brand, prints: (before?.prints ?? 0) + 1 }))
    } catch {
      toast.error(t('sharing.posterFailed'))
    }
  }
  return (
    <div className="flex flex-wrap gap-2 *:grow">
      <Button size="sm" icon={<Download aria-hidden="true" className="size-4" />} onClick={() => void save('png')}>
        {t('sharing.png')}
      </Button>
      <Button size="sm" icon={<Download aria-hidden="true" className="size-4" />} onClick={() => void save('svg')}>
        {t('sharing.svg')}
      </Button>
      <Button size="sm" icon={<Printer aria-hidden="true" className="size-4" />} onClick={() => void print()}>
        {t('sharing.printPoster')}
      </Button>
      {printed && <printed.Page {...{ title, link, code }} brand={printed.brand} prints={printed.prints} />}
    </div>
  )
}
