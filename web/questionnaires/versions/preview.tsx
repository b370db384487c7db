import { queryOptions, useQuery } from '@tanstack/react-query'
import Eye from 'lucide-react/icons/eye'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { type QuizAnalysisOnWire, quizAnalysis, readQuiz } from '#contract/questionnaires/papers.ts'
import type { AnswerSheet } from '#domain/answers/answer.ts'
import { isBrandFont } from '#domain/branding/fonts.ts'
import { unpackedStyle } from '#domain/branding/packed-style.ts'
import { randomKey } from '../../calls/random-key.ts'
import { FailedCall, orThrow } from '../../calls/reply.ts'
import { t } from '../../i18n/teachers/versions.ts'
import { callAsTeacher } from '../../people/accounts/api.ts'
import { InsideAnotherPage } from '../../runs/all-pages/surroundings.tsx'
import { loadParts } from '../../runs/attempt/load-parts.ts'
import { loadBrandParts } from '../../runs/brand/brand-here.ts'
import { orderedFor, shownIn } from '../../runs/device/paper-parts.ts'
import { NOT_LOADED } from '../../runs/device/playable.ts'
import { Cover } from '../../runs/joining/cover.tsx'
import { Intro } from '../../runs/joining/intro.tsx'
import { Result } from '../../runs/result/result.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { loadBrandFont } from '../../ui/load-brand-font.ts'
import { SkeletonLines } from '../../ui/skeleton.tsx'
import { Wearing } from '../branding/wearing.tsx'
import { KINDS } from '../kinds.tsx'
import { useKindHere } from '../use-kind-here.ts'
import { versionsQuery } from './api.ts'
import { drawnPaper } from './draw-paper.ts'
import { LoadError } from './from-content.tsx'
import { previewResult } from './preview-result.ts'
import { PreviewRun } from './preview-run.tsx'

/** What shows the brand that it wears; without it, it is seen all the same. */
const loadBrandOf = async ({ brand }: QuizAnalysisOnWire) => {
  if (!brand) return
  if (brand.font !== undefined && isBrandFont(brand.font)) void loadBrandFont(brand.font)
  await loadBrandParts()
}

/** The paper with its key, and all that it takes to show it. */
const previewQuery = (quizId: string, shareCode: string | undefined) =>
  queryOptions({
    queryKey: ['preview', quizId, shareCode],
    queryFn: async () => {
      const query = { code: shareCode ?? '', analysis: 'true' } as const
      const quiz = quizAnalysis.parse(await orThrow(callAsTeacher(readQuiz, { query })))
      await loadBrandOf(quiz)
      if (!(await loadParts(quiz))) throw new FailedCall(NOT_LOADED.failure)
      return quiz
    },
    enabled: shareCode !== undefined,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })

/** The quiz as a student takes it, in this page alone: nothing is sent, and nothing is kept. */
export function Preview() {
  const { id = '' } = useParams()
  const { home } = KINDS[useKindHere()]
  const versions = useQuery(versionsQuery(id))
  const preview = useQuery(previewQuery(id, versions.data?.shareCode))
  const failed = [versions, preview].find(({ isError }) => isError)
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3 rounded border border-line-strong bg-accent-soft px-4 py-2">
        <h1 className="flex items-center gap-2 text-base font-semibold">
          <Eye aria-hidden="true" className="size-5 shrink-0" />
          {t('versions.previewMark')}
        </h1>
        <Link to={home} className={buttonClass({ size: 'sm' })}>
          {t('versions.previewLeave')}
        </Link>
      </div>
      {failed?.error && (
        <LoadError error={failed.error} isBusy={failed.isFetching} onRetry={() => void failed.refetch()} />
      )}
      {!failed && !preview.data && (
        <Card>
          <SkeletonLines lines={8} />
        </Card>
      )}
      {preview.data && (
        <InsideAnotherPage value={true}>
          {/* Where an answer is kept is not said of one that is kept nowhere. */}
          <Wearing
            style={unpackedStyle(preview.data.brand ?? {})}
            font={preview.data.brand?.font}
            className="@container overflow-clip rounded border border-line bg-paper text-ink [&_article_.min-h-7]:invisible"
          >
            <Stages quiz={preview.data} />
          </Wearing>
        </InsideAnotherPage>
      )}
    </>
  )
}

type Stage =
  | { kind: 'cover' }
  | { kind: 'run'; attempt: string; drawn: QuizAnalysisOnWire; paper: Awaited<ReturnType<typeof paperFor>> }
  | { kind: 'result'; drawn: QuizAnalysisOnWire; sheet: AnswerSheet }

/** As one more student would have it, with an order of their own. */
const paperFor = async (quiz: QuizAnalysisOnWire, attempt: string) => {
  const ordered = await orderedFor(quiz, attempt)
  return { ...ordered, questions: shownIn(ordered, attempt) }
}

function Stages({ quiz }: { quiz: QuizAnalysisOnWire }) {
  const [stage, setStage] = useState<Stage>({ kind: 'cover' })
  const start = async () => {
    const attempt = randomKey()
    const drawn = drawnPaper(quiz, attempt)
    setStage({ kind: 'run', attempt, drawn, paper: await paperFor(drawn, attempt) })
  }
  switch (stage.kind) {
    case 'cover':
      return (
        <Cover paper={quiz}>
          <Intro look={quiz.settings?.look} />
          <p className="mb-4 text-ink-soft">{t('versions.previewReady')}</p>
          <Button variant="primary" size="lg" wide onClick={() => void start()}>
            {t('versions.previewStart')}
          </Button>
        </Cover>
      )
    case 'run':
      return (
        <PreviewRun
          key={stage.attempt}
          paper={stage.paper}
          onSubmit={(sheet) => setStage({ kind: 'result', drawn: stage.drawn, sheet })}
        />
      )
    case 'result':
      return <Finished quiz={stage.drawn} sheet={stage.sheet} onAgain={() => void start()} />
  }
}

function Finished({ quiz, sheet, onAgain }: { quiz: QuizAnalysisOnWire; sheet: AnswerSheet; onAgain: () => void }) {
  const { score, waiting, questions } = previewResult(quiz, sheet)
  return (
    <Result
      name={t('versions.previewHeading')}
      title={quiz.title}
      score={score}
      waiting={waiting}
      questions={questions}
      layout={quiz.layout}
      floor={quiz.marks_floor}
      brand={quiz.brand}
      notes={waiting > 0 ? [t('versions.previewByHand')] : []}
    >
      <Button className="mt-8" size="lg" onClick={onAgain}>
        {t('versions.previewAgain')}
      </Button>
    </Result>
  )
}
