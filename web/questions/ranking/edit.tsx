import Trophy from 'lucide-react/icons/trophy'
import { writtenIn } from '#domain/questions/parts/text-list.ts'
import { MAX_RANKED, MIN_RANKED, type Ranking, type RankingDraft } from '#domain/questions/ranking.ts'
import { t as editing } from '../../i18n/teachers/editor.ts'
import { t } from '../../i18n/teachers/opinions.ts'
import { AddButton } from '../editing/add-button.tsx'
import { TextFields } from '../editing/text-fields.tsx'
import type { Editor, EditProps } from '../editor.tsx'
import { CountField } from '../open-ended/count-field.tsx'
import { PartList } from '../parts/part-list.tsx'

const TEXTS = {
  label: (number: string) => editing('editor.item', { number }),
  remove: (number: string) => editing('editor.removeItem', { number }),
  removed: (count: number) => editing('editor.saidItemRemoved', { count }),
}

function EditRanking({ draft, onChange, onFocus, onSaid }: EditProps<Ranking>) {
  const { items, top } = draft
  const add = () => {
    onChange({ ...draft, items: [...items, ''] })
    onFocus(`item-${items.length}`)
  }
  return (
    <>
      <fieldset className="mt-5">
        <legend className="font-medium">{t('opinions.toRank')}</legend>
        <p className="mb-2 text-sm text-ink-soft">{t('opinions.toRankHint')}</p>
        <TextFields
          texts={items}
          fewest={MIN_RANKED}
          most={MAX_RANKED}
          prefix="item"
          say={TEXTS}
          onChange={(next, typedIn) => onChange({ ...draft, items: next }, typedIn)}
          onFocus={onFocus}
          onSaid={onSaid}
        />
      </fieldset>
      <AddButton
        label={editing('editor.addItem')}
        full={items.length < MAX_RANKED ? null : editing('editor.mostItems', { most: MAX_RANKED })}
        onAdd={add}
      />
      <div className="mt-3">
        <CountField
          className="w-64 max-w-full"
          name="top"
          label={t('opinions.top')}
          placeholder={t('opinions.topAll')}
          most={MAX_RANKED}
          count={top}
          onCount={(count) => onChange({ ...draft, top: count }, 'top')}
        />
      </div>
    </>
  )
}

function PreviewRanking({ draft: { items } }: { draft: RankingDraft }) {
  return <PartList parts={writtenIn(items).map((title) => ({ title, lines: [] }))} />
}

export const rankingEditor: Editor<Ranking> = {
  Sign: Trophy,
  Edit: EditRanking,
  Preview: PreviewRanking,
  firstField: 'item-0',
}
