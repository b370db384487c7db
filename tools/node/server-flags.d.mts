export declare const serverFlags: (bytes?: number) => string[]
