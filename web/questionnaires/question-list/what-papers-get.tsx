import { extra } from '../../ui/extra.tsx'

/** Nobody waits for it to write a quiz. */
export const WhatPapersGet = extra(async () => (await import('./paper-figures.tsx')).PaperFigures)
