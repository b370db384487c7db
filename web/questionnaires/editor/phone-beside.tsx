import Smartphone from 'lucide-react/icons/smartphone'
import { lazy, Suspense } from 'react'
import { t } from '../../i18n/teachers/editing.ts'
import { Button } from '../../ui/button.tsx'
import { useMedia } from '../../ui/use-media.ts'
import { useRemembered } from '../drafts/use-remembered.ts'
import type { EntriesInHand } from '../question-list/use-question-steps.ts'
import { keysOf } from '../shortcuts/shortcuts.ts'
import { useShortcuts } from '../shortcuts/use-shortcuts.ts'

const PhoneOfOpen = lazy(async () => ({ default: (await import('./phone-preview.tsx')).PhoneOfOpen }))

/** Until somebody chooses, it is there where it leaves the question its room. */
const WAYS = ['auto', 'unfolded', 'folded'] as const
const ROOM = '(min-width: 96rem)'
const PHONE_KEY = 'editor_phone'

/** The question in hand as on a student's phone, beside where it is written. */
export function PhoneBeside({ list, dispatch }: Pick<EntriesInHand, 'list' | 'dispatch'>) {
  const [way, choose] = useRemembered<(typeof WAYS)[number]>(PHONE_KEY, WAYS)
  const hasRoom = useMedia(ROOM)
  const isShown = way === 'unfolded' || (way === 'auto' && hasRoom)
  const turn = () => choose(isShown ? 'folded' : 'unfolded')
  useShortcuts({ phone: turn })
  return (
    <section
      aria-label={t('editing.phone')}
      data-folded={isShown ? undefined : ''}
      data-narrow={isShown ? '' : undefined}
      className="sticky top-4 min-w-0"
    >
      <Button
        variant="quiet"
        className={isShown ? 'mb-2' : 'w-full px-0!'}
        {...(!isShown && { 'aria-label': t('editing.phoneShow') })}
        aria-expanded={isShown}
        title={t(isShown ? 'editing.phoneHide' : 'editing.phoneShow')}
        aria-keyshortcuts={keysOf('phone')}
        onClick={turn}
      >
        <span className={isShown ? 'contents' : 'grid justify-items-center text-xs'}>
          <Smartphone aria-hidden="true" className="size-5" />
          {t(isShown ? 'editing.phoneHide' : 'editing.phoneShort')}
        </span>
      </Button>
      {isShown && (
        <Suspense fallback={<p className="text-ink-soft">{t('editing.phoneLoading')}</p>}>
          <PhoneOfOpen list={list} onOpen={(key) => dispatch({ type: 'opened', key })} />
        </Suspense>
      )}
    </section>
  )
}
