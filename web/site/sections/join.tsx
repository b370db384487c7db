import content from '../../content/en.json'
import { JoinQuiz } from '../components/join-quiz.tsx'
import { Island } from '../island.tsx'

const { title, text, label, button } = content.home.join

/** For students, before all else: they came with a code, and should not have to look for where it goes. */
export function Join() {
  return (
    <section aria-labelledby="join" className="@container border-b border-line bg-surface">
      <div className="mx-auto grid max-w-6xl content-center gap-x-12 px-4 py-4 sm:px-8 @min-[44rem]:grid-cols-[1fr_minmax(20rem,auto)]">
        <h2 id="join" className="text-xl @min-[44rem]:self-end">
          {title}
        </h2>
        <Island
          name="join-quiz"
          of={JoinQuiz}
          props={{ label, button }}
          className="mt-2 block @min-[44rem]:col-start-2 @min-[44rem]:row-span-2 @min-[44rem]:row-start-1 @min-[44rem]:mt-0"
        />
        <p className="mt-2 text-sm text-ink-soft @min-[44rem]:mt-0 @min-[44rem]:text-base">{text}</p>
      </div>
    </section>
  )
}
