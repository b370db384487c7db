import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint.ts'
import type { requests } from './presentations-requests.ts'

export const presentation = z.object({
  /** Rises with every change. */
  revision: z.int(),
  /** Which question is shown, from 0; the last one where there are fewer. */
  question: z.int(),
  is_revealed: z.boolean(),
  /** The poll’s own setting: each question’s results are hidden until they are revealed. */
  hides_results: z.boolean(),
  is_code_shown: z.boolean(),
  /** Whether what the audience asks is shown in the question's place. */
  is_hall_shown: z.boolean(),
  /** Words of the cloud that are shown nowhere. */
  hidden_words: z.array(z.string()),
})
export type PresentationOnWire = z.infer<typeof presentation>

export const readPresentation = endpoint<typeof requests.readPresentation>()({
  method: 'GET',
  path: '/teacher/polls/:id/presentation',
  data: presentation,
})

export const changePresentation = endpoint<typeof requests.changePresentation>()({
  method: 'PUT',
  path: '/teacher/polls/:id/presentation',
  data: presentation,
})
