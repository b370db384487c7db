import Plus from 'lucide-react/icons/plus'
import { RichText } from '../rich-text.tsx'

export type Question = { id: string; question: string; answer: readonly string[] }

type AccordionProps = { name: string; questions: readonly Question[] }

/** The browser's own: those of one name close each other, the open one closes itself, and no script is needed. On paper all are open. */
export function Accordion({ name, questions }: AccordionProps) {
  return (
    <div className="border-t border-line print:[&_details::details-content]:[content-visibility:visible] print:[&_svg]:hidden">
      {questions.map(({ id, question, answer }) => (
        <details key={id} id={id} name={name} className="group scroll-mt-24 border-b border-line">
          <summary className="flex min-h-16 list-none items-center justify-between gap-[min(1.5rem,8vw)] rounded py-3 hover:text-brand [&::-webkit-details-marker]:hidden">
            <h3 className="text-lg text-balance">{question}</h3>
            <Plus
              aria-hidden="true"
              className="size-6 shrink-0 text-brand transition-transform duration-150 group-open:rotate-45"
            />
          </summary>
          <div className="grid gap-3 pe-[min(3rem,15vw)] pb-6 text-ink-soft">
            {answer.map((paragraph) => (
              <p key={paragraph}>
                <RichText text={paragraph} />
              </p>
            ))}
          </div>
        </details>
      ))}
    </div>
  )
}
