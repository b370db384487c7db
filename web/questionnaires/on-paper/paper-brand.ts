import { queryOptions } from '@tanstack/react-query'
import { readOwnBrand } from '#contract/questionnaires/branding.ts'
import { orThrow } from '../../calls/reply.ts'
import { callAsTeacher } from '../../people/accounts/api.ts'

/** What paper shows of a brand: black on white is for everybody. */
export type PaperBrand = { logo: { id: string; width: number; height: number } | null; footer: string }

/** Of a questionnaire's own brand, or else its teacher's. */
export const readPaperBrand = async (id: string): Promise<PaperBrand> => {
  const { own, account } = await orThrow(callAsTeacher(readOwnBrand, { params: { id } }))
  const { brand, frames } = own ?? account
  const frame = brand.logo === null ? undefined : frames[brand.logo]
  const logo = brand.logo === null || !frame ? null : { id: brand.logo, width: frame.width, height: frame.height }
  return { logo, footer: brand.footer }
}

export const paperBrandQuery = (id: string) =>
  queryOptions({ queryKey: ['paper-brand', id], queryFn: () => readPaperBrand(id) })
