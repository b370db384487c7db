import { mayHaveMarkup } from '#domain/text/prose-signs.ts'
import type { Written } from '#domain/text/text-format.ts'
import { WrittenText } from '../../questions/parts/written-text.tsx'

type IntroProps = {
  look: (Written & { intro: string }) | undefined
  /** Whether what shows formulas, lists and pictures is here: until then a text that has any is not shown. */
  isReady?: boolean
}

/** What the teacher says before the start. */
export function Intro({ look, isReady = true }: IntroProps) {
  if (!look?.intro || !(isReady || look.format === undefined || !mayHaveMarkup(look.intro))) return null
  return <WrittenText text={look.intro} written={look} className="mb-6 rounded border border-line bg-surface p-4" />
}
