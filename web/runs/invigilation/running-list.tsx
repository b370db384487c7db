import Moon from 'lucide-react/icons/moon'
import { useRef, useState } from 'react'
import { t } from '../../i18n/teachers/invigilation.ts'
import { Button } from '../../ui/button.tsx'
import type { RunningPage, RunningStudent } from './api.ts'
import { RunningCell } from './running-cell.tsx'
import { RUNNING_GRID } from './running-to-come.tsx'
import { silenceOf } from './silence.ts'
import { useCalmOrder } from './use-calm-order.ts'
import { useFirstShown } from './use-first-shown.ts'
import { useServerNow } from './use-server-now.ts'

type RunningListProps = {
  shown: RunningPage
  isWhole: boolean
  onWhole: (isWhole: boolean) => void
  picked: ReadonlyMap<string, RunningStudent>
  onPick: (student: RunningStudent, isPicked: boolean) => void
  onHelp: (student: RunningStudent) => void
  /** Something is asked about one of them: nobody moves meanwhile. */
  isAsking: boolean
}

/** Those who are taking it, the silent first, beside each other where there is room. */
export function RunningList({ shown, isWhole, onWhole, picked, onPick, onHelp, isAsking }: RunningListProps) {
  const now = useServerNow(shown.serverAhead)
  const list = useRef<HTMLUListElement>(null)
  const [isHovered, setHovered] = useState(false)
  const first = useFirstShown()
  const byId = new Map(shown.students.map((student) => [student.id, student]))
  const order = useCalmOrder([...byId.keys()], {
    scope: `${shown.page} ${shown.search}`,
    isHeld: () => isAsking || isHovered || (list.current?.contains(document.activeElement) ?? false),
  })
  const mayFold = shown.found > first && shown.search === ''
  const isFolded = mayFold && !isWhole
  return (
    <>
      <ul
        ref={list}
        className={RUNNING_GRID}
        onPointerEnter={({ pointerType }) => setHovered(pointerType === 'mouse')}
        onPointerLeave={() => setHovered(false)}
      >
        {(isFolded ? order.slice(0, first) : order).map((id) => {
          const student = byId.get(id)
          return student ? (
            <RunningCell
              key={id}
              student={student}
              now={now}
              isRoomy={shown.total <= first}
              isSelected={picked.has(id)}
              onSelect={(isSelected) => onPick(student, isSelected)}
              onHelp={() => onHelp(student)}
            />
          ) : (
            <li key={id} aria-hidden="true" className="min-h-11 rounded border border-dashed border-line" />
          )
        })}
      </ul>
      <div className="mt-1 flex flex-wrap items-center gap-x-4">
        {mayFold && (
          <Button size="sm" variant="quiet" aria-expanded={isWhole} onClick={() => onWhole(!isWhole)}>
            {isWhole ? t('help.seeFewer') : t('help.seeAll', { count: shown.found })}
          </Button>
        )}
        {shown.students.some((student) => silenceOf(student, now) !== null) && (
          <p aria-hidden="true" className="inline-flex items-center gap-1 text-sm text-ink-soft">
            <Moon className="size-3.5 shrink-0" /> {t('help.silentSign')}
          </p>
        )}
      </div>
    </>
  )
}
