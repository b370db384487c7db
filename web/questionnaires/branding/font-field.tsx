import { BRAND_FONTS, type BrandFont, FAMILIES } from '#domain/branding/fonts.ts'
import { t } from '../../i18n/teachers/brand-form.ts'
import { useElementId } from '../../ui/element-id.ts'
import { Fold } from '../../ui/fold.tsx'
import { loadBrandFont } from '../../ui/load-brand-font.ts'

type FontFieldProps = { font: BrandFont | null; onPick: (font: BrandFont | null) => void }

const nameOf = (font: BrandFont | null): string => (font ? FAMILIES[font].name : t('brandForm.usualFont'))

const loadAll = () => {
  for (const font of BRAND_FONTS) void loadBrandFont(font)
}

/** Each font is shown in itself; all of them come when the list is opened. */
export function FontField({ font, onPick }: FontFieldProps) {
  const name = useElementId()
  return (
    <div>
      <p className="mb-1 font-medium">{t('brandForm.name_font')}</p>
      <Fold title={t('brandForm.fontOpen')} told={nameOf(font)} onOpen={loadAll}>
        <fieldset>
          <legend className="sr-only">{t('brandForm.name_font')}</legend>
          <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,14rem),1fr))] gap-2">
            {[null, ...BRAND_FONTS].map((offered) => (
              <Sample
                key={offered}
                font={offered}
                name={name}
                isChosen={offered === font}
                onPick={() => onPick(offered)}
              />
            ))}
          </div>
        </fieldset>
      </Fold>
    </div>
  )
}

type SampleProps = { font: BrandFont | null; name: string; isChosen: boolean; onPick: () => void }

function Sample({ font, name, isChosen, onPick }: SampleProps) {
  const hasBengali = font === null || FAMILIES[font].scripts.includes('bengali')
  return (
    <label className="flex flex-wrap items-start gap-x-3 gap-y-1 rounded border border-line p-[min(0.75rem,2.5vw)] hover:border-brand has-checked:border-brand has-checked:bg-brand-soft">
      <input
        type="radio"
        name={name}
        value={font ?? ''}
        checked={isChosen}
        className="check mt-0.5"
        onChange={onPick}
      />
      <span className="min-w-0 flex-1 basis-20 wrap-anywhere" data-font={font ?? undefined}>
        <span className="block font-semibold">{nameOf(font)}</span>
        <span className="block">{t('brandForm.fontSample')}</span>
        {hasBengali ? (
          <span lang="bn" className="block">
            {t('brandForm.fontBengali')}
          </span>
        ) : (
          <span className="block text-sm text-ink-soft">{t('brandForm.fontLatinOnly')}</span>
        )}
      </span>
    </label>
  )
}
