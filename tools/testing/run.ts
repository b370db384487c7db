/** The gate is what every change has to pass; the long run is the gate and all the rest. */
export type Scope = 'gate' | 'long'

/** `folder` is for reports; `seed` is what everything random begins with. */
export type Run = { scope: Scope; folder: string; seed: number }
