import { onTestFinished, vi } from 'vitest'

/** Where the page would have been left for, in turn: until the test is over it stays. */
export const placesLeftFor = (): string[] => {
  const places: string[] = []
  const staying = vi.spyOn(location, 'replace').mockImplementation((to) => void places.push(String(to)))
  onTestFinished(() => staying.mockRestore())
  return places
}
