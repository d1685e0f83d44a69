/**
 * Sample pictures for the stories: a moon over water, as a picture and as its halftone. This module computes the dots as
 * an upload does: columns at 45 degrees, and the lighter the picture at a point, the larger the dot.
 */
const width = 400;
const height = 500;

/** The light at a point, 0 to 1: a moon, its reflection on the water, and a dark hill in front of it. */
function light(x: number, y: number): number {
  const moon = Math.hypot(x - 210, y - 170);
  const hill = 330 - 90 * Math.exp(-(((x - 80) / 90) ** 2)) - 60 * Math.exp(-(((x - 330) / 70) ** 2));
  if (y > 330) {
    const reflection = Math.exp(-(((x - 210) / (30 + (y - 330) * 0.4)) ** 2));
    return 0.12 + 0.75 * reflection * (Math.sin(y / 5) > -0.2 ? 1 : 0.2);
  }
  if (y > hill) return 0.02;
  if (moon < 90) return 0.95 - (moon / 90) * 0.12;
  return 0.1 + 0.45 * Math.exp(-(((moon - 90) / 80) ** 2));
}

const svg = (content: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice">${content}</svg>`,
  )}`;

function dots(value: (x: number, y: number) => number) {
  const step = 12;
  const circles: string[] = [];
  for (let row = 0; row * (step / 2) <= height; row += 1) {
    for (let x = row % 2 === 0 ? 0 : step / 2; x <= width; x += step) {
      const y = row * (step / 2);
      const radius = Math.sqrt(value(x, y)) * step * 0.52;
      if (radius > 0.8)
        circles.push(
          `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`,
        );
    }
  }
  return svg(
    `<path fill="white" d="${circles.map((d) => d.replace(/\d+\.\d+/g, (n) => Number(n).toFixed(1))).join('')}"/>`,
  );
}

export const moonHalftone = { highlights: dots(light), shadows: dots((x, y) => 1 - light(x, y)) };

/** The "photograph" itself. */
export const moonPicture = {
  src: svg(
    '<path fill="#1b2440" d="M0 0h400v330H0z"/><circle cx="210" cy="170" r="150" fill="#3a4266"/><circle cx="210" cy="170" r="90" fill="#f3e3b3"/><path fill="#0b0f1d" d="M0 330c30-60 60-90 80-90s60 40 110 70c60-10 90-50 140-50s50 40 70 70z"/><path fill="#141d38" d="M0 330h400v170H0z"/><path fill="#e8cf8a" d="M170 345h80v8h-80zm-14 22h112v9H156zm26 24h70v9h-70zm-40 25h150v10H142zm22 27h104v10H164zm-48 28h190v11H116z"/>',
  ),
  width,
  height,
};
