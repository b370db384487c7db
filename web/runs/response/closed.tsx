import { useState } from 'react'
import { ABILITIES } from '#domain/questionnaires/kinds.ts'
import { t } from '../../i18n/students/responding.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import type { RespondingProps } from './answering.ts'

/** Whether nothing more is taken, of anybody. */
export const isNotTaken = ({ failure }: Pick<RespondingProps['view'], 'failure'>): boolean =>
  failure?.code === 'responses_closed' || isErased(failure) || isGone(failure)

/** What was given here, by whoever asked for it. */
const isErased = (failure: RespondingProps['view']['failure']) => failure?.code === 'response_erased'

/** Erased, or of a version that the restore of an older backup has forgotten. */
const isGone = (failure: RespondingProps['view']['failure']) => failure?.code === 'quiz_not_found'

/** Said once nothing more is taken: what became of what was written here, and how to go on should it be opened again. */
export function Closed({ paper, view, responder }: RespondingProps) {
  const [state, setState] = useState<'resting' | 'trying' | 'tried'>('resting')
  const loadAgain = async () => {
    // What stands on the page alone would be lost with it.
    if (view.failure === null || !responder.sendAgain) return location.reload()
    setState('trying')
    await responder.sendAgain()
    setState('tried')
  }
  const whereItIs = t(view.isKept ? 'responding.closedHere' : 'responding.closedNote')
  if (isGone(view.failure))
    return (
      <ErrorPanel title={t('responding.goneTitle')}>
        {t('responding.goneHelp')} {whereItIs}
      </ErrorPanel>
    )
  if (isErased(view.failure)) return <Erased paper={paper} view={view} responder={responder} />
  if (!view.isBegun) return <ErrorPanel title={t('responding.closedTitle')}>{t('responding.closedHelp')}</ErrorPanel>
  return (
    <ErrorPanel
      title={t('responding.closedTitle')}
      retryLabel={t('responding.loadAgain')}
      busy={state === 'trying'}
      onRetry={() => void loadAgain()}
    >
      <div className="grid grid-cols-1 gap-2">
        <p>
          {whatIsKept({ paper, view })} {!view.isKnown && whereItIs}
        </p>
        <p>{t('responding.closedAgain')}</p>
        {state === 'tried' && <p className="font-semibold">{t('responding.closedStill')}</p>}
      </div>
    </ErrorPanel>
  )
}

function Erased({ paper, view, responder }: RespondingProps) {
  return (
    <ErrorPanel title={t('responding.erasedTitle')}>
      <p>
        {t('responding.erasedHelp')} {t(view.isKept ? 'responding.erasedHere' : 'responding.erasedNote')}
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        {paper.status === 'active' && (
          <Button onClick={() => void responder.startAnew?.(true)}>{t('responding.giveAgain')}</Button>
        )}
        <Button onClick={() => void responder.startAnew?.(false)}>{t('responding.forgetHere')}</Button>
      </div>
    </ErrorPanel>
  )
}

/** Of what was written here, what the one who asks has. */
const whatIsKept = ({ paper, view }: Pick<RespondingProps, 'paper' | 'view'>): string => {
  if (view.isCounted) return t(view.isKnown ? 'responding.thanksSent' : 'responding.closedCounted')
  if (view.isEnded || ABILITIES[paper.kind].oneCall) return t('responding.closedNotSent')
  if (view.isKnown) return t('responding.closedPartly')
  return t(view.isStored ? 'responding.closedPartlyBefore' : 'responding.closedNothing')
}
