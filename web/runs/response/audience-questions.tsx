import ArrowBigUp from 'lucide-react/icons/arrow-big-up'
import { type FormEvent, useState } from 'react'
import type { ToldQuestion } from '#contract/audience/audience-questions.ts'
import { type HallMode, MAX_AUDIENCE_QUESTION_LENGTH } from '#domain/audience/audience-question.ts'
import { formatNumber } from '../../i18n/format.ts'
import { t } from '../../i18n/students/hall.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { TextArea } from '../../ui/forms/text-area.tsx'
import { useHall } from './use-hall.ts'

type AudienceQuestionsProps = { mode: HallMode; code: string; deviceKey: string }

/** What somebody in a hall asks, and what others do: they vote for it. */
export function AudienceQuestions({ mode, code, deviceKey }: AudienceQuestionsProps) {
  const hall = useHall({ code, deviceKey })
  const { told, own } = hall
  if (told === null) return null
  const isIn = (state: ToldQuestion['state']) => told.questions.filter((question) => question.state === state)
  const [now] = isIn('now')
  const shown = isIn('shown')
  const answered = isIn('answered')
  const hasNone = told.questions.length + own.waiting.length === 0
  const rows = { hall, isOpen: told.is_open }
  return (
    <section
      aria-labelledby="hall"
      className="grid grid-cols-[minmax(0,1fr)] gap-5 border-t border-line pt-5"
      onPointerDown={hall.touch}
      onKeyDown={hall.touch}
    >
      <h2 id="hall" className="text-xl">
        {t('hall.title')}
      </h2>
      {told.is_open ? (
        <AskForm hall={hall} hint={t(mode === 'open' ? 'hall.open' : 'hall.checked')} />
      ) : (
        <p>{t('hall.closed')}</p>
      )}
      <p role="status" className="empty:hidden">
        {hall.asking ? t('hall.sending') : hall.notice && t(`hall.${hall.notice}`)}
      </p>
      {hall.isOld && <p role="status">{t('hall.old')}</p>}
      {now && (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-2 rounded border-2 border-brand bg-surface p-4 text-lg">
          <h3 className="text-base font-semibold">{t('hall.now')}</h3>
          <Row question={now} {...rows} />
        </div>
      )}
      {own.waiting.length > 0 && (
        <div className="grid grid-cols-1 gap-2">
          <h3 className="font-semibold">{t('hall.waiting')}</h3>
          <ul className="grid grid-cols-1 gap-2">
            {own.waiting.map(({ id, text }) => (
              <li key={id} dir="auto" className="rounded border border-dashed border-line-strong p-3 wrap-anywhere">
                {text}
              </li>
            ))}
          </ul>
        </div>
      )}
      {shown.length > 0 && (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
          <h3 className="font-semibold">{t('hall.others')}</h3>
          <List questions={shown} {...rows} />
        </div>
      )}
      {hasNone && <p className="text-ink-soft">{t('hall.none')}</p>}
      {answered.length > 0 && (
        <details>
          <summary className="flex min-h-11 cursor-pointer items-center font-medium text-brand">
            {t('hall.answered', { count: formatNumber(answered.length) })}
          </summary>
          <List questions={answered} {...rows} isOpen={false} />
        </details>
      )}
    </section>
  )
}

type Hall = ReturnType<typeof useHall>

function AskForm({ hall: { text, setText, asking, ask }, hint }: { hall: Hall; hint: string }) {
  const [isTried, setTried] = useState(false)
  const isEmpty = text.trim() === ''
  const send = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (asking || isEmpty) return
    if (await ask()) setTried(false)
  }
  return (
    <form noValidate className="grid grid-cols-[minmax(0,1fr)] gap-3" onSubmit={(event) => void send(event)}>
      <TextArea
        label={t('hall.question')}
        hint={hint}
        rows={2}
        value={text}
        readOnly={asking !== null}
        maxLength={MAX_AUDIENCE_QUESTION_LENGTH}
        error={isTried && isEmpty ? t('hall.empty') : undefined}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <Button type="submit" busy={asking !== null} className="justify-self-start">
        {t('hall.ask')}
      </Button>
    </form>
  )
}

type RowsProps = { hall: Hall; isOpen: boolean }

function List({ questions, ...rows }: RowsProps & { questions: readonly ToldQuestion[] }) {
  return (
    <ul className="grid grid-cols-1 gap-2">
      {questions.map((question) => (
        <li key={question.id} className="rounded border border-line bg-surface p-3">
          <Row question={question} {...rows} />
        </li>
      ))}
    </ul>
  )
}

function Row({ question: { id, text, votes }, hall, isOpen }: RowsProps & { question: ToldQuestion }) {
  const isOwn = hall.own.asked.includes(id)
  const isKnown = hall.own.voted.includes(id)
  const isSet = hall.wanted.get(id) ?? isKnown
  const count = votes + Number(isSet) - Number(isKnown)
  const textId = `asked-in-hall-${id}`
  return (
    <div className="flex items-start gap-3">
      <p id={textId} dir="auto" className="min-w-0 grow py-2 wrap-anywhere">
        {text}
      </p>
      {isOpen && !isOwn ? (
        <button
          type="button"
          aria-pressed={isSet}
          aria-describedby={textId}
          className={classNames(buttonClass(), 'tabular shrink-0', isSet && 'border-brand bg-brand-soft text-brand')}
          onClick={() => void hall.vote(id, !isSet)}
        >
          <ArrowBigUp aria-hidden="true" className={classNames('size-5', isSet && 'fill-current')} />
          <span aria-hidden="true">{formatNumber(count)}</span>
          <span className="sr-only">
            {t('hall.vote')}. {t('hall.votes', { count: formatNumber(count) })}
          </span>
        </button>
      ) : (
        <p className="tabular shrink-0 py-2 text-end text-ink-soft">
          {isOwn && <span className="block font-semibold">{t('hall.yours')}</span>}
          {t('hall.votes', { count: formatNumber(count) })}
        </p>
      )}
    </div>
  )
}
