import { onceANight } from '../chores.ts'
import type { Features, Server } from '../features.ts'
import { accountExportRoutes } from './account-export/routes.ts'
import { deleteExpired } from './delete-expired.ts'
import { emptyBin } from './erasure/empty-bin.ts'
import { eraseDueAccounts } from './erasure/erase-due-accounts.ts'
import { finishErasures } from './erasure/finish-erasures.ts'
import { erasureRoutes } from './erasure/routes.ts'
import { erasePracticeRuns } from './retention/erase-practice-runs.ts'
import { retentionRoutes } from './retention/routes.ts'
import { runRetention } from './retention/run-retention.ts'

export const personalDataFeatures = (server: Server) =>
  ({
    routes: [erasureRoutes, retentionRoutes, accountExportRoutes],
    tidying: [
      () => deleteExpired(server),
      () => eraseDueAccounts(server),
      () => emptyBin(server),
      () => finishErasures(server),
      onceANight(server, () => runRetention(server)),
      onceANight(server, () => erasePracticeRuns(server)),
    ],
  }) satisfies Features
