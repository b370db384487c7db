import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { SameMeaningOnWire } from '#contract/questionnaires/same-meaning.ts'
import { type DraftItem, placedItems } from '#domain/questionnaires/drafts/draft-item.ts'
import { t } from '../../i18n/teachers/versions.ts'
import type { Edits } from '../drafts/draft-base.ts'
import { contentQuery, versionsQuery } from '../versions/api.ts'
import { draftOfContent } from '../versions/content.ts'
import { PublishEdit } from '../versions/publish-edit.tsx'
import { type ChangedQuestion, changedQuestions, type SaidMeanings, saidOnWire } from '../versions/said-meanings.ts'
import type { FinishedQuiz } from './api.ts'

type Asking = { changed: readonly ChangedQuestion[]; onSaid: (said: SaidMeanings | null) => void }

/**
 * Asks which changed texts mean what they meant, before they are published, where somebody has met them. `said`: what was
 * said of the quiz that is about to be published.
 */
export const useSaidMeanings = (base: Edits, opened: { versionId: string; items: readonly DraftItem[] }) => {
  const [asking, setAsking] = useState<Asking | null>(null)
  const said = useRef<SameMeaningOnWire[]>([])
  const queryClient = useQueryClient()

  /** What can't be read is compared with nothing: all that is published then is something new. */
  const itemsOf = async ({ quizId, number }: Edits): Promise<readonly DraftItem[]> => {
    const content = await queryClient.fetchQuery(contentQuery(quizId, number)).catch(() => null)
    return (content && draftOfContent(content)?.items) ?? []
  }
  /** Whether anybody has taken any version; where that can't be found out, somebody may have. */
  const isMet = async (): Promise<boolean> => {
    const found = await queryClient.fetchQuery({ ...versionsQuery(base.quizId), staleTime: 0 }).catch(() => null)
    return found === null || found.under_way + found.handed_in > 0
  }
  const isMeant = async ({ items }: FinishedQuiz): Promise<boolean> => {
    said.current = []
    const published = base.versionId === opened.versionId ? opened.items : await itemsOf(base)
    const changed = changedQuestions(questionsIn(published), questionsIn(items))
    if (changed.length === 0 || !(await isMet())) return true
    const meant = await new Promise<SaidMeanings | null>((resolve) => setAsking({ changed, onSaid: resolve }))
    setAsking(null)
    said.current = meant ? saidOnWire(meant, changed) : []
    return meant !== null
  }
  const dialog = (
    <PublishEdit
      changed={asking?.changed ?? null}
      label={t('versions.publishChanges')}
      onClose={() => asking?.onSaid(null)}
      onPublish={(meant) => asking?.onSaid(meant)}
    />
  )
  return { isMeant, said, dialog }
}

const questionsIn = (items: readonly DraftItem[]) => placedItems(items).questions
