import { useEffect, useState } from 'react'
import type { Script } from '#domain/text/script.ts'
import type { ServerClock } from '../device/clock.ts'
import { checkClock, checkFormula, checkLetters, checkNetwork, checkStorage, type Finding } from './device-check.ts'

export type Part = 'network' | 'clock' | 'storage' | Script | 'formula' | 'picture'

type Findings = Readonly<Partial<Record<Part, Finding>>>
type Checked = { code: string; clock: ServerClock; scripts: readonly Script[] }

/** The parts of the check, each once it has been tried; all of them side by side, and once more where that is asked for. */
export const useDeviceCheck = ({ code, clock, scripts }: Checked) => {
  const [findings, setFindings] = useState<Findings>({})
  const [times, setTimes] = useState(0)
  const found = (part: Part, finding: Finding) => setFindings((before) => ({ ...before, [part]: finding }))

  // biome-ignore lint/correctness/useExhaustiveDependencies: it is tried as often as that is asked for
  useEffect(() => {
    let isOver = false
    const tell = (part: Part) => (finding: Finding) => {
      if (!isOver) found(part, finding)
    }
    void checkNetwork({ code, clock }).then((finding) => {
      tell('network')(finding)
      tell('clock')(checkClock(clock, Date.now()))
    })
    void checkStorage().then(tell('storage'))
    for (const script of scripts) void checkLetters(script).then(tell(script))
    tell('formula')(checkFormula())
    return () => {
      isOver = true
    }
  }, [times])

  const again = () => {
    setFindings({})
    setTimes(times + 1)
  }
  return { findings, times, found, again }
}
