export { Toast, type ToastMessage, type ToastProps } from './Toast.js';
