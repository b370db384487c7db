export declare const oneAtATime: <T>(name: string, work: () => T | Promise<T>) => Promise<T>
