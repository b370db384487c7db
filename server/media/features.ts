import type { Features, Server } from '../features.ts'
import { pictureRoutes } from './pictures/routes.ts'
import { tidyPictures } from './pictures/tidy-pictures.ts'
import { tidyFiles } from './uploads/tidy-files.ts'

export const mediaFeatures = (server: Server) =>
  ({
    routes: [pictureRoutes],
    tidying: [() => tidyPictures(server), () => tidyFiles(server)],
  }) satisfies Features
