import Check from 'lucide-react/icons/check'
import { optionSign } from '../../question-player/option-sign.ts'
import { classNames } from '../../ui/class-names.ts'
import { Section, SectionTitle } from './section.tsx'

export type ExampleTexts = {
  eyebrow: string
  title: string
  text: string
  question: string
  answers: readonly string[]
  /** The place of the right answer, where there is one. */
  right?: number
  note: string
}

/** Somebody's real use of it, beside the question as it would stand on a phone. */
export function Example({ example }: { example: ExampleTexts }) {
  return (
    <Section
      titleId="example"
      ground="surface"
      className="grid items-center gap-x-20 gap-y-10 lg:grid-cols-[1fr_26rem]"
    >
      <SectionTitle id="example" eyebrow={example.eyebrow} text={example.text}>
        {example.title}
      </SectionTitle>
      <figure className="rounded border border-line bg-paper p-5 shadow sm:p-6">
        <p className="text-lg font-semibold">{example.question}</p>
        <ol className="mt-4 grid gap-2.5">
          {example.answers.map((answer, index) => (
            <Answer key={answer} at={index} isRight={index === example.right}>
              {answer}
            </Answer>
          ))}
        </ol>
        <figcaption className="mt-4 text-sm text-ink-soft">{example.note}</figcaption>
      </figure>
    </Section>
  )
}

function Answer({ at, isRight, children }: { at: number; isRight: boolean; children: string }) {
  return (
    <li
      className={classNames(
        'flex min-h-12 items-center gap-3 rounded border px-3 py-2',
        isRight ? 'border-correct bg-correct-soft' : 'border-line-strong bg-surface',
      )}
    >
      <span
        aria-hidden="true"
        className={classNames(
          'grid size-7 shrink-0 place-items-center rounded-full border text-sm font-semibold',
          isRight ? 'border-correct bg-correct text-on-correct' : 'border-line-strong text-ink-soft',
        )}
      >
        {isRight ? <Check className="size-4 stroke-3" /> : optionSign(at)}
      </span>
      {children}
    </li>
  )
}
