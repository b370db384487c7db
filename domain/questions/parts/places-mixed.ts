import { mixedPlaces } from './order.ts'

type Options = { options: readonly unknown[]; fixed?: readonly number[] | undefined }

type Met = { id: string; asked: object }

/** The stored places of a question's options in the order in which this attempt meets them; undefined where it has none. */
export const placesOf = ({ id, asked }: Met, attempt: string): number[] | undefined => {
  const { options, fixed = [] }: Partial<Options> = asked
  return options && mixedPlaces(options.length, fixed, `${attempt}:${id}`)
}
