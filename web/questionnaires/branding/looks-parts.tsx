import type { Brand } from '#domain/branding/brand.ts'
import type { BrandStyle } from '#domain/branding/packed-style.ts'
import { CORNERS } from '#domain/branding/packed-style.ts'
import { problemText } from '../../i18n/problems.ts'
import { t } from '../../i18n/teachers/brand-form.ts'
import { Segments } from '../../ui/forms/segments.tsx'
import { toast } from '../../ui/toast.ts'
import { COLOURS, withChange } from './brand-draft.ts'
import { ColourField } from './colour-field.tsx'
import { FontField } from './font-field.tsx'
import { HeadField } from './head-field.tsx'
import { PartFrame } from './part-frame.tsx'
import { PictureField } from './picture-field.tsx'
import type { BrandChanging } from './use-brand-form.ts'

type LooksProps = { changing: BrandChanging }
type StyledProps = LooksProps & { style: BrandStyle }

type Change = Partial<Pick<Brand, 'logo' | 'icon' | 'head' | 'font' | 'corners'>>

const setter = (changing: BrandChanging) => (change: Change) => changing.change((draft) => withChange(draft, change))

/** Takes a picture out, with a way back to it. */
const remover = (changing: BrandChanging) => (change: Change, back: Change) => {
  const set = setter(changing)
  set(change)
  toast.success(t('brandForm.removed'), { action: { label: t('brandForm.putBack'), onAct: () => set(back) } })
}

export function PicturesPart({ changing }: LooksProps) {
  const { draft, problems, addFrame } = changing
  const [set, remove] = [setter(changing), remover(changing)]
  return (
    <PartFrame title={t('brandForm.part_pictures')}>
      {(['logo', 'icon'] as const).map((part) => {
        const problem = problems[part]
        return (
          <div key={part} data-part={part}>
            <PictureField
              name={t(`brandForm.name_${part}`)}
              hint={t(`brandForm.hint_${part}`)}
              as={part}
              picture={draft.brand[part]}
              problem={problem && problemText(problem)}
              onPicked={(id, frame) => {
                addFrame(id, frame)
                set({ [part]: id })
              }}
              onRemove={() => remove({ [part]: null }, { [part]: draft.brand[part] })}
            />
          </div>
        )
      })}
    </PartFrame>
  )
}

export function ColoursPart({ changing, style }: StyledProps) {
  return (
    <PartFrame title={t('brandForm.part_colours')} hint={t('brandForm.coloursHint')}>
      {COLOURS.map((part) => (
        <ColourField key={part} {...{ part, changing, style }} />
      ))}
    </PartFrame>
  )
}

export function HeadPart({ changing, style }: StyledProps) {
  const { draft, problems, addFrame } = changing
  const { head } = draft.brand
  const [set, remove] = [setter(changing), remover(changing)]
  return (
    <PartFrame title={t('brandForm.part_head')} hint={t('brandForm.hint_head')}>
      <div data-part="head" className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <HeadField {...{ head, style }} onPick={(background) => set({ head: { kind: 'background', background } })} />
        <PictureField
          name={t('brandForm.background_picture')}
          hint={t('brandForm.pictureNote')}
          as="background"
          picture={head.kind === 'picture' ? head.picture : null}
          problem={problems.head && problemText(problems.head)}
          onPicked={(id, frame) => {
            addFrame(id, frame)
            set({ head: { kind: 'picture', picture: id } })
          }}
          onRemove={() => remove({ head: { kind: 'background', background: 'alpona' } }, { head })}
        />
      </div>
    </PartFrame>
  )
}

const RADIUS = { usual: 'rounded-[5px]', square: 'rounded-none', round: 'rounded-[10px]' } as const

export function FontPart({ changing }: LooksProps) {
  const set = setter(changing)
  const { font, corners } = changing.draft.brand
  return (
    <PartFrame title={t('brandForm.part_font')}>
      <div data-part="font">
        <FontField font={font} onPick={(picked) => set({ font: picked })} />
      </div>
      <div data-part="corners">
        <Segments
          legend={t('brandForm.name_corners')}
          isNamed
          value={corners}
          segments={CORNERS.map((value) => ({
            value,
            label: t(`brandForm.corners_${value}`),
            icon: <span aria-hidden="true" className={`size-5 shrink-0 border-2 border-current ${RADIUS[value]}`} />,
          }))}
          onPick={(picked) => set({ corners: picked })}
        />
      </div>
    </PartFrame>
  )
}
