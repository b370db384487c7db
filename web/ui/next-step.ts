/** Of a button that leads on: see `buttonClass`. By itself: whatever stood beside it would come with every page that has a button. */
export const NEXT_STEP = 'next-step'
