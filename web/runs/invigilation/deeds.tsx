import { t } from '../../i18n/teachers/invigilation.ts'
import { EraseStudents } from '../../personal-data/erase-students.tsx'
import type { RunningStudent } from './api.ts'
import { EndNow } from './end-now.tsx'
import { GiveTime } from './give-time.tsx'
import { type Deed, HelpOne } from './help-one.tsx'
import { TakeOut } from './take-out.tsx'
import { type Helping, useHelping } from './use-helping.ts'

/** What is being done, and to whom. */
export type Doing = { deed: Deed | 'help'; of: 'everyone' | RunningStudent[] }

type DeedsProps = {
  quizId: string
  doing: Doing | null
  onDoing: (doing: Doing | null) => void
  /** Something was done, to whoever was selected. */
  onDone: () => void
}

export function Deeds({ quizId, doing, onDoing, onDone }: DeedsProps) {
  const helping = useHelping(quizId)
  if (doing === null) return null
  const close = () => onDoing(null)
  const [only] = doing.of === 'everyone' ? [] : doing.of
  if (doing.deed === 'help')
    return only ? <HelpOne student={only} onDeed={(deed) => onDoing({ ...doing, deed })} onClose={close} /> : null
  if (doing.deed === 'erase') {
    const students = new Map(doing.of === 'everyone' ? [] : doing.of.map(({ id, name }) => [id, name]))
    return <EraseStudents quizId={quizId} students={students} mayBeRunning onClose={close} />
  }
  return <Asked doing={doing} helping={afterwards(helping, onDone)} onClose={close} />
}

const afterwards = (helping: Helping, onDone: () => void): Helping => ({
  ...helping,
  give: async (gift) => {
    const isDone = await helping.give(gift)
    if (isDone) onDone()
    return isDone
  },
  end: async (attempts) => {
    const isDone = await helping.end(attempts)
    if (isDone) onDone()
    return isDone
  },
})

function Asked({ doing: { deed, of }, helping, onClose }: { doing: Doing; helping: Helping; onClose: () => void }) {
  const students = of === 'everyone' ? [] : of
  const attempts = of === 'everyone' ? ('all_running' as const) : of.map(({ id }) => id)
  const [{ name } = { name: '' }, ...others] = students
  const who = of === 'everyone' ? 'all' : others.length > 0 ? 'some' : 'one'
  const count = students.length
  if (deed === 'give') {
    const title = {
      all: t('help.giveAllTitle'),
      some: t('help.giveSome', { count }),
      one: t('help.giveTitle', { name }),
    }
    return <GiveTime title={title[who]} attempts={attempts} helping={helping} onClose={onClose} />
  }
  if (deed === 'end') {
    const title = { all: t('help.endAllTitle'), some: t('help.endSome', { count }), one: t('help.endTitle', { name }) }
    return <EndNow title={title[who]} attempts={attempts} helping={helping} onClose={onClose} />
  }
  if (attempts === 'all_running') return null
  const title = t('help.takeOutTitle', { name })
  return <TakeOut title={title} attempts={attempts} mayReset helping={helping} onClose={onClose} />
}
