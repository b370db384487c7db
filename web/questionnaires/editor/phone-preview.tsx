import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useEffect, useState } from 'react'
import type { MarkingRules } from '#domain/marking/marking.ts'
import { type DraftQuestion, gapsOf, madeOf, rulesOf } from '#domain/questionnaires/drafts/draft.ts'
import type { Question } from '#domain/questionnaires/items/question.ts'
import { markedIn } from '#domain/questionnaires/items/section-rules.ts'
import { questionId } from '#domain/questions/question-id.ts'
import type { Value } from '#domain/questions/value.ts'
import { formatNumber } from '../../i18n/format.ts'
import { t } from '../../i18n/teachers/editing.ts'
import { t as editor } from '../../i18n/teachers/editor.ts'
import { AnyOf } from '../../questions/between/any-of.tsx'
import { SectionHeading } from '../../questions/between/written.tsx'
import { gapWords, StillNeeded } from '../../questions/completeness.tsx'
import { DraftTexts, useFormulasIn } from '../../questions/editing/draft-texts.tsx'
import { Prose, TextsOf } from '../../questions/parts/prose.tsx'
import { loadPlayers, PlayQuestion } from '../../questions/players.tsx'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { useElementId } from '../../ui/element-id.ts'
import { anyOfAround } from '../entries/any-of-around.ts'
import {
  type Entry,
  indexOfKey,
  isQuestion,
  type PartEntry,
  passageAt,
  type QuestionEntry,
} from '../entries/draft-entries.ts'
import { type DraftList, numberOf, questionEntries } from '../entries/draft-list.ts'
import { sectionName } from '../entries/entry-name.ts'
import { drawnOf, sectionAt } from '../entries/section-entries.ts'
import { ownMarksWords } from '../question-form/own-words.ts'
import { PartPreview } from '../question-list/part-preview.tsx'

/** The quiz as on a student's phone, to be tried: what is answered here is kept nowhere. */
export default function PhonePreview({ entries, usual }: Pick<PhoneProps, 'entries' | 'usual'>) {
  const [at, setAt] = useState(0)
  const questions = questionEntries({ entries })
  const entry = questions[Math.min(at, questions.length - 1)]
  return entry ? <Phone {...{ entries, entry, usual }} onGo={(to) => setAt(questions.indexOf(to))} /> : null
}

/** The question in hand as on a student's phone, while it is being written. */
export function PhoneOfOpen({
  list,
  onOpen,
}: {
  list: Pick<DraftList, 'entries' | 'open' | 'details'>
  onOpen: (key: number) => void
}) {
  const { entries, open, details } = list
  const entry = entries[indexOfKey(entries, open)]
  const usual = rulesOf(details)
  return entry ? <Phone {...{ entries, entry, usual }} isLow onGo={({ key }) => onOpen(key)} /> : null
}

type PhoneProps = {
  entries: readonly Entry[]
  entry: Entry
  /** By which the quiz is marked; left out: nothing is. */
  usual?: MarkingRules | undefined
  /** Where other things stand beside it. */
  isLow?: boolean
  onGo: (question: QuestionEntry) => void
}

function Phone({ entries, entry, usual, isLow = false, onGo }: PhoneProps) {
  const [answers, setAnswers] = useState<ReadonlyMap<number, Value | null>>(new Map())
  const at = indexOfKey(entries, entry.key)
  const previous = entries.slice(0, at).findLast(isQuestion)
  const next = entries.slice(at + 1).find(isQuestion)
  const section = sectionAt(entries, at)
  const drawn = section && drawnOf(entries, section)
  return (
    <div
      className={classNames(
        'mx-auto flex w-full flex-col overflow-hidden bg-paper',
        // On a phone the page is as wide as that already.
        'rounded border border-line sm:max-w-[22.5rem] sm:rounded-[2rem] sm:border-8 sm:border-ink',
        isLow ? 'h-[min(40rem,calc(100dvh-6rem))]' : 'h-[min(44rem,calc(100dvh-10rem))]',
      )}
    >
      <p className="border-b border-line px-4 py-2 text-center text-sm text-ink-soft">
        {t('editing.phoneHint')}
        {drawn && (
          <span className="tabular block">
            {t('editing.phoneDrawn', { met: formatNumber(drawn.met), count: formatNumber(drawn.count) })}
          </span>
        )}
      </p>
      <div className="min-h-0 flex-1 overflow-y-auto p-4 wrap-anywhere">
        {isQuestion(entry) ? (
          <Asked
            {...{ entries, entry, usual, answers }}
            onAnswer={(value) => setAnswers((before) => new Map(before).set(entry.key, value))}
          />
        ) : (
          <PartPreview entries={entries} entry={entry} />
        )}
      </div>
      <div className="flex flex-wrap justify-between gap-2 border-t border-line p-2">
        <Button
          icon={<ChevronLeft aria-hidden="true" className="size-5" />}
          disabled={!previous}
          onClick={() => previous && onGo(previous)}
        >
          {t('editing.phonePrevious')}
        </Button>
        <Button disabled={!next} onClick={() => next && onGo(next)}>
          {t('editing.phoneNext')}
          <ChevronRight aria-hidden="true" className="size-5" />
        </Button>
      </div>
    </div>
  )
}

type AskedProps = Pick<PhoneProps, 'entries' | 'usual'> &
  Pick<TriedProps, 'onAnswer'> & { entry: QuestionEntry; answers: ReadonlyMap<number, Value | null> }

/** A question with what is read before it. */
function Asked({ entries, entry, usual, answers, onAnswer }: AskedProps) {
  const { key, question } = entry
  const at = indexOfKey(entries, key)
  const place = { number: numberOf({ entries }, key), count: questionEntries({ entries }).length }
  const anyOf = anyOfAround(entries, entry, (of) => (answers.get(of) ?? null) !== null)
  const [passage, section, before] = [passageAt(entries, at), sectionAt(entries, at), textsBefore(entries, at)]
  const marked = section?.part.kind === 'section' ? markedIn(question, section.part) : question
  return (
    <>
      {section && !before.includes(section) && (
        <SectionHeading
          section={{ title: sectionName({ entries }, section), instructions: '' }}
          as="h3"
          isFirst={false}
        />
      )}
      {anyOf && <AnyOf {...anyOf} />}
      {before.map((text) => (
        <PartPreview key={text.key} entries={entries} entry={text} />
      ))}
      {passage && <PartPreview entries={entries} entry={passage} />}
      <h3 className="tabular text-sm font-medium text-ink-soft">
        {[editor('editor.questionOf', place), ...(usual ? ownMarksWords(marked, usual) : [])].join(' · ')}
      </h3>
      <Tried
        key={key}
        id={`phone-${key}`}
        question={question}
        answer={answers.get(key) ?? null}
        isFull={anyOf?.isFull ?? false}
        onAnswer={onAnswer}
      />
    </>
  )
}

/** The texts and the heading that are read before the question at a place, and after the question before it. */
const textsBefore = (entries: readonly Entry[], at: number): PartEntry[] => {
  const before = entries.slice(0, at)
  const since = before.slice(before.findLastIndex(isQuestion) + 1)
  return since.flatMap((entry) => (isQuestion(entry) || entry.part.kind === 'group' ? [] : [entry]))
}

type TriedProps = {
  question: DraftQuestion
  id: string
  answer: Value | null
  /** Not before another one of its section is cleared. */
  isFull: boolean
  onAnswer: (value: Value | null) => void
}

/** One that is not complete can not be asked yet. */
function Tried({ question, ...tried }: TriedProps) {
  const made = madeOf(question, { id: questionId.parse(tried.id), random: () => 0.5 })
  if (made === null || gapsOf(question).length > 0) {
    return (
      <>
        <DraftTexts question={question}>
          <div lang={question.language} dir="auto" className="mt-1 text-lg font-medium whitespace-pre-wrap">
            {question.prompt ? <Prose source={question.prompt} /> : editor('editor.noText')}
          </div>
        </DraftTexts>
        <StillNeeded gaps={gapsOf(question).map(gapWords)} complete="" />
      </>
    )
  }
  return <Played question={made} {...tried} />
}

type PlayedProps = Omit<TriedProps, 'question'> & { question: Question }

function Played({ question, id, answer, isFull, onAnswer }: PlayedProps) {
  const promptId = useElementId()
  const { formulas } = useFormulasIn(question)
  const { kind, format, language } = question
  const [state, setState] = useState<'loading' | 'here' | 'failed'>('loading')
  useEffect(() => {
    const needs = format === undefined ? [] : (['prose', 'formulas'] as const)
    void loadPlayers({ kinds: [kind], needs: [...needs] }).then((isHere) => setState(isHere ? 'here' : 'failed'))
  }, [kind, format])
  if (state === 'loading') return <p className="mt-2 text-ink-soft">{t('editing.phoneLoading')}</p>
  if (state === 'failed') return <p className="mt-2 text-wrong">{t('editing.phoneFailed')}</p>
  const shown = { ...question, formulas }
  return (
    <>
      <div id={promptId} lang={language} dir="auto" className="mt-1 text-lg font-medium whitespace-pre-wrap">
        <TextsOf value={shown}>
          <Prose source={question.prompt} />
        </TextsOf>
      </div>
      <div lang={language} className="mt-5">
        <PlayQuestion
          id={id}
          question={shown}
          answer={answer}
          isReadOnly={isFull}
          labelledBy={promptId}
          onAnswer={onAnswer}
        />
      </div>
      <Button variant="quiet" className="mt-3 -ms-3" disabled={answer === null} onClick={() => onAnswer(null)}>
        {t('editing.phoneClear')}
      </Button>
    </>
  )
}
