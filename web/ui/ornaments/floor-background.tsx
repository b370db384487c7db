import type { Background } from '#domain/branding/backgrounds.ts'
import { extra } from '../extra.tsx'
import { Corner } from './alpona.tsx'

const TiledFloor = extra(() => import('./tiled-floor.tsx').then((module) => module.TiledFloor))

/** What a floor (`relative overflow-clip`) has behind its texts. Tiles come later, where they are chosen. */
export function FloorBackground({ background }: { background: Background }) {
  if (background === 'plain') return null
  if (background !== 'alpona') return <TiledFloor background={background} />
  return (
    <Corner className="pointer-events-none absolute end-0 bottom-0 size-32 rotate-180 text-on-floor opacity-25 @min-[40rem]:size-56 @min-[56.25rem]:size-96" />
  )
}
