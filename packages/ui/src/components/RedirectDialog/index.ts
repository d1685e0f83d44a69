export { RedirectDialog, type RedirectDialogProps } from './RedirectDialog.js';
