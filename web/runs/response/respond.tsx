import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import type { RespondedPaperOnWire } from '#contract/runs/responses.ts'
import type { RespondedCoverOnWire } from '#contract/site/covers.ts'
import type { CallFailure } from '../../calls/reply.ts'
import { failureText } from '../../i18n/failures.ts'
import { t } from '../../i18n/students/responding.ts'
import { forgetOldUnsaved } from '../../questions/forget-unsaved.ts'
import { askedIn } from '../../questions/players.tsx'
import { Unsaved } from '../../questions/unsaved-context.tsx'
import { unsavedTexts } from '../../questions/unsaved-texts.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { extra } from '../../ui/extra.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { brandHere } from '../brand/brand-here.ts'
import { Closed } from './closed.tsx'
import { Coming } from './coming.tsx'
import type { OwnResponse } from './own-response.ts'
import { Page } from './page.tsx'
import { ResponseForm, Thanks } from './response-form.tsx'
import { sayerOfPaper, surveyFormOf } from './survey-form.ts'
import { useResponse } from './use-response.ts'

const KeptPictures = extra(() => import('../all-pages/kept-pictures.tsx').then((module) => module.KeptPictures))
const AudienceQuestions = extra(() => import('./audience-questions.tsx').then((module) => module.AudienceQuestions))

type RespondProps = {
  code: string
  /** What the server has rendered into the page; null: nothing. */
  cover?: RespondedCoverOnWire | null
}

/** A poll or a survey, for whoever has its code. */
export function Respond({ code, cover = null }: RespondProps) {
  const { loaded, retry } = useResponse(code)
  useEffect(forgetOldUnsaved, [])
  if (loaded.kind === 'loading' && cover)
    return (
      <Page title={cover.title} host={cover.host} brand={cover.brand}>
        <Coming className="py-6" />
      </Page>
    )
  if (loaded.kind === 'loading')
    return (
      <main className="grid min-h-dvh place-content-center p-6">
        <Coming className="" />
      </main>
    )
  if (loaded.kind === 'failed') {
    const unknownTitle = code === '' ? 'responding.codeTitle' : 'responding.notFoundTitle'
    const isUnknown = loaded.failure.code === 'quiz_not_found' || loaded.failure.code === 'invalid_request'
    return (
      <Page title={t(isUnknown ? unknownTitle : 'responding.failedTitle')}>
        {isUnknown ? (
          <CodeBox code={code} />
        ) : (
          <ErrorPanel title={reasonOf(loaded.failure)} onRetry={retry}>
            {loaded.isTrying && t('responding.failedHelp')}
          </ErrorPanel>
        )}
      </Page>
    )
  }
  const { paper, response } = loaded
  return (
    <Page title={paper.title} host={paper.host} brand={paper.brand}>
      <Asked code={code} paper={paper} response={response} />
    </Page>
  )
}

type AskedProps = { code: string; paper: RespondedPaperOnWire; response: OwnResponse }

/** What is asked, and this device's response to it. */
function Asked({ code, paper, response }: AskedProps) {
  const view = useSyncExternalStore(response.listen, response.view, response.view)
  const { deviceKey } = response
  const unsaved = useMemo(() => unsavedTexts(deviceKey), [deviceKey])
  const { hall_questions: mode } = paper.responding
  const Form = surveyFormOf(paper) ?? ResponseForm
  const own = brandHere(paper.brand)
  return (
    <>
      {view.failure?.code === 'too_many_responses' && (
        <ErrorPanel title={t('responding.tooMany')}>
          {t(view.isKept ? 'responding.tooManyKept' : 'responding.tooManyNotKept')}
        </ErrorPanel>
      )}
      {view.failure?.code === 'poll_changed' ? (
        <ErrorPanel
          title={t('responding.pollChanged')}
          retryLabel={t('responding.pollChangedShow')}
          onRetry={() => location.reload()}
        >
          {t('responding.pollChangedHelp')}
        </ErrorPanel>
      ) : view.isEnded ? (
        <Thanks paper={paper} view={view} responder={response} say={sayerOfPaper(paper, view.answers)} />
      ) : paper.status === 'active' ? (
        <Unsaved value={unsaved}>
          {own && <own.Welcome brand={own.brand} />}
          <Form paper={paper} view={view} responder={response} />
        </Unsaved>
      ) : (
        <Closed paper={paper} view={view} responder={response} />
      )}
      {paper.needs.length > 0 && <Pictures paper={paper} />}
      {mode !== 'off' && <AudienceQuestions mode={mode} code={code} deviceKey={deviceKey} />}
    </>
  )
}

/** What is asked later is to be seen without a network, too. */
function Pictures({ paper }: { paper: RespondedPaperOnWire }) {
  const [questions] = useState(() => askedIn(paper.questions))
  return <KeptPictures questions={questions} layout={paper.layout} at={0} />
}

/** Where a code goes that was read from a wall; what led nowhere is there to be put right. */
function CodeBox({ code }: { code: string }) {
  return (
    <form action="/poll" className="grid grid-cols-1 gap-4">
      <TextField
        name="code"
        label={t('responding.code')}
        hint={t('responding.notFoundHelp')}
        defaultValue={code}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={20}
      />
      <Button type="submit" variant="primary" className="justify-self-start">
        {t('responding.join')}
      </Button>
    </form>
  )
}

const reasonOf = (failure: CallFailure) => (failure.status === null ? t('responding.noNetwork') : failureText(failure))
