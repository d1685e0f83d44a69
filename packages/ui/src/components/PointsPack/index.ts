export { type PointsOption, PointsPack, type PointsPackProps } from './PointsPack.js';
