import { MINUTE } from '#domain/time/time-limit.ts'
import type { Features, Server } from '../features.ts'
import { planRoutes } from './account-settings/plan-routes.ts'
import { accountSettingsRoutes } from './account-settings/routes.ts'
import { activityRoutes } from './activity/routes.ts'
import { contactRoutes } from './contact/routes.ts'
import { emailChangeRoutes } from './email/change-routes.ts'
import { verificationRoutes } from './email/verification-routes.ts'
import { newsletterRoutes } from './newsletter/routes.ts'
import { notificationRoutes } from './notifications/routes.ts'
import { tellTeachers } from './notifications/tell-teachers.ts'
import { passkeyRoutes } from './passkeys/routes.ts'
import { profileRoutes } from './profile/routes.ts'
import { accountRoutes } from './signing-in/routes.ts'
import { twoFactorRoutes } from './two-factor/routes.ts'

export const peopleFeatures = (server: Server) =>
  ({
    routes: [
      accountRoutes,
      twoFactorRoutes,
      passkeyRoutes,
      verificationRoutes,
      emailChangeRoutes,
      accountSettingsRoutes,
      profileRoutes,
      notificationRoutes,
      activityRoutes,
      contactRoutes,
      newsletterRoutes,
      planRoutes,
    ],
    chores: {
      tellTeachers: { every: 5 * MINUTE, work: () => tellTeachers(server) },
    },
  }) satisfies Features
