import { faultsIn } from '#domain/questionnaires/branching.ts'
import { firstToDo } from '#domain/questionnaires/drafts/draft.ts'
import { speakingFaults } from '#domain/questionnaires/piping.ts'
import { formatNumber } from '../../i18n/format.ts'
import { t } from '../../i18n/teachers/surveys.ts'
import { spokenLanguage } from '../../i18n/translate.ts'
import { isQuestion } from '../entries/draft-entries.ts'
import { firstToDoIn, isDone } from '../entries/draft-list.ts'
import { entryName } from '../entries/entry-name.ts'
import { questionsOfPart } from '../entries/section-entries.ts'
import {
  incompleteIn,
  questionsOf,
  questionsOn,
  type SurveyDraft,
  speakingIn,
  takingOf,
  wrongNamesIn,
} from '../surveys/draft.ts'
import { entriesOf } from '../surveys/survey-entries.ts'
import { withoutGone } from './gone.ts'
import { goneInWords } from './gone-in-words.ts'
import { respondingProblems } from './responding-problems.ts'

/** Passages and texts that still need something, by name. */
const unfinishedPartsIn = (draft: SurveyDraft): string[] => {
  const entries = entriesOf(draft)
  return entries.flatMap((entry) => {
    if (isQuestion(entry) || entry.page || isDone(entry, questionsOfPart(entries, entry).length)) return []
    return [entryName({ entries }, entry)]
  })
}

/** What keeps a survey from being published, as one says it; but for a title, which is said beside its field. */
export const problemsIn = (draft: SurveyDraft): string[] => {
  const incomplete = incompleteIn(draft)
  const counts = draft.pages.map((page) => questionsOn(page).length)
  const unfinished = unfinishedPartsIn(draft)
  const isEmpty = counts.includes(0)
  return [
    ...(incomplete.length > 0
      ? [t('surveys.incomplete', { numbers: incomplete.map((number) => formatNumber(number)).join(', ') })]
      : []),
    ...(unfinished.length > 0
      ? [t('surveys.incompleteParts', { names: new Intl.ListFormat(spokenLanguage()).format(unfinished) })]
      : []),
    ...(isEmpty ? [t('surveys.emptyPage')] : []),
    ...respondingProblems(draft),
    ...wrongNamesIn(draft).map((name) => t('surveys.wrongName', { name })),
    ...goneInWords(draft),
    ...faultsIn(counts, takingOf(withoutGone(draft))).map((fault) => {
      const values = Object.fromEntries(
        Object.entries(fault).flatMap(([name, value]) => (typeof value === 'number' ? [[name, value + 1]] : [])),
      )
      return t(`surveys.fault_${fault.fault}`, values)
    }),
    ...speakingFaults(speakingIn(draft)).map(({ fault, question }) =>
      t(`surveys.${fault}`, { question: formatNumber(question + 1) }),
    ),
  ]
}

/** Which entry is written next, and in which field; null: all are complete. */
export const toDoIn = (draft: SurveyDraft): { key: number; field: string } | null => {
  const entry = firstToDoIn({ entries: entriesOf(draft) })
  return entry
    ? { key: entry.key, field: isQuestion(entry) ? firstToDo(entry.question) : entry.page ? 'title' : 'text' }
    : null
}

export const isWithoutTitle = ({ title }: SurveyDraft): boolean => title.trim() === ''

/** What its questions ask, for whoever compares it with another version. */
export const askedIn = (draft: SurveyDraft) => ({
  questions: questionsOf(draft).map(({ question }) => question),
  marking: null,
})
