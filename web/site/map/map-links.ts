type Place = { latitude: number; longitude: number }

/** Degrees to each side of the place: a quarter of the city. */
const SIDE = 0.03

/** OpenStreetMap's own page for embedding, with a marker at the place. */
export const embeddedMap = ({ latitude, longitude }: Place): string => {
  const box = [longitude - SIDE, latitude - SIDE, longitude + SIDE, latitude + SIDE].map((edge) => edge.toFixed(4))
  const query = new URLSearchParams({ bbox: box.join(','), layer: 'mapnik', marker: `${latitude},${longitude}` })
  return `https://www.openstreetmap.org/export/embed.html?${query}`
}

/** The same place on OpenStreetMap's site, for a new page. */
export const mapPage = ({ latitude, longitude }: Place): string =>
  `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=14/${latitude}/${longitude}`
