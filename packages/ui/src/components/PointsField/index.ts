export { PointsField, type PointsFieldProps } from './PointsField.js';
