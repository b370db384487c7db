import { setTimeout as pauseFor } from 'node:timers/promises'
import { addTo, type Folding, type Portion } from './growing-portions.ts'
import { createLine, createLines } from './line.ts'
import { createNumberedShelf, createShelf, withinHeap } from './shelf.ts'
import { createBreath } from './take-breaths.ts'

/** What all rows up to `mark` came to; `rows`: how many they were. */
export type Grown<State, Mark> = { state: State; mark: Mark; rows: number }

/** Where rows come from. */
type Source<Asked, About, Row, State, Mark> = {
  /**
   * What is to be known before any row is read: what changes from here on is found out at the next look. Another `epoch` says
   * that rows which were folded have become others, or that they are asked about in another way: all are read anew.
   */
  about: (asked: Asked) => About | Promise<About>
  /** Before any row. */
  start: Mark
  /** All behind the mark, portion by portion; null: nothing is. */
  read: (about: About, known: Grown<State, Mark>) => AsyncIterable<Portion<Row, Mark>> | null
  /** Whether the rows up to the mark are those that were folded; where they are not, all are read anew. */
  isWhole: (about: About, known: Grown<State, Mark>) => boolean | Promise<boolean>
}

/** What rows come to. */
type Fold<About, Row, State> = {
  /** Before any row. `former`: what was known of the same key, of which what still holds may be taken over. */
  begin: (about: About, former: State | undefined) => State | Promise<State>
  /** Adds to a copy, for others read `state` meanwhile, and it stands if this fails; or in place, where a row that is added twice counts once. */
  onto: (state: State) => Folding<Row, State>
  /** Adds in place where it does not: nobody but `onto` may look into what it adds to, and nothing is kept if it fails. */
  isInPlace?: boolean
  /** Begins what keeps nothing of single rows: for what takes too much memory, and is read anew with each look. */
  lean?: (about: About) => State
  /** Of a lean state, what it would take if it were not. */
  bytesOf: (state: State) => number
}

export type Growing<Asked, About extends { epoch: string | number }, Row, State, Mark> = {
  source: Source<Asked, About, Row, State, Mark>
  fold: Fold<About, Row, State>
  keyOf: (asked: Asked) => string
  /** What those have in common who get the same; the key, where nothing is said. */
  nameOf?: (asked: Asked) => string
  /** Of all keys together; fewer where the heap is small (`withinHeap`). */
  mostBytes: number
  /** How often one look reads all anew, at most, where rows are written meanwhile behind what was read. */
  mostAnew?: number
  /**
   * For what a crowd watches while it writes, where one turn of the event loop takes up to a second. `gatherMs`: how long a
   * look waits for others who ask; `atATimeMs`: how long it folds before others have a turn.
   */
  live?: { gatherMs: number; atATimeMs: number }
}

/** Keys that are too large to be kept. */
const MOST_NOTED = 1000

type Reading<Asked, About, Row, State, Mark> = {
  source: Pick<Source<Asked, About, Row, State, Mark>, 'read'>
  fold: Pick<Fold<About, Row, State>, 'onto'>
  live?: Growing<Asked, About & { epoch: string }, Row, State, Mark>['live']
}

/** `most`: what it may take in memory. `onBegin`: called where there is something to read, before any of it is added. */
type Bounds = { most?: number; onBegin?: () => void }

/** Reads on from what is known; answers with that itself where nothing is to be read. */
export const createReading = <Asked, About, Row, State, Mark>({
  source,
  fold,
  live,
}: Reading<Asked, About, Row, State, Mark>) => {
  /** Portions of all keys, in turn: a huge key keeps nobody waiting longer than a portion, and many keys no save for longer than one. */
  const inTurn: ReturnType<typeof createLine> = live ? (work) => work() : createLine()

  /** Null: it takes more than `most` bytes. */
  return async (
    about: About,
    known: Grown<State, Mark>,
    { most, onBegin }: Bounds = {},
  ): Promise<Grown<State, Mark> | null> => {
    const portions = source.read(about, known)?.[Symbol.asyncIterator]()
    if (!portions) return known
    onBegin?.()
    const breath = createBreath(1, live?.atATimeMs)
    let { mark, rows } = known
    // What was only begun is ended too: it may hold what was known before.
    let folding = known.rows === 0 ? fold.onto(known.state) : undefined
    const step = async (): Promise<'more' | 'end' | 'too large'> => {
      const next = await portions.next()
      if (next.done) return 'end'
      const portion = next.value
      const isEmpty = portion.found.length === 0
      if (!isEmpty) folding ??= fold.onto(known.state)
      const added = folding && !isEmpty ? await addTo(folding, portion, { breath, most }) : 0
      if (added === null) return 'too large'
      rows += added
      mark = portion.mark
      return portion.isLast ? 'end' : 'more'
    }
    let stands = await inTurn(step)
    while (stands === 'more') {
      // What has no new row takes time too.
      const pause = live && breath()
      if (pause) await pause
      stands = await inTurn(step)
    }
    if (stands === 'too large') return null
    return { state: folding ? await folding.end() : known.state, mark, rows }
  }
}

/** What is kept of keys, and how it is looked at: one look at a key at a time. */
const createLooking = <Asked, About extends { epoch: string | number }, Row, State, Mark>(
  how: Growing<Asked, About, Row, State, Mark>,
) => {
  const { source, fold, mostBytes, mostAnew = 1 } = how
  const most = withinHeap(mostBytes)
  const shelf = createShelf<Grown<State, Mark> & { epoch: string | number }>({
    mostBytes,
    bytesOf: ({ state }) => fold.bytesOf(state),
  })
  const tooLarge = createNumberedShelf<true>(MOST_NOTED)
  const readOn = createReading(how)

  const begun = async (about: About, former: State | undefined): Promise<Grown<State, Mark>> => ({
    state: await fold.begin(about, former),
    mark: source.start,
    rows: 0,
  })
  const leanly = async (key: string, about: About): Promise<State> => {
    shelf.drop(key)
    tooLarge.set(key, true)
    const begunLeanly = fold.lean?.(about) ?? (await fold.begin(about, undefined))
    const known = { state: begunLeanly, mark: source.start, rows: 0 }
    const { state } = (await readOn(about, known)) ?? known
    // What made it large may have been erased.
    if (fold.bytesOf(state) < most / 2) tooLarge.delete(key)
    return state
  }

  const look = async (key: string, asked: Asked): Promise<State> => {
    for (let anew = 0, isForced = false; ; isForced = true) {
      const about = await source.about(asked)
      if (tooLarge.get(key)) return leanly(key, about)
      const kept = shelf.get(key)
      const isGood = !isForced && kept?.epoch === about.epoch
      if (!isGood) anew += 1
      const onBegin = () => fold.isInPlace && shelf.drop(key)
      const known = isGood ? kept : await begun(about, kept?.state)
      const grown = await readOn(about, known, { most, onBegin })
      if (grown === null) return leanly(key, about)
      if (grown !== kept) shelf.put(key, { ...grown, epoch: about.epoch })
      if (anew >= mostAnew || (await source.isWhole(about, grown))) return grown.state
    }
  }
  return { shelf, look }
}

/**
 * What is counted while it is looked at: the fold of all rows of a key is kept as long as there is room, and another look reads
 * those that came since. Made once a process, and shared by all who ask.
 */
export const growing = <Asked, About extends { epoch: string | number }, Row, State, Mark>(
  how: Growing<Asked, About, Row, State, Mark>,
) => {
  const { keyOf, nameOf = keyOf, live } = how
  const { look, shelf } = createLooking(how)
  const ofKey = createLines()
  /** Looks that have not begun: whoever asks until then is answered by them, and whoever asks later by what was committed later. */
  const toBegin = new Map<string, Promise<State>>()
  return {
    /** Whatever was committed before the call is in it. */
    of: (asked: Asked): Promise<State> => {
      const [key, name] = [keyOf(asked), nameOf(asked)]
      const next =
        toBegin.get(name) ??
        ofKey(key, async () => {
          if (live) await pauseFor(live.gatherMs)
          toBegin.delete(name)
          return look(key, asked)
        })
      toBegin.set(name, next)
      return next
    },
    /** Of all that is kept now. */
    bytes: shelf.bytes,
  }
}
