import { earnedByAll, type Guessed, paperFigures } from '#domain/marking/guessing.ts'
import { hasNegativeMarking, type MarkingRules, rulesFor } from '#domain/marking/marking.ts'
import { type Marks, marksAsNumber } from '#domain/marking/marks.ts'
import type { DraftQuestion } from '#domain/questionnaires/drafts/draft.ts'
import { guessedOf } from '#domain/questionnaires/drafts/guessed-draft.ts'
import { markedIn, type SectionRules } from '#domain/questionnaires/items/section-rules.ts'
import { t } from '../../i18n/teachers/editing.ts'
import { formatMarks } from '../../results/answers/marks-text.ts'
import { Explained } from '../../ui/explained.tsx'
import type { Entry } from '../entries/draft-entries.ts'
import { partsOf } from '../entries/section-entries.ts'
import { areUsable } from '../question-form/own-words.ts'
import { QuestionLinks } from './question-links.tsx'

type PaperFiguresProps = { entries: readonly Entry[]; usual: MarkingRules; onOpen: (key: number) => void }

/** What a perfect, a blank and a guessed paper get, and in which questions it pays to choose every option. */
export function PaperFigures({ entries, usual, onOpen }: PaperFiguresProps) {
  if (!areUsable(usual)) return null
  const parts = partsOf(entries).map(({ rules, choose, questions }) => ({
    choose,
    questions: questions.map(({ key, question }) => ({ key, guessed: guessedIn(question, rules) })),
  }))
  const questions = parts.flatMap((part) => part.questions).map((question, at) => ({ ...question, number: at + 1 }))
  const complete = parts.map((part) => ({
    ...part,
    questions: part.questions.flatMap(({ guessed }) => guessed ?? []),
  }))
  const counted = complete.flatMap((part) => part.questions)
  const { perfect, guessed } = paperFigures(complete, usual)
  if (perfect === 0) return null
  const paying = questions.filter((question) => question.guessed && paysForAll(question.guessed, usual))
  const isGuessingFree = isFree(counted, usual)
  const unfinished = questions.length - counted.length
  return (
    <section aria-label={t('editing.papers')} className="sm:col-span-2">
      <h3 className="text-base">{t('editing.papers')}</h3>
      <dl className="mt-1 flex flex-wrap gap-x-8 gap-y-2">
        <Figure name={t('editing.paperPerfect')} marks={perfect} />
        <Figure name={t('editing.paperBlank')} marks={0} />
        <Figure name={t('editing.paperGuessed')} marks={guessed} />
      </dl>
      {guessed > 0 && isGuessingFree && <p className="mt-1 text-sm text-ink-soft">{t('editing.papersFree')}</p>}
      {usual.floor && !isGuessingFree && <p className="mt-1 text-sm text-ink-soft">{t('editing.papersFloor')}</p>}
      {unfinished > 0 && (
        <p className="mt-1 text-sm text-ink-soft">{t('editing.papersUnfinished', { count: unfinished })}</p>
      )}
      <Explained title={t('editing.papersHow')}>
        <p>{t('editing.papersHowOne')}</p>
        <p>{t('editing.papersHowSeveral')}</p>
        <p>{t('editing.papersHowOthers')}</p>
      </Explained>
      {paying.length > 0 && (
        <div className="mt-2 flex flex-wrap items-center gap-x-1 rounded border border-line bg-brand-soft p-3">
          <p>{t('editing.ticksAll', { count: paying.length })}</p>
          <QuestionLinks questions={paying} onOpen={onOpen} />
          <p className="basis-full text-sm text-ink-soft">{t('editing.ticksAllHelp')}</p>
        </div>
      )}
    </section>
  )
}

const guessedIn = (question: DraftQuestion, rules: SectionRules): Guessed | null => {
  const guessed = guessedOf(question)
  return guessed && markedIn(guessed, rules)
}

function Figure({ name, marks }: { name: string; marks: Marks }) {
  return (
    <div>
      <dt className="text-sm text-ink-soft">{name}</dt>
      <dd className="tabular font-semibold">{formatMarks(marksAsNumber(marks))}</dd>
    </div>
  )
}

const paysForAll = (question: Guessed, usual: MarkingRules): boolean =>
  earnedByAll(question.guess, rulesFor(question, usual)) > 0

const isFree = (questions: readonly Guessed[], usual: MarkingRules): boolean =>
  !questions.some((question) => hasNegativeMarking(rulesFor(question, usual)))
