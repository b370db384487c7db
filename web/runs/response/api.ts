import { giveResponse, readCrowdResults, readResponded, readResponse } from '#contract/runs/responses.ts'
import type { GivenResponseOnWire } from '#contract/runs/responses-requests.ts'
import { call } from '../../calls/call.ts'
import { timeoutMs } from '../../calls/retry.ts'

/** The calls of whoever responds to one poll or survey. */
export const respondingApi = (code: string) => ({
  paper: (version: string | null, timeoutMs: number) =>
    call(readResponded, { query: { code, ...(version !== null && { version }) } }, { timeoutMs }),
  stored: (deviceKey: string, timeoutMs: number) =>
    call(readResponse, { body: { code, device_key: deviceKey } }, { timeoutMs }),
  crowd: (deviceKey: string) =>
    call(readCrowdResults, { body: { code, device_key: deviceKey } }, { timeoutMs: timeoutMs(0) }),
  give: (given: Omit<GivenResponseOnWire, 'code'>, timeoutMs: number) =>
    call(giveResponse, { body: { code, ...given } }, { timeoutMs, keepalive: true }),
})
export type RespondingApi = ReturnType<typeof respondingApi>
