import { type ReactNode, useEffect, useMemo, useState } from 'react'
import type { RespondedPaperOnWire } from '#contract/runs/responses.ts'
import { ABILITIES } from '#domain/questionnaires/kinds.ts'
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
import { Medallion } from '../../ui/ornaments/alpona.tsx'
import { Logo } from '../../ui/ornaments/logo.tsx'
import { Closed } from './closed.tsx'
import { ResponseForm, Thanks } from './response-form.tsx'
import { SurveyView } from './survey-view.tsx'
import { useResponder } from './use-responder.ts'

const KeptPictures = extra(() => import('../all-pages/kept-pictures.tsx').then((module) => module.KeptPictures))
const AudienceQuestions = extra(() => import('./audience-questions.tsx').then((module) => module.AudienceQuestions))

/** A poll or a survey, for whoever has its code. */
export function Respond({ code }: { code: string }) {
  const { loaded, responder, view, retry } = useResponder(code)
  useEffect(forgetOldUnsaved, [])
  const unsaved = useMemo(() => unsavedTexts(responder.deviceKey), [responder.deviceKey])
  if (loaded.kind === 'loading')
    return (
      <main role="status" className="grid min-h-dvh place-content-center justify-items-center gap-4 p-6 text-center">
        <Medallion className="size-40 max-w-full animate-breathe text-brand" />
        <p>{t('responding.loading')}</p>
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
  const { paper } = loaded
  const { hall_questions: mode } = paper.responding
  const Form = ABILITIES[paper.kind].sections ? SurveyView : ResponseForm
  return (
    <Page title={paper.title} host={paper.host}>
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
        <Thanks paper={paper} view={view} responder={responder} />
      ) : paper.status === 'active' ? (
        <Unsaved value={unsaved}>
          <Form paper={paper} view={view} responder={responder} />
        </Unsaved>
      ) : (
        <Closed paper={paper} view={view} responder={responder} />
      )}
      {paper.needs.length > 0 && <Pictures paper={paper} />}
      {mode !== 'off' && <AudienceQuestions mode={mode} code={code} deviceKey={responder.deviceKey} />}
    </Page>
  )
}

/** What is asked later is to be seen without a network, too. */
function Pictures({ paper }: { paper: RespondedPaperOnWire }) {
  const [questions] = useState(() => askedIn(paper.questions))
  return <KeptPictures questions={questions} at={0} />
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

type PageProps = { title: string; host?: string; children: ReactNode }

function Page({ title, host, children }: PageProps) {
  return (
    <main className="mx-auto grid min-h-dvh max-w-xl grid-cols-[minmax(0,1fr)] content-start gap-6 p-4 wrap-anywhere sm:p-6">
      <a href="/" className="justify-self-start rounded">
        <Logo />
      </a>
      <header>
        <h1 className="text-2xl">{title}</h1>
        {host && <p className="mt-1 text-sm text-ink-soft">{t('responding.host', { host })}</p>}
      </header>
      {children}
    </main>
  )
}
