import { type DraftPart, type PartGap, partGaps } from '#domain/draft-item.ts'
import { MAX_IN_GROUP } from '#domain/passage.ts'
import { t } from '../../i18n/editor.ts'
import { formatNumber } from '../../i18n/format.ts'
import { spokenLanguage } from '../../i18n/translate.ts'
import type { PartEntry } from '../draft-entries.ts'
import { membersOf } from '../draft-entries.ts'
import { type DraftList, numberOf } from '../draft-list.ts'
import { StillNeeded } from './completeness.tsx'

const NAMES: Record<PartGap, (kind: DraftPart['kind']) => string> = {
  text: (kind) => t(kind === 'group' ? 'editor.gapPassageText' : 'editor.gapTextText'),
  shorter: () => t('editor.gapShorter'),
  picture: () => t('editor.gapPicture'),
  questions: () => t('editor.gapPassageQuestions'),
  fewer_questions: () => t('editor.gapPassageFewer', { most: MAX_IN_GROUP }),
}

/** What a passage or a text needs, as a part of a sentence. */
export const partGapWords = (gap: PartGap, kind: DraftPart['kind']): string => NAMES[gap](kind)

type PartCompletenessProps = { list: Pick<DraftList, 'entries'>; entry: PartEntry }

/** Which questions belong to a passage, and what a passage or a text still needs. */
export function PartCompleteness({ list, entry: { key, part } }: PartCompletenessProps) {
  const members = membersOf(list.entries, key)
  const numbers = members.map((member) => formatNumber(numberOf(list, member)))
  const isPassage = part.kind === 'group'
  return (
    <>
      {isPassage && (
        <p className="tabular mt-4">
          {members.length === 0
            ? t('editor.passageEmpty')
            : t('editor.passageQuestions', { numbers: new Intl.ListFormat(spokenLanguage()).format(numbers) })}
        </p>
      )}
      <StillNeeded
        gaps={partGaps(part, members.length).map((gap) => partGapWords(gap, part.kind))}
        complete={t(isPassage ? 'editor.passageComplete' : 'editor.textComplete')}
      />
    </>
  )
}
