import { BACKGROUNDS, type Background } from '#domain/branding/backgrounds.ts'
import type { Brand } from '#domain/branding/brand.ts'
import type { BrandStyle } from '#domain/branding/packed-style.ts'
import { t } from '../../i18n/teachers/brand-form.ts'
import { useElementId } from '../../ui/element-id.ts'
import { FloorBackground } from '../../ui/ornaments/floor-background.tsx'
import { Wearing } from './wearing.tsx'

type HeadFieldProps = { head: Brand['head']; style: BrandStyle; onPick: (background: Background) => void }

/** What lies behind the head of a page, each drawn in the brand's colours. */
export function HeadField({ head, style, onPick }: HeadFieldProps) {
  const name = useElementId()
  return (
    <fieldset>
      <legend className="sr-only">{t('brandForm.name_head')}</legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,7rem),1fr))] gap-3">
        {BACKGROUNDS.map((background) => (
          <label
            key={background}
            className="relative block rounded border border-line p-1 text-sm hover:border-brand has-checked:border-brand has-checked:outline-2 has-checked:outline-brand has-focus-visible:outline-3 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={name}
              value={background}
              checked={head.kind === 'background' && head.background === background}
              className="absolute inset-0 z-10 cursor-pointer appearance-none rounded opacity-0"
              onChange={() => onPick(background)}
            />
            <Wearing style={style}>
              <div data-theme="dark" className="floor @container relative h-20 overflow-clip rounded-sm">
                <FloorBackground background={background} />
              </div>
            </Wearing>
            <span className="block px-1 pt-1 wrap-anywhere">{t(`brandForm.background_${background}`)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
