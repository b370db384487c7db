import type { ContactMessage } from '#domain/people/contact-message.ts'
import type { Instant } from '#domain/time/time-limit.ts'
import type { Database } from '../../database/connect.ts'

type NewMessage = ContactMessage & { id: string; createdAt: Instant }

export const insertMessage = async (db: Database, { createdAt, ...message }: NewMessage): Promise<void> => {
  await db
    .insertInto('contact_message')
    .values({ ...message, created_at: createdAt })
    .execute()
}
