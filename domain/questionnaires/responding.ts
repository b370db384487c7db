import * as z from 'zod/mini'
import { hallMode } from '../audience/audience-question.ts'
import { addressOrNone, isAddress } from '../text/address.ts'
import { storableText } from '../text/text.ts'
import { textFormat } from '../text/text-format.ts'
import type { Instant } from '../time/time-limit.ts'
import { fieldName, isFieldName } from './field-name.ts'

/** What people read who have answered, in characters. */
export const MAX_THANKS_LENGTH = 2000
/** Nobody closes a questionnaire by itself after more responses. */
const MAX_RESPONSES = 1_000_000
const MAX_FIELDS = 10

type AskedWho = { anonymous: boolean; ask_name: string }

/** Whether people are told apart at all. */
const mayBeOnePerPerson = ({ anonymous, ask_name: askName }: AskedWho): boolean => !anonymous && askName === 'form'

/** As far as it is right: what was typed may be half a name, or half an address. */
export const rightOf = (typed: Responding): Responding => ({
  ...typed,
  one_per_person: typed.one_per_person && mayBeOnePerPerson(typed),
  fields: [...new Set(typed.fields.filter(isFieldName))].slice(0, MAX_FIELDS),
  at_most: typed.at_most !== null && typed.at_most <= MAX_RESPONSES ? typed.at_most : null,
  onward: isAddress(typed.onward) ? typed.onward : '',
})

export const RESULTS_SHOWN = ['after_vote', 'after_close', 'never'] as const
export const NAMES_ASKED = ['no', 'optional', 'required', 'form'] as const

/** How people respond to what has no clock and no marks. */
export const responding = z
  .strictObject({
    /** Whether what was given may be changed until it is closed. */
    changeable: z._default(z.boolean('wrong_type'), false),
    /** `form`: all that the join form asks for. */
    ask_name: z._default(z.enum(NAMES_ASKED, 'not_one_of'), 'no'),
    /** Whether each person that the form tells apart gives one response, from whatever device. */
    one_per_person: z._default(z.boolean('wrong_type'), false),
    /** Nothing that is kept tells who responded. */
    anonymous: z._default(z.boolean('wrong_type'), false),
    /** When it closes by itself, in unix milliseconds. */
    until: z._default(z.nullable(z.int('wrong_type').check(z.gte(0, 'out_of_range'))), null),
    /** After how many responses it closes by itself. */
    at_most: z._default(
      z.nullable(z.int('wrong_type').check(z.gte(1, 'out_of_range'), z.lte(MAX_RESPONSES, 'out_of_range'))),
      null,
    ),
    /** When whoever has answered sees what all have answered. */
    results: z._default(z.enum(RESULTS_SHOWN, 'not_one_of'), 'never'),
    /** Whether presenting screens show what was answered to a question only once somebody lets them. */
    hides_results: z._default(z.boolean('wrong_type'), false),
    /** Whether people may ask back, and vote on what others ask. */
    hall_questions: z._default(hallMode, 'off'),
    /** Empty: the page's own words. */
    thanks: z._default(storableText(MAX_THANKS_LENGTH).check(z.trim()), ''),
    thanks_format: textFormat,
    /** What is kept of the link's own words, by their names, with the response. */
    fields: z._default(
      z.array(fieldName).check(
        z.maxLength(MAX_FIELDS, 'too_many'),
        z.refine((names) => new Set(names).size === names.length, 'repeated'),
      ),
      [],
    ),
    /** Where whoever has answered may go on to; empty: nowhere. */
    onward: z._default(addressOrNone, ''),
  })
  .check(
    z.refine(({ anonymous, fields }) => !anonymous || fields.length === 0, {
      error: 'anonymous_fields',
      path: ['fields'],
    }),
    z.refine((how) => !how.one_per_person || mayBeOnePerPerson(how), { error: 'not_one_of', path: ['one_per_person'] }),
  )
export type Responding = z.infer<typeof responding>

export const USUAL_RESPONDING: Responding = responding.parse({})

/** Why what its teacher has left open takes no answers: its time is over, or as many have answered as it takes. */
export const shut = z.enum(['over', 'full'])
export type Shut = z.infer<typeof shut>

type Limits = Pick<Responding, 'until' | 'at_most'>

export const isOver = ({ until }: Pick<Limits, 'until'>, now: Instant): boolean => until !== null && now >= until

/** Null: nothing keeps it from taking answers. `ended`: how many have answered. */
export const shutBy = (limits: Limits, { now, ended }: { now: Instant; ended: number }): Shut | null => {
  if (isOver(limits, now)) return 'over'
  const { at_most: atMost } = limits
  return atMost !== null && ended >= atMost ? 'full' : null
}
