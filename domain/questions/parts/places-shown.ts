/** The stored places of a question's options, in the order in which they are stored. */
export const storedPlaces = ({ options }: { options: readonly unknown[] }): number[] => options.map((_, place) => place)
