import * as z from 'zod/mini'
import { joining } from '#domain/questionnaires/joining.ts'
import { questionnaireKind } from '#domain/questionnaires/kinds.ts'
import { questionnaireStatus } from '#domain/questionnaires/questionnaire.ts'
import { responding } from '#domain/questionnaires/responding.ts'
import { taking } from '#domain/questionnaires/taking.ts'
import { value } from '#domain/questions/value.ts'
import { written } from '#domain/text/text-format.ts'
import { askedQuestion } from '../questionnaires/asked-question.ts'
import { layout } from '../questionnaires/layouts.ts'
import { toldBrand } from '../questionnaires/told-brand.ts'
import { endpoint } from '../wire/endpoint.ts'
import type { requests } from './responses-requests.ts'

/** How a response stands. */
const standing = z.object({
  revision: z.int(),
  answers: z.array(z.object({ question_id: z.string(), value })),
  is_ended: z.boolean(),
})

const respondedPaper = z.object({
  id: z.string(),
  kind: questionnaireKind,
  title: z.string(),
  host: z.string(),
  share_code: z.string(),
  status: questionnaireStatus,
  version_id: z.string(),
  kinds: z.array(z.string()),
  needs: z.array(z.string()),
  /** Not as strict as what is written: a page that is open already leaves aside what a later version tells besides. */
  responding: z.object(responding.shape),
  /** What is asked of whoever responds, where that is more than a name. */
  joining: z.optional(joining),
  sections: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      instructions: z.string(),
      ...written,
      question_ids: z.array(z.string()),
    }),
  ),
  /** The formulas and pictures of the welcome and of the thanks, where these are prose. */
  written: z.optional(z.object({ welcome: z.optional(z.object(written)), thanks: z.optional(z.object(written)) })),
  layout: z.optional(layout),
  taking: z.optional(taking),
  /** What the page wears, where its teacher has chosen anything. */
  brand: z.optional(toldBrand),
  questions: z.array(askedQuestion),
  /** Another one after the restore of a backup: what a device was told is there may be gone. */
  epoch: z.optional(z.string()),
})
export type RespondedPaperOnWire = z.infer<typeof respondedPaper>

export const readResponded = endpoint<typeof requests.readResponded>()({
  method: 'GET',
  path: '/response/paper',
  data: respondedPaper,
})

/** The device's key stands in the body, since addresses are logged. */
export const readResponse = endpoint<typeof requests.readResponse>()({
  method: 'POST',
  path: '/response/read',
  data: z.object({ response: z.nullable(z.extend(standing, { version_id: z.string() })) }),
})

const crowdResults = z.object({
  votes: z.int(),
  /** Those that there is something to be told of, in whichever order. `of`: how many answered. */
  questions: z.array(z.object({ question_id: z.string(), of: z.int(), tally: z.unknown() })),
  /** Those whose results the presenter hides at the moment; left out where there are none. */
  hidden: z.optional(z.array(z.string())),
})
export type CrowdResultsOnWire = z.infer<typeof crowdResults>

export const readCrowdResults = endpoint<typeof requests.readCrowdResults>()({
  method: 'POST',
  path: '/response/results',
  data: z.object({ is_closed: z.boolean(), results: z.nullable(crowdResults) }),
})

export const giveResponse = endpoint<typeof requests.giveResponse>()({
  method: 'PUT',
  path: '/response',
  data: z.object({ revision: z.int(), is_ended: z.boolean(), saved_at: z.int() }),
})
