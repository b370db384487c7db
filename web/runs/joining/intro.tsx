import type { Written } from '#domain/text/text-format.ts'
import { WrittenText } from '../../questions/parts/written-text.tsx'

/** What the teacher says before the start. */
export function Intro({ look }: { look: (Written & { intro: string }) | undefined }) {
  if (!look?.intro) return null
  return <WrittenText text={look.intro} written={look} className="mb-6 rounded border border-line bg-surface p-4" />
}
