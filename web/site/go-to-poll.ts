import { API_BASE } from '#contract/wire/wire.ts'

/** A code that is no quiz's may be a poll's or a survey's, which have a page of their own. */
export const goToPoll = async (code: string): Promise<void> => {
  const query = new URLSearchParams({ code })
  const isThere = await fetch(`${API_BASE}/response/paper?${query}`)
    .then(({ ok }) => ok)
    .catch(() => false)
  if (isThere) location.replace(`/poll?${query}`)
}
