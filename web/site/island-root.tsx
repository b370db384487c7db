import type { ReactNode } from 'react'
import { ElementIdPrefix } from '../ui/element-id.ts'

/** The top of an island, alike where it is rendered and where it comes to life. */
export function IslandRoot({ name, children }: { name: string; children: ReactNode }) {
  return <ElementIdPrefix value={`${name}-`}>{children}</ElementIdPrefix>
}
