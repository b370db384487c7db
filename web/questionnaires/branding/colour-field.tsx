import type { BrandStyle } from '#domain/branding/packed-style.ts'
import { USUAL_BRAND, USUAL_PAPER } from '#domain/branding/pairs.ts'
import { problemText } from '../../i18n/problems.ts'
import { t } from '../../i18n/teachers/brand-form.ts'
import { Button } from '../../ui/button.tsx'
import { useElementId } from '../../ui/element-id.ts'
import { controlClass, FieldFrame, fieldAttributes } from '../../ui/forms/field-frame.tsx'
import { type ColourPart, withTyped } from './brand-draft.ts'
import { type MovedColour, movedColour } from './moved-colour.ts'
import type { BrandChanging } from './use-brand-form.ts'

type ColourFieldProps = { part: ColourPart; changing: BrandChanging; style: BrandStyle }

/** A colour, typed or chosen: both show the same. */
export function ColourField({ part, changing, style }: ColourFieldProps) {
  const { draft, problems, change } = changing
  const id = useElementId()
  const name = t(`brandForm.name_${part}`)
  const problem = problems[part]
  const texts = { hint: t(`brandForm.hint_${part}`), error: problem && problemText(problem) }
  const moved = problem ? null : movedColour(draft.brand, style, part)
  const type = (text: string) => change((before) => withTyped(before, part, text))
  const usual = { first: USUAL_BRAND.first, second: draft.brand.first ?? USUAL_BRAND.second, page: USUAL_PAPER.light }
  return (
    <div data-part={part}>
      <FieldFrame id={id} label={name} {...texts}>
        <span className="flex flex-wrap items-stretch gap-2">
          <input
            type="color"
            aria-label={t('brandForm.pick', { name })}
            value={draft.brand[part] ?? usual[part]}
            onChange={({ target }) => type(target.value)}
            className="h-11 w-14 shrink-0 cursor-pointer rounded border border-line-strong bg-surface p-1"
          />
          <input
            {...fieldAttributes(id, texts)}
            dir="ltr"
            value={draft.typed[part]}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={64}
            onChange={({ target }) => type(target.value)}
            className={`${controlClass} tabular min-w-0 flex-1 basis-32`}
          />
          {draft.typed[part] !== '' && (
            <Button variant="quiet" aria-label={t('brandForm.noneOf', { name })} onClick={() => type('')}>
              {t('brandForm.none')}
            </Button>
          )}
        </span>
      </FieldFrame>
      <div role="status">{moved && <Moved {...moved} />}</div>
    </div>
  )
}

/** A colour that could not be used as it was chosen, said beside what is used. */
function Moved({ hex, how }: MovedColour) {
  return (
    <p className="mt-2 flex items-center gap-2 text-sm">
      <span
        aria-hidden="true"
        className="size-6 shrink-0 rounded-sm border border-line-strong"
        style={{ background: hex }}
      />
      <span className="min-w-0">
        {t(`brandForm.move_${how}`)}{' '}
        <span dir="ltr" className="tabular text-ink-soft">
          {hex}
        </span>
      </span>
    </p>
  )
}
