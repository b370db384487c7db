import content from '../../content/en.json'
import { FloorLotus } from '../components/floor-lotus.tsx'
import { LivePoll } from '../hero/live-poll.tsx'
import { LiveQuiz } from '../hero/live-quiz.tsx'
import { Island } from '../island.tsx'

const { title, intro, questions, done } = content.home.live

const { live } = content.featurePages.poll

/** The product itself, small enough to lie beside the words that praise it, in the middle of the floor's lotus. */
export function TryIt() {
  return (
    <>
      <Lotus />
      <Island name="live-quiz" of={LiveQuiz} props={{ title, intro, questions, done }} className="relative block" />
    </>
  )
}

/** The same of a poll. */
export function TryPoll() {
  return (
    <>
      <Lotus />
      <Island name="live-poll" of={LivePoll} props={live} className="relative block" />
    </>
  )
}

function Lotus() {
  return (
    <FloorLotus className="start-1/2 top-[56%] size-[47rem] max-w-none -translate-x-1/2 -translate-y-1/2 opacity-35 [mask-image:linear-gradient(transparent_18%,black_42%)] rtl:translate-x-1/2" />
  )
}
