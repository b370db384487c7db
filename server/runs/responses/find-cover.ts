import { tellBrand } from '#contract/questionnaires/tell-brand.ts'
import type { Context } from '../../context.ts'
import type { FindCover } from '../../http/covers.ts'
import { openResponded } from './open-responded.ts'

type Needs = Pick<Context, 'papers' | 'db' | 'now' | 'config' | 'sign' | 'log'>

/** The title of the poll or survey behind a code, for everybody who may read it by a call; codes that lead nowhere count as there. */
export const findRespondedCover =
  (context: Needs): FindCover =>
  async (request, code) => {
    const found = await openResponded(context, { request, code })
    if (!found.ok) return null
    const { version, host, brand } = found.value
    const cover = { title: version.title, host, ...(brand && { brand: tellBrand(brand) }) }
    return { page: 'responding', cover }
  }
