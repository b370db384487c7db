import type { Kind } from '#domain/questions/rules.ts'
import { t } from '../i18n/teachers/editor.ts'

/** What people call it, wherever a kind is offered, listed or told. */
export const nameOfKind = (kind: Kind): string => t(`editor.kind_${kind}`)
