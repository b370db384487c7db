import { useRef } from 'react'
import { useParams } from 'react-router'
import { errorText } from '../i18n/all-failures.ts'
import { t } from '../i18n/teachers/polls.ts'
import { usePollResults } from '../questionnaires/polls/use-poll-results.ts'
import { ErrorPanel } from '../ui/error-panel.tsx'
import { Stage } from './stage.tsx'

/** A poll for a whole room, read from its last row. */
export function Present() {
  const { id = '' } = useParams()
  const { results, isOld } = usePollResults(id)
  const screen = useRef<HTMLDivElement>(null)
  return (
    // What it covers, menus first, can't be reached by keys meanwhile.
    <div ref={screen} data-covers className="fixed inset-0 z-40 overflow-auto bg-paper p-[3vmin]">
      {results.error && !results.data && (
        <ErrorPanel title={t('polls.failed')} onRetry={() => void results.refetch()}>
          {errorText(results.error)}
        </ErrorPanel>
      )}
      {results.data && (
        <Stage poll={results.data} isOld={isOld} onFullScreen={() => void screen.current?.requestFullscreen()} />
      )}
    </div>
  )
}
