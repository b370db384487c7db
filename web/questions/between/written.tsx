import type { LayoutOnWire } from '#contract/layouts.ts'
import type { Written } from '#domain/text-format.ts'
import { classNames } from '../../ui/class-names.ts'
import { Prose, TextsOf } from '../parts/prose.tsx'

type WrittenTextProps = { text: string; written: Written; className: string }

/** A passage, or a text between questions. */
export function WrittenText({ text, written, className }: WrittenTextProps) {
  return (
    <div dir="auto" className={classNames('whitespace-pre-wrap wrap-anywhere', className)}>
      <TextsOf value={written}>
        <Prose source={text} />
      </TextsOf>
    </div>
  )
}

type BetweenTextsProps = { texts: readonly Omit<LayoutOnWire['texts'][number], 'before'>[] }

/** Texts that ask nothing, each set apart from the question that follows it. */
export function BetweenTexts({ texts }: BetweenTextsProps) {
  return texts.map((each) => (
    <WrittenText key={each.id} text={each.text} written={each} className="mb-4 border-s-4 border-accent-edge ps-3" />
  ))
}
