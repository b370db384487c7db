import type { Written } from '#domain/text/text-format.ts'

/** Of anything that is written no more than how; JSON leaves out what is undefined. */
export const writtenOnWire = ({ format, formulas, pictures }: Written): Written => ({ format, formulas, pictures })
