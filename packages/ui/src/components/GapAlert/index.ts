export { GapAlert, type GapAlertProps, type GapFix } from './GapAlert.js';
