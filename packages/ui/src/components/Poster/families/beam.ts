import { circle, type Family, fill, line, path, rectangle, repeat } from '../drawing.js';

const strip = 36;

/** A projector's beam falling on a reel, between two strips of film. */
export const beam: Family = ({ width, height, random }) => {
  const lampX = width * 0.1;
  const lampY = height * 0.12;
  // Ends below the right strip, because a cut at the edge would leave a hairline.
  const right = width - strip / 2;
  const falls = (share: number) => lampY + (height * share - lampY) * ((right - lampX) / (width * 0.95));
  const reelX = width * 0.66;
  const reelY = height * 0.66;
  const hole = (index: number) => {
    const angle = index * 1.2566 + random() * 0.2;
    return circle(reelX + Math.cos(angle) * width * 0.12, reelY + Math.sin(angle) * width * 0.12, width * 0.036);
  };
  const perforations = repeat(Math.floor((height - 10) / 30) + 1, (index) => {
    const y = 10 + index * 30;
    return path`M18 ${y}v16M${width - 18} ${y}v16`;
  });
  return [
    fill('a', path`M${lampX} ${lampY}L${right} ${falls(0.34)}V${height * 1.02}H${width * 0.32}z`),
    fill('b', path`M${lampX} ${lampY}L${right} ${falls(0.62)}V${height * 1.1}H${width * 0.62}z`),
    fill('field', circle(reelX, reelY, width * 0.2)),
    fill('a', circle(reelX, reelY, width * 0.055) + hole(0) + hole(1) + hole(2)),
    fill('b', hole(3) + hole(4)),
    fill('field', rectangle(0, 0, strip, height) + rectangle(width - strip, 0, strip, height)),
    line('c', 16, perforations),
    fill('a', circle(lampX + 30, lampY, width * 0.06)),
  ];
};
