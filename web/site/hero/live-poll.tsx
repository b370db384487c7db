import { useLayoutEffect, useRef, useState } from 'react'
import { type Opinion, type OpinionGiven, opinion } from '#domain/questions/opinion.ts'
import { t } from '../../i18n/teachers/live.ts'
import { PlayOpinion } from '../../questions/opinion/play.tsx'
import { TallyOpinion } from '../../questions/opinion/tally.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { useElementId } from '../../ui/element-id.ts'
import { LiveSheet } from './live-sheet.tsx'

type LivePollProps = {
  title: string
  intro: string
  question: string
  options: readonly string[]
  done: { text: string; button: string }
}

/** A poll to try, made of the parts that voters and presenters use. It is counted on the page, and every vote is the visitor's. */
export function LivePoll({ title, intro, question, options, done }: LivePollProps) {
  const [asked] = useState<Opinion['asked']>({
    options: [...options],
    look: 'list',
    other: false,
    least: null,
    most: 1,
  })
  const [poll, setPoll] = useState(() => ({ tally: opinion.tally.empty(asked), votes: 0 }))
  const [choice, setChoice] = useState<OpinionGiven | null>(null)
  const [isTried, setTried] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const id = useElementId()
  useLayoutEffect(() => {
    // Pressed while the script was on its way.
    const early = [...(form.current?.querySelectorAll('input') ?? [])].findIndex(({ checked }) => checked)
    if (early >= 0) setChoice([early])
  }, [])
  const vote = () => {
    setTried(choice === null)
    if (choice === null) return
    const tally = opinion.tally.add(poll.tally, { asked, key: {}, given: choice }, 1)
    setPoll({ tally, votes: poll.votes + 1 })
    setChoice(null)
  }
  return (
    <LiveSheet title={title} intro={intro}>
      <form
        ref={form}
        noValidate
        className="grid grid-cols-[minmax(0,1fr)] gap-4 p-4"
        onSubmit={(event) => {
          event.preventDefault()
          vote()
        }}
      >
        <h3 id={`${id}-question`} className="text-base font-medium tracking-normal">
          {question}
        </h3>
        <PlayOpinion
          // Whoever votes next finds nothing chosen.
          key={poll.votes}
          id={id}
          asked={asked}
          answer={choice}
          isReadOnly={false}
          labelledBy={`${id}-question`}
          onAnswer={setChoice}
        />
        {isTried && choice === null && (
          <p role="alert" className="text-wrong">
            {t('live.chooseFirst')}
          </p>
        )}
        <Button type="submit" variant="primary" wide className="needs-script">
          {t('live.vote')}
        </Button>
      </form>
      <div className="border-t border-line p-4">
        <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-3">
          <p role="status" className="tabular font-semibold">
            {t('live.votes', { count: poll.votes })}
          </p>
          {poll.votes > 0 && (
            <Button
              variant="quiet"
              className="-me-3"
              onClick={() => setPoll({ tally: opinion.tally.empty(asked), votes: 0 })}
            >
              {t('live.startOver')}
            </Button>
          )}
        </div>
        <TallyOpinion asked={asked} answerKey={{}} tally={poll.tally} of={poll.votes} />
        <p className="mt-4 text-sm text-ink-soft">{done.text}</p>
        <ButtonLink href="/signup" wide className="mt-3">
          {done.button}
        </ButtonLink>
      </div>
    </LiveSheet>
  )
}
