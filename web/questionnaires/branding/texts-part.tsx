import { useState } from 'react'
import { type Brand, MAX_BRAND_TEXT, MAX_FOOTER } from '#domain/branding/brand.ts'
import { formatNumber } from '../../i18n/format.ts'
import { problemText } from '../../i18n/problems.ts'
import { t } from '../../i18n/teachers/brand-form.ts'
import { TextArea } from '../../ui/forms/text-area.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { withChange } from './brand-draft.ts'
import { PartFrame } from './part-frame.tsx'
import type { BrandChanging } from './use-brand-form.ts'

const MOST = { welcome: MAX_BRAND_TEXT, thanks: MAX_BRAND_TEXT, footer: MAX_FOOTER } as const

/** Said once little room is left. */
const NEARLY = 0.8

const roomIn = (text: string, most: number) =>
  text.length < most * NEARLY
    ? ''
    : ` ${t('brandForm.left', { count: formatNumber(text.length), most: formatNumber(most) })}`

/** What people read of a brand, and where they go on to. */
export function TextsPart({ changing }: { changing: BrandChanging }) {
  const { draft, problems, isTried, change } = changing
  const [isLeft, setLeft] = useState(false)
  const { brand } = draft
  const set = (part: 'welcome' | 'thanks' | 'footer' | 'onward', text: string) =>
    change((before) => withChange(before, { [part]: text } satisfies Partial<Brand>))
  const field = (part: 'welcome' | 'thanks' | 'footer') => {
    const problem = problems[part]
    return {
      label: t(`brandForm.name_${part}`),
      hint: t(`brandForm.hint_${part}`) + roomIn(brand[part], MOST[part]),
      error: problem && problemText(problem),
      value: brand[part],
      dir: 'auto',
    } as const
  }
  // An address is no address until its end is typed.
  const address = (isLeft || isTried) && problems.onward
  return (
    <PartFrame title={t('brandForm.part_texts')}>
      <div data-part="welcome">
        <TextArea {...field('welcome')} onChange={({ target }) => set('welcome', target.value)} />
      </div>
      <div data-part="thanks">
        <TextArea {...field('thanks')} onChange={({ target }) => set('thanks', target.value)} />
      </div>
      <div data-part="onward">
        <TextField
          label={t('brandForm.name_onward')}
          hint={t('brandForm.hint_onward')}
          error={address ? problemText(address) : undefined}
          value={brand.onward}
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          placeholder="https://"
          onChange={({ target }) => {
            setLeft(false)
            set('onward', target.value)
          }}
          onBlur={() => setLeft(true)}
        />
      </div>
      <div data-part="footer">
        <TextField {...field('footer')} onChange={({ target }) => set('footer', target.value)} />
      </div>
    </PartFrame>
  )
}
