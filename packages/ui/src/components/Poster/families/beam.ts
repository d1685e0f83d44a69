import { circle, type Family, fill, path, rectangle, repeat } from '../drawing.js';

/** A projector's beam falling on a reel, between two strips of film. */
export const beam: Family = ({ width, height, random }) => {
  const lampX = width * 0.1;
  const lampY = height * 0.12;
  const reelX = width * 0.66;
  const reelY = height * 0.66;
  const hole = (index: number) => {
    const angle = index * 1.2566 + random() * 0.2;
    return circle(reelX + Math.cos(angle) * width * 0.12, reelY + Math.sin(angle) * width * 0.12, width * 0.036);
  };
  const holes = repeat(Math.floor((height - 10) / 30) + 1, (index) => {
    const y = 10 + index * 30;
    return rectangle(10, y, 16, 16) + rectangle(width - 26, y, 16, 16);
  });
  return [
    fill('a', path`M${lampX} ${lampY}L${width * 1.05} ${height * 0.34}V${height * 1.02}H${width * 0.32}z`),
    fill('b', path`M${lampX} ${lampY}L${width * 1.05} ${height * 0.62}V${height * 1.1}H${width * 0.62}z`),
    fill('field', circle(reelX, reelY, width * 0.2)),
    fill('a', circle(reelX, reelY, width * 0.055) + hole(0) + hole(1) + hole(2)),
    fill('b', hole(3) + hole(4)),
    fill('field', rectangle(0, 0, 36, height) + rectangle(width - 36, 0, 36, height)),
    fill('c', holes),
    fill('a', circle(lampX + 30, lampY, width * 0.06)),
  ];
};
