import type { Written } from '#domain/text/text-format.ts'
import { Prose, TextsOf } from './prose.tsx'

type WrittenTextProps = { text: string; written: Written; className?: string }

/** A text that asks nothing: a passage, a text between questions, or what is said before or after them. */
export function WrittenText({ text, written, className = '' }: WrittenTextProps) {
  return (
    <div dir="auto" className={`whitespace-pre-wrap wrap-anywhere ${className}`}>
      <TextsOf value={written}>
        <Prose source={text} />
      </TextsOf>
    </div>
  )
}
