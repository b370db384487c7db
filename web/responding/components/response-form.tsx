import { useState } from 'react'
import type { RespondedPaperOnWire } from '#contract/responses.ts'
import { KINDS } from '#domain/kinds.ts'
import { questionId } from '#domain/question-id.ts'
import { t } from '../../i18n/responding.ts'
import { Prose, TextsOf } from '../../questions/parts/prose.tsx'
import { askedIn, PlayQuestion, type ShownQuestion } from '../../questions/players.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { useElementId } from '../../ui/element-id.ts'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { extra } from '../../ui/extra.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { lackingAmong } from '../lacking.ts'
import type { Answering, ResponseView } from '../responder.ts'
import { type Say, sayerOf } from '../said.ts'

const CrowdResults = extra(() => import('./crowd-results.tsx').then((module) => module.CrowdResults))

export type RespondingProps = { paper: RespondedPaperOnWire; view: ResponseView; responder: Answering }

/** All that is asked, on one page. */
export function ResponseForm({ paper, view, responder }: RespondingProps) {
  const [questions] = useState(() => askedIn(paper.questions))
  const [isTried, setIsTried] = useState(false)
  const { ask_name: askName } = paper.responding
  const name = view.told.name ?? ''
  const lacking = lackingAmong(questions, view.answers)
  const say = sayerOf({ questions, answers: view.answers })
  const isNameless = askName === 'required' && name.trim() === ''
  const send = (event: React.FormEvent) => {
    event.preventDefault()
    setIsTried(true)
    if (lacking.length === 0 && !isNameless) responder.end()
    else if (lacking[0]) document.getElementById(headingOf(lacking[0].id))?.focus()
  }
  return (
    <form noValidate className="grid grid-cols-[minmax(0,1fr)] gap-8" onSubmit={send}>
      {askName !== 'no' && (
        <TextField
          label={t('responding.name')}
          value={name}
          maxLength={100}
          autoComplete="name"
          error={isTried && isNameless ? t('responding.nameRequired') : undefined}
          onChange={({ currentTarget }) => responder.tell('name', currentTarget.value)}
        />
      )}
      {questions.map((question) => (
        <Asked
          key={question.id}
          question={question}
          view={view}
          responder={responder}
          say={say}
          isLacking={isTried && lacking.includes(question)}
          isTitle={questions.length === 1 && question.prompt === paper.title}
        />
      ))}
      <Button type="submit" variant="primary" wide>
        {t('responding.send')}
      </Button>
    </form>
  )
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
  return (
    <article className="grid grid-cols-[minmax(0,1fr)] gap-3" lang={question.lang}>
      <h2
        id={headingOf(id)}
        tabIndex={-1}
        dir="auto"
        className={isTitle ? 'sr-only' : 'text-lg font-medium whitespace-pre-wrap'}
      >
        <TextsOf value={question}>
          <Prose source={say(question.prompt, question.format)} />
        </TextsOf>
        {question.own?.required && <span className="sr-only"> {t('responding.mustAnswer')}</span>}
      </h2>
      {isLacking && (
        <p id={errorId} className="text-wrong">
          {t(answer === null ? 'responding.required' : 'responding.unfinished')}
        </p>
      )}
      <PlayQuestion
        id={id}
        question={question}
        answer={answer}
        isReadOnly={false}
        labelledBy={isLacking ? `${headingOf(id)} ${errorId}` : headingOf(id)}
        onAnswer={(value) => responder.answer(id, value)}
      />
    </article>
  )
}

/** What is said once all was answered, and where the answers are. */
export function Thanks({ paper, view, responder }: RespondingProps) {
  const { failure } = view
  if (failure?.code === 'responses_closed')
    return <ErrorPanel title={t('responding.closedTitle')}>{t('responding.closedNotSent')}</ErrorPanel>
  if (failure?.code === 'already_answered') return <p>{t('responding.answeredAlready')}</p>
  if (failure?.code === 'invalid_request') return <ErrorPanel title={t('responding.refused')} />
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div role="status" className="grid gap-4">
        <ThanksText paper={paper} />
        <p>{whereItIs(view)}</p>
      </div>
      {paper.responding.changeable && paper.status === 'active' && (
        <Button onClick={() => responder.reopen()}>{t('responding.change')}</Button>
      )}
      {responder.crowd && view.isKnown && KINDS[paper.kind].isAtOnce && paper.responding.results !== 'never' && (
        <CrowdResults paper={paper} read={responder.crowd} />
      )}
    </div>
  )
}

/** What the one who asks says at the end, and where one may go on to: never by itself, and never unseen. */
export function ThanksText({ paper }: Pick<RespondingProps, 'paper'>) {
  const { thanks, onward } = paper.responding
  return (
    <>
      <h2 className="text-xl">{t('responding.thanks')}</h2>
      {thanks !== '' && (
        <p className="whitespace-pre-wrap" dir="auto">
          {thanks}
        </p>
      )}
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

export function Closed() {
  return <ErrorPanel title={t('responding.closedTitle')}>{t('responding.closedHelp')}</ErrorPanel>
}
