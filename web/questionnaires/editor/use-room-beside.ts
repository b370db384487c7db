import { useMedia } from '../../ui/use-media.ts'

/** For a list, a question and its text or a phone, side by side. */
const ROOM = '(min-width: 80rem)'

export const useRoomBeside = (): boolean => useMedia(ROOM)
