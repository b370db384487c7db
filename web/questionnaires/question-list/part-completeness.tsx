import { type DraftPart, type PartGap, partGaps } from '#domain/questionnaires/drafts/draft-item.ts'
import { MAX_IN_PASSAGE } from '#domain/questionnaires/items/passage.ts'
import { formatNumber } from '../../i18n/format.ts'
import { t } from '../../i18n/teachers/editor.ts'
import { spokenLanguage } from '../../i18n/translate.ts'
import { StillNeeded } from '../../questions/completeness.tsx'
import type { PartEntry } from '../entries/draft-entries.ts'
import { type DraftList, numberOf } from '../entries/draft-list.ts'
import { questionsOfPart } from '../entries/section-entries.ts'

const COMPLETE = {
  group: 'editor.passageComplete',
  text: 'editor.textComplete',
  section: 'editor.sectionComplete',
} as const

const NAMES: Record<PartGap, (kind: DraftPart['kind']) => string> = {
  title: () => t('editor.gapSectionTitle'),
  text: (kind) => t(kind === 'group' ? 'editor.gapPassageText' : 'editor.gapTextText'),
  shorter: () => t('editor.gapShorter'),
  picture: () => t('editor.gapPicture'),
  questions: (kind) => t(kind === 'section' ? 'editor.gapSectionQuestions' : 'editor.gapPassageQuestions'),
  fewer_questions: () => t('editor.gapPassageFewer', { most: MAX_IN_PASSAGE }),
}

/** What a section, a passage or a text needs, as a part of a sentence. */
export const partGapWords = (gap: PartGap, kind: DraftPart['kind']): string => NAMES[gap](kind)

type PartCompletenessProps = { list: Pick<DraftList, 'entries'>; entry: PartEntry }

/** Which questions belong to a section or a passage, and what it, or a text, still needs. */
export function PartCompleteness({ list, entry }: PartCompletenessProps) {
  const { part } = entry
  const numbers = questionsOfPart(list.entries, entry).map(({ key }) => formatNumber(numberOf(list, key)))
  return (
    <>
      {part.kind !== 'text' && (
        <p className="tabular mt-4">
          {numbers.length === 0
            ? t(part.kind === 'section' ? 'editor.sectionEmpty' : 'editor.passageEmpty')
            : t('editor.passageQuestions', { numbers: new Intl.ListFormat(spokenLanguage()).format(numbers) })}
        </p>
      )}
      <StillNeeded
        gaps={partGaps(part, numbers.length).map((gap) => partGapWords(gap, part.kind))}
        complete={t(COMPLETE[part.kind])}
      />
    </>
  )
}
