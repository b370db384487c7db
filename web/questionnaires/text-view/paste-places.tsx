import { isEmptyDraft } from '#domain/questionnaires/drafts/draft.ts'
import type { DraftItem } from '#domain/questionnaires/drafts/draft-item.ts'
import { formatNumber } from '../../i18n/format.ts'
import { t } from '../../i18n/teachers/editor.ts'
import { SelectField } from '../../ui/forms/select-field.tsx'
import { indexOfKey, isQuestion } from '../entries/draft-entries.ts'
import { type DraftList, numberOf } from '../entries/draft-list.ts'
import { entryName, sectionName } from '../entries/entry-name.ts'
import { type FiledHere, hasSections, namesAny, type PastePlace } from '../entries/pasted-into.ts'
import { sectionAt } from '../entries/section-entries.ts'

type PastePlacesProps = {
  list: DraftList
  pasted: readonly DraftItem[]
  place: PastePlace
  onPlace: (place: PastePlace) => void
  /** What comes into which section; none where it goes into no sections. */
  filed: readonly FiledHere[]
}

/** Where pasted questions go, which can be chosen where it makes a difference. */
export function PastePlaces({ list, pasted, place, onPlace, filed }: PastePlacesProps) {
  const places = placesIn(list, pasted)
  return (
    <>
      {places.length > 1 && (
        <SelectField
          name="place"
          className="mt-4"
          label={t('editor.pastePlace')}
          value={place}
          onChange={({ target }) => onPlace(places.find(([each]) => each === target.value)?.[0] ?? 'end')}
        >
          {places.map(([each, name]) => (
            <option key={each} value={each}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
      {filed.length > 0 && (
        <ul className="tabular mt-2 grid gap-x-6 gap-y-1 sm:grid-cols-2">
          {filed.map((each) => (
            <li key={`${each.section} ${each.title}`} className={each.over > 0 ? 'font-medium text-wrong' : undefined}>
              {filedWords(each)}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

const placesIn = (list: DraftList, pasted: readonly DraftItem[]): [PastePlace, string][] => {
  const { section, behind } = { section: sectionWords(list, pasted), behind: behindName(list) }
  return [
    ...(section === null ? [] : [['section', section] satisfies [PastePlace, string]]),
    ['end', t(list.offers.asks === 'knowledge' ? 'editor.pasteAtEnd' : 'editor.pasteAtEndOpinions')],
    ...(behind === null ? [] : [['behind', t('editor.pasteBehind', { name: behind })] satisfies [PastePlace, string]]),
  ]
}

const sectionWords = (list: DraftList, pasted: readonly DraftItem[]): string | null => {
  if (!hasSections(list)) return null
  if (namesAny(list, pasted)) return t('editor.pasteNamed')
  const open = sectionAt(list.entries, indexOfKey(list.entries, list.open))
  return open && t('editor.pasteInSection', { name: sectionName(list, open) })
}

/** What pasted questions may come behind, other than the end; null where that makes no difference. */
const behindName = (list: DraftList): string | null => {
  const open = list.entries.find(({ key }) => key === list.open)
  if (open === undefined || open === list.entries.at(-1)) return null
  if (!isQuestion(open)) return entryName(list, open)
  return isEmptyDraft(open.question) ? null : t('editor.question', { number: formatNumber(numberOf(list, open.key)) })
}

const filedWords = ({ section, title, count, over, of }: FiledHere): string => {
  const name = title || t('editor.pasteAbove')
  const words = t('editor.pasteFiled', { name, questions: t('editor.questionTotal', { count }) })
  if (over > 0) return t('editor.pasteFiledOver', { words, over: formatNumber(over), of: formatNumber(of) })
  return section === null && title !== '' ? t('editor.pasteFiledNew', { words }) : words
}
