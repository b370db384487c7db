import Info from 'lucide-react/icons/info'
import type { ReactNode } from 'react'
import type { Kind } from '#domain/questions/rules.ts'
import { t } from '../../i18n/teachers/editing.ts'
import { t as editor } from '../../i18n/teachers/editor.ts'
import { spokenLanguage } from '../../i18n/translate.ts'
import { nameOfKind } from '../../questions/name-of-kind.ts'
import { Button } from '../../ui/button.tsx'
import { changedWithKept, type KeptAside, keptNow, partOf, writtenIn } from '../entries/kept-aside.ts'
import type { Several } from '../entries/use-several.ts'

const COUNTED = ['options', 'items', 'pairs', 'accepted'] as const
const NAMED = ['correct', 'passage'] as const

const partWords = ({ question }: KeptAside, part: string): string => {
  const counted = COUNTED.find((name) => name === part)
  if (counted) return t(`editing.kept_${counted}`, { count: writtenIn(partOf(question, part)) })
  return t(`editing.kept_${NAMED.find((name) => name === part) ?? 'rest'}`)
}

/** What is kept aside, and how it comes back. */
export const keptWords = (kept: KeptAside): string => {
  const parts = new Set(kept.parts.map((part) => partWords(kept, part)))
  return t('editing.keptAside', {
    parts: new Intl.ListFormat(spokenLanguage()).format(parts),
    kind: nameOfKind(kept.question.kind),
  })
}

type KeptAsideLineProps = { kept: KeptAside | null; onUndo: (kind: Kind) => void }

/** Below the kind of a question, where another one had more. */
export function KeptAsideLine({ kept, onUndo }: KeptAsideLineProps) {
  if (kept === null) return null
  return <Line onUndo={() => onUndo(kept.question.kind)}>{keptWords(kept)}</Line>
}

/** The same of all that are chosen, in one. */
export function KeptOfSeveral({ several: { keptAside, rewrite } }: { several: Several }) {
  const count = keptAside.length
  if (count === 0) return null
  const undo = () =>
    rewrite(
      (question, kept) => changedWithKept(question, keptNow(question, kept)?.question.kind ?? question.kind, kept),
      t('editing.saidSet', { count }),
    )
  return <Line onUndo={undo}>{t('editing.keptAsideSeveral', { count })}</Line>
}

function Line({ children, onUndo }: { children: ReactNode; onUndo: () => void }) {
  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
      <p className="flex min-w-0 flex-1 basis-56 items-start gap-1.5">
        <Info aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
        <span className="min-w-0">{children}</span>
      </p>
      <Button size="sm" aria-label={t('editing.undoKind')} onClick={onUndo}>
        {editor('editor.undo')}
      </Button>
    </div>
  )
}
