import { useEffect, useState } from 'react'
import { ABILITIES } from '#domain/questionnaires/kinds.ts'
import { questionId } from '#domain/questions/question-id.ts'
import type { Problem } from '#domain/text/problem.ts'
import { t } from '../../i18n/students/responding.ts'
import { Prose, TextsOf } from '../../questions/parts/prose.tsx'
import { WrittenText } from '../../questions/parts/written-text.tsx'
import { askedIn, PlayQuestion, type ShownQuestion } from '../../questions/players.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { useElementId } from '../../ui/element-id.ts'
import { extra } from '../../ui/extra.tsx'
import { brandHere } from '../brand/brand-here.ts'
import type { RespondingProps } from './answering.ts'
import { RefusedNotice, refusedTold, Who } from './beside-questions.tsx'
import { Closed, isNotTaken } from './closed.tsx'
import { invalidIn, lackingAmong } from './lacking.ts'
import { ListedQuestions } from './listed-questions.tsx'
import type { Refused } from './refused.ts'
import type { ResponseView } from './response-view.ts'
import { type Say, sayerOf } from './said.ts'
import { focusOnTold, whoProblems } from './who.ts'

const CrowdResults = extra(() => import('./crowd-results.tsx').then((module) => module.CrowdResults))

/** All that is asked, on one page. */
export function ResponseForm({ paper, view, responder }: RespondingProps) {
  const [questions] = useState(() => askedIn(paper.questions))
  const [isTried, setIsTried] = useState(false)
  const lacking = lackingAmong(questions, view.answers)
  const say = sayerOf({ questions, answers: view.answers })
  const [unsaid] = Object.keys(whoProblems(paper, view))
  useFocusOnRefused(paper, view.refused)
  const send = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setIsTried(true)
    if (unsaid) return focusOnTold(unsaid)
    if (lacking[0]) return focusOn(headingOf(lacking[0].id))
    const invalid = invalidIn(event.currentTarget)
    if (invalid) return invalid.focus()
    responder.end()
  }
  return (
    <form noValidate className="grid grid-cols-[minmax(0,1fr)] gap-8" onSubmit={send}>
      <RefusedNotice paper={paper} view={view} />
      <Who paper={paper} view={view} responder={responder} isTried={isTried} />
      <ListedQuestions paper={paper} screen={allOf(questions)} questions={questions} say={say}>
        {(question) => (
          <Asked
            key={question.id}
            question={question}
            view={view}
            responder={responder}
            say={say}
            isLacking={isTried && lacking.includes(question)}
            isTitle={questions.length === 1 && question.prompt === paper.title}
          />
        )}
      </ListedQuestions>
      <Button type="submit" variant="primary" wide>
        {t('responding.send')}
      </Button>
      {view.isCounted && (
        <p role="status" className="text-sm text-ink-soft">
          {whatCounts(paper, view)}
        </p>
      )}
    </form>
  )
}

const allOf = (questions: readonly ShownQuestion[]) => {
  const all = questions.map(({ id }) => id)
  return { page: all, there: all, here: all, next: null }
}

export const focusOn = (id: string): void => document.getElementById(id)?.focus()

/** Whoever is led back by a refusal is led to what has to be put right first. */
export const useFocusOnRefused = (paper: RespondingProps['paper'], refused: Refused): void => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is refused later is refused in passing
  useEffect(() => {
    const told = refusedTold(paper, refused)
    const [first] = Object.keys(refused)
    if (told !== undefined) focusOnTold(told)
    else if (first !== undefined) focusOn(headingOf(first))
  }, [])
}

export const headingOf = (id: string) => `asked-${id}`

type AskedProps = Omit<RespondingProps, 'paper'> & {
  question: ShownQuestion
  say: Say
  isLacking: boolean
  /** Whether the page says it above already: then it is only read out. */
  isTitle?: boolean
}

export function Asked({ question, view, responder, say, isLacking, isTitle = false }: AskedProps) {
  const errorId = useElementId()
  const id = questionId.parse(question.id)
  const answer = view.answers[id] ?? null
  const refused = view.refused[id]
  const isWrong = isLacking || refused !== undefined
  return (
    <article className="grid grid-cols-[minmax(0,1fr)] gap-3" lang={question.lang}>
      <h2 id={headingOf(id)} tabIndex={-1} dir="auto" className="text-lg font-medium">
        <span className={isTitle ? 'sr-only' : 'whitespace-pre-wrap'}>
          <TextsOf value={question}>
            <Prose source={say(question.prompt, question.format)} />
          </TextsOf>
        </span>{' '}
        {question.own?.required && (
          <span className="text-base font-normal text-ink-soft">{t('responding.mustAnswer')}</span>
        )}
      </h2>
      {isWrong && (
        <p id={errorId} className="text-wrong">
          {t(`responding.${refused ? wordsFor(refused) : answer === null ? 'required' : 'unfinished'}`)}
        </p>
      )}
      <PlayQuestion
        id={id}
        question={question}
        answer={answer}
        isReadOnly={false}
        labelledBy={isWrong ? `${headingOf(id)} ${errorId}` : headingOf(id)}
        onAnswer={(value) => responder.answer(id, value)}
      />
    </article>
  )
}

const wordsFor = (refused: Problem) => {
  if (refused === 'required') return 'required'
  if (refused === 'file_missing') return 'fileGone'
  return refused === 'answer_unfinished' ? 'unfinished' : 'answerRefused'
}

/** What is said once all was answered, and where the answers are. */
export function Thanks({ paper, view, responder, say }: RespondingProps & { say: Say }) {
  const { failure } = view
  if (isNotTaken(view)) return <Closed paper={paper} view={view} responder={responder} />
  if (failure?.code === 'already_answered') return <p>{t('responding.answeredAlready')}</p>
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div role="status" className="grid grid-cols-1 gap-4">
        <ThanksText paper={paper} say={say} />
        <p>{whereItIs(view)}</p>
      </div>
      {paper.responding.changeable && paper.status === 'active' && (
        <Button onClick={() => responder.reopen()}>{t('responding.change')}</Button>
      )}
      {responder.crowd && view.isKnown && ABILITIES[paper.kind].presenting && paper.responding.results !== 'never' && (
        <CrowdResults paper={paper} answers={view.answers} read={responder.crowd} />
      )}
    </div>
  )
}

/** For whoever changes what they have sent; it may have been sent by another window, where nothing can be changed. */
export const whatCounts = ({ responding }: RespondingProps['paper'], { isKept }: ResponseView): string => {
  if (!responding.changeable) return t('responding.answeredAlready')
  return t(isKept ? 'responding.notCounted' : 'responding.notCountedNorKept')
}

/** What the one who asks says at the end, and where one may go on to: never by itself, and never unseen. */
export function ThanksText({ paper, say }: Pick<RespondingProps, 'paper'> & { say: Say }) {
  const { thanks, onward } = paper.responding
  const { thanks: written = {} } = paper.written ?? {}
  const own = brandHere(paper.brand)
  return (
    <>
      <h2 className="text-xl">{t('responding.thanks')}</h2>
      {thanks !== '' && <WrittenText text={say(thanks, written.format)} written={written} />}
      {own && thanks === '' && onward === '' && <own.Thanks brand={own.brand} />}
      {onward !== '' && URL.canParse(onward) && (
        <a href={onward} rel="noopener noreferrer" className={classNames(buttonClass(), 'justify-self-start')}>
          {t('responding.onward', { host: new URL(onward).host })}
        </a>
      )}
    </>
  )
}

const whereItIs = ({ isKnown, isKept, failure }: ResponseView): string => {
  if (isKnown) return t('responding.thanksSent')
  if (failure === null) return t('responding.sending')
  return t(isKept ? 'responding.thanksKept' : 'responding.thanksNotKept')
}
