import { createReading, type Growing, type Grown } from './growing.ts'
import { addTo, type Folding, type Portion } from './growing-portions.ts'
import { createLine } from './line.ts'
import { createShelf } from './shelf.ts'
import { createBreath } from './take-breaths.ts'

/** Several keys read by the same statements. */
type Together<About, Row, Mark> = {
  /** Which are read together. */
  parts: (abouts: readonly About[]) => About[][]
  /** Each portion with the key of what its rows belong to. */
  read: (abouts: readonly About[]) => AsyncIterable<readonly (Portion<Row, Mark> & { key: string })[]>
}

type Source<Asked extends { epoch: string | number }, Row, State, Mark> = Growing<
  Asked,
  Asked,
  Row,
  State,
  Mark
>['source']

/** What is asked says itself what is to be known before any row is read. */
type How<Asked extends { epoch: string | number }, Row, State, Mark> = Pick<
  Growing<Asked, Asked, Row, State, Mark>,
  'keyOf' | 'mostBytes'
> & {
  source: Omit<Source<Asked, Row, State, Mark>, 'about'>
  fold: Omit<Growing<Asked, Asked, Row, State, Mark>['fold'], 'lean'>
}

const createReadingAnew =
  <Asked extends { epoch: string | number }, Row, State, Mark>(
    { source, fold, keyOf }: How<Asked, Row, State, Mark>,
    { read }: Together<Asked, Row, Mark>,
  ) =>
  async (part: readonly Asked[]): Promise<Map<string, Grown<State, Mark>>> => {
    const breath = createBreath(1)
    const all = new Map<string, Grown<State, Mark> & { folding: Folding<Row, State> }>()
    for (const asked of part) {
      const state = await fold.begin(asked, undefined)
      all.set(keyOf(asked), { state, mark: source.start, rows: 0, folding: fold.onto(state) })
    }
    for await (const portions of read(part)) {
      for (const { key, ...portion } of portions) {
        const known = all.get(key)
        if (!known) continue
        known.rows += (await addTo(known.folding, portion, { breath })) ?? 0
        known.mark = portion.mark
      }
    }
    const grown = new Map<string, Grown<State, Mark>>()
    for (const [key, { folding, mark, rows }] of all) grown.set(key, { state: await folding.end(), mark, rows })
    return grown
  }

/** The same of many keys with each look: those that are not known are read together. One look at a time. */
export const growingTogether = <Asked extends { epoch: string | number }, Row, State, Mark>(
  how: How<Asked, Row, State, Mark>,
  together: Together<Asked, Row, Mark>,
) => {
  const { source, fold, keyOf, mostBytes } = how
  const shelf = createShelf<Grown<State, Mark> & { epoch: string | number }>({
    mostBytes,
    bytesOf: ({ state }) => fold.bytesOf(state),
  })
  const readOn = createReading(how)
  const readAnew = createReadingAnew(how, together)
  const inLine = createLine()

  const keep = (asked: Asked, grown: Grown<State, Mark>) => shelf.put(keyOf(asked), { ...grown, epoch: asked.epoch })

  const readOnWhole = async (asked: Asked): Promise<Grown<State, Mark> | null> => {
    const kept = shelf.get(keyOf(asked))
    if (kept?.epoch !== asked.epoch) return null
    const onBegin = () => fold.isInPlace && shelf.drop(keyOf(asked))
    const grown = await readOn(asked, kept, { onBegin })
    if (!grown || !(await source.isWhole(asked, grown))) return null
    // To weigh what has not grown would take as long as there are keys.
    if (grown !== kept) keep(asked, grown)
    return grown
  }

  return {
    /** By their keys; of those that have rows. */
    of: (askeds: readonly Asked[]): Promise<Map<string, State>> =>
      inLine(async () => {
        const states = new Map<string, State>()
        const anew: Asked[] = []
        const answer = (asked: Asked, grown: Grown<State, Mark>) => {
          if (grown.rows > 0) states.set(keyOf(asked), grown.state)
        }
        for (const asked of askeds) {
          const grown = await readOnWhole(asked)
          if (grown) answer(asked, grown)
          else anew.push(asked)
        }
        for (const part of together.parts(anew)) {
          const read = await readAnew(part)
          for (const asked of part) {
            const grown = read.get(keyOf(asked))
            if (!grown) continue
            keep(asked, grown)
            answer(asked, grown)
          }
        }
        return states
      }),
    bytes: shelf.bytes,
  }
}
