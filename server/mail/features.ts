import { SECOND } from '#domain/time/time-limit.ts'
import type { Features, Server } from '../features.ts'
import { createDelivery } from './deliver-mail.ts'
import { createMailSender } from './send-mail.ts'
import { createTidyOutbox } from './tidy-outbox.ts'

export const mailFeatures = (server: Server) => {
  const { config, log } = server
  const { sendDue, stop } = createMailSender({ ...server, deliver: createDelivery({ ...config, log }) })
  return {
    chores: {
      sendMail: { every: SECOND, work: sendDue, hurry: stop },
    },
    tidying: [createTidyOutbox({ ...server, dataDir: config.dataDir })],
  } satisfies Features
}
