import { tenDigits } from '#domain/people/person.ts'
import { identityOf } from '#domain/questionnaires/identity.ts'
import { folded } from '#domain/text/folded.ts'
import type { Database } from '../../database/connect.ts'
import { readParticipant } from '../../database/participant-columns.ts'
import { isOfPerson, participantKey, personOf } from '../../runs/attempts/store.ts'
import { rowsIn } from '../attempt-store.ts'

/** So many rows are looked at between two turns of the event loop. */
const AT_ONCE = 500

/** A number as it is kept, however it was typed; anything else without what makes no difference. */
const asKept = (typed: string): string => (/^\d{10}$/.test(tenDigits(typed)) ? tenDigits(typed) : folded(typed))

const isSame = (one: string[], other: string[]) => JSON.stringify(one.toSorted()) === JSON.stringify(other.toSorted())

/**
 * The participant key of the attempt of whoever is identified by all of `person`: the phone number, or what else the quiz
 * tells people by, in any order; null when there is none.
 */
export const keyOfPerson = async (db: Database, questionnaireId: string, person: string[]): Promise<string | null> => {
  const wanted = person.map(asKept)
  const [number = ''] = wanted
  const byNumber = await db
    .selectFrom('submission')
    .select('participant_key')
    .where(isOfPerson(participantKey(questionnaireId, [['phone', number]])))
    .executeTakeFirst()
  if (wanted.length === 1 && byNumber) return personOf(byNumber.participant_key)
  return (await searched(db, questionnaireId, wanted)) ?? takenOut(db, questionnaireId, wanted)
}

/** Among those whom the quiz's teacher has taken out; they are few. */
const takenOut = async (db: Database, questionnaireId: string, wanted: string[]): Promise<string | null> => {
  const rows = await db
    .selectFrom('taken_out')
    .select(['participant_key', 'content'])
    .where('questionnaire_id', '=', questionnaireId)
    .orderBy('submission_id')
    .execute()
  const found = rows.find(({ content }) => {
    const values = identityOf(readParticipant(rowsIn(content).submission)).map(([, value]) => value)
    return isSame(values, wanted)
  })
  return found ? personOf(found.participant_key) : null
}

const searched = async (db: Database, questionnaireId: string, wanted: string[]): Promise<string | null> => {
  for (let last = ''; ; ) {
    const rows = await db
      .selectFrom('submission')
      .select(['id', 'participant_key', 'name', 'phone', 'district', 'fields'])
      .where('questionnaire_id', '=', questionnaireId)
      .where('fields', '!=', '[]')
      .where('id', '>', last)
      .orderBy('id')
      .limit(AT_ONCE)
      .execute()
    const found = rows.find((row) => {
      const values = identityOf(readParticipant(row)).map(([, value]) => value)
      return isSame(values, wanted)
    })
    if (found) return personOf(found.participant_key)
    const end = rows.at(-1)
    if (end === undefined) return null
    last = end.id
  }
}
