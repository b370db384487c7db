/** Rows that arrive in one turn of the event loop, stored together; each caller goes on once they are on disk. */
export const shareCommits = <Row>(store: (rows: Row[]) => void | Promise<void>, inFlight = 1) => {
  let waiting: { row: Row; done: () => void }[] = []
  let flying = 0
  let isScheduled = false

  const fly = async () => {
    isScheduled = false
    const batch = waiting
    waiting = []
    flying += 1
    await store(batch.map(({ row }) => row))
    flying -= 1
    for (const { done } of batch) done()
    schedule()
  }
  const schedule = () => {
    if (isScheduled || waiting.length === 0 || flying >= inFlight) return
    isScheduled = true
    setImmediate(() => void fly())
  }
  return (row: Row) =>
    new Promise<void>((done) => {
      waiting.push({ row, done })
      schedule()
    })
}
