import type { FunctionComponent } from 'react'
import type { AskedOf } from '#domain/questionnaires/items/question.ts'
import { comment } from '#domain/questions/comment.ts'
import { consent } from '#domain/questions/consent.ts'
import { matrix } from '#domain/questions/matrix.ts'
import { opinion } from '#domain/questions/opinion.ts'
import { ranking } from '#domain/questions/ranking.ts'
import type { Rule } from '#domain/questions/rule.ts'
import type { Kind, Specs } from '#domain/questions/rules.ts'
import { scale } from '#domain/questions/scale.ts'
import type { UnscoredKind } from '#domain/questions/traits.ts'
import { TallyComment } from './comment/tally.tsx'
import { TallyConsent } from './consent/tally.tsx'
import { TallyMatrix } from './matrix/tally.tsx'
import { TallyOpinion } from './opinion/tally.tsx'
import { TallyRanking } from './ranking/tally.tsx'
import { TallyScale } from './scale/tally.tsx'
import type { TallyProps } from './tally.ts'

type Shown<K extends Kind> = { rule: Pick<Rule<Specs[K]>, 'tally'>; Tally: FunctionComponent<TallyProps<Specs[K]>> }

/** What is asked for opinions, as all may see it who have given theirs; null: nobody but its author does. */
const OF_OPINIONS: { [K in UnscoredKind]: Shown<K> | null } = {
  scale: { rule: scale, Tally: TallyScale },
  opinion: { rule: opinion, Tally: TallyOpinion },
  ranking: { rule: ranking, Tally: TallyRanking },
  matrix: { rule: matrix, Tally: TallyMatrix },
  comment: { rule: comment, Tally: TallyComment },
  consent: { rule: consent, Tally: TallyConsent },
  file: null,
}
const CROWD_TALLIES: { [K in Kind]?: Shown<K> | null } = OF_OPINIONS

type CrowdTallyProps<K extends Kind> = { question: AskedOf<K>; tally: unknown; of: number }

/** What was answered and how often, without what would be right: nothing is. */
export function CrowdTally<K extends Kind>({ question, tally, of }: CrowdTallyProps<K>) {
  const shown: Shown<K> | null | undefined = CROWD_TALLIES[question.kind]
  const read = shown?.rule.tally.schema.safeParse(tally)
  if (!shown || !read?.success) return null
  return <shown.Tally asked={question.asked} answerKey={{}} tally={read.data} of={of} />
}
