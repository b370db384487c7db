import content from '../../content/en.json'
import { JoinQuiz } from '../components/join-quiz.tsx'
import { Island } from '../island.tsx'

const { title, text, label, button } = content.home.join

/** For students: they came with a code, and should not have to look for where it goes. */
export function Join() {
  return (
    <section aria-labelledby="join" className="border-b border-line bg-surface">
      <div className="mx-auto flex max-w-6xl flex-col gap-x-12 gap-y-5 px-4 py-8 sm:px-8 md:flex-row md:items-center md:justify-between">
        <div>
          <h2 id="join" className="text-xl">
            {title}
          </h2>
          <p className="text-ink-soft">{text}</p>
        </div>
        <Island
          name="join-quiz"
          of={JoinQuiz}
          props={{ label, button }}
          whenNear
          className="block w-full shrink-0 md:w-auto"
        />
      </div>
    </section>
  )
}
